import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/**
 * A validation result for react-hook-form: the values, or an error message for each invalid field.
 */
export function resolverResult<Values extends FieldValues>(
  values: Values,
  messages: Partial<Record<keyof Values & string, string | null>>,
): ResolverResult<Values> {
  const wrong = Object.entries(messages).flatMap(([field, message]) =>
    typeof message === 'string' ? [[field, { type: 'check', message }]] : [],
  );
  if (wrong.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<Values> };
}
