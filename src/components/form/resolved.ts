import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** What react-hook-form wants of a check: the values, or a message for each field that has one. */
export function resolved<Values extends FieldValues>(
  values: Values,
  messages: Partial<Record<keyof Values & string, string | null>>,
): ResolverResult<Values> {
  const wrong = Object.entries(messages).flatMap(([field, message]) =>
    typeof message === 'string' ? [[field, { type: 'check', message }]] : [],
  );
  if (wrong.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<Values> };
}
