import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, ResolverResult } from 'react-hook-form';

/** Calls back with a form's values whenever they change; with null while they are not valid. */
export function useValid<Values>(
  values: Values | null,
  onValid: ((values: Values | null) => void) | undefined,
): void {
  const now = JSON.stringify(values, (_, one: unknown) =>
    typeof one === 'bigint' ? String(one) : one,
  );
  const notify = useEffectEvent(() => onValid?.(values));
  useEffect(() => notify(), [now]);
}

/** The values of a validation; null if it found errors. */
export function validOf<Values extends FieldValues>(result: ResolverResult<Values>): Values | null {
  return Object.keys(result.errors).length === 0 ? (result.values as Values) : null;
}
