import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back with a form's values at first and whenever they change, and not with each render: the
 * callback may set the state of a parent, which draws the form again.
 * @param values as JSON would have them, or null while they are not valid
 */
export function useOnChange<Values>(
  values: Values,
  onChange: ((values: Values) => void) | undefined,
): void {
  const now = JSON.stringify(values, (_, one: unknown) =>
    typeof one === 'bigint' ? String(one) : one,
  );
  const notify = useEffectEvent(() => onChange?.(values));
  useEffect(() => {
    notify();
  }, [now]);
}
