import { outsideRecordings, recordedKindsOf, recordingsFrom } from '#tests/recordings/read.ts';
import { serviceForms } from '#tests/recordings/fields.ts';

/**
 * What answers to a call must have: those of a real node where nodes answer it, else the fields that
 * the service documents; and what the folder of `REALDATA` holds.
 */
export function expectedForms(call: string): unknown[] {
  const own = recordedKindsOf('nodeos').includes(call)
    ? recordingsFrom('nodeos', call).map(({ response }) => response)
    : serviceForms(call).map(({ fields }) => fields);
  const outside = outsideRecordings(call).filter(
    ({ file, status }) => status < 300 && !/\/fio_[^/]*$/.test(file),
  );
  return [...own, ...outside.map(({ response }) => response)];
}

/**
 * What the recorded value has and the answer has not, or has of another type, as paths. Lists are
 * compared by their first items; an int64 may be number or string, unless types are `exact`; null
 * on either side is let be, since it stands for "none".
 */
export function missingFrom(
  answer: unknown,
  recorded: unknown,
  path = '',
  types: 'exact' | 'loose' = 'loose',
): string[] {
  if (recorded === null || answer === null) return [];
  if (Array.isArray(recorded)) {
    if (!Array.isArray(answer)) return [`${path}: not a list`];
    if (recorded.length === 0 || answer.length === 0) return [];
    return missingFrom(answer[0], recorded[0], `${path}[0]`, types);
  }
  if (typeof recorded === 'object') {
    if (typeof answer !== 'object' || Array.isArray(answer)) return [`${path}: not an object`];
    const fields = answer as Record<string, unknown>;
    return Object.entries(recorded).flatMap(([field, value]) =>
      field in fields
        ? missingFrom(fields[field], value, `${path}.${field}`, types)
        : [`${path}.${field}: missing`],
    );
  }
  const both = types === 'loose' && isInteger(answer) && isInteger(recorded);
  const same = typeof answer === typeof recorded || both;
  return same ? [] : [`${path}: ${typeof answer}, recorded ${typeof recorded}`];
}

function isInteger(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
}
