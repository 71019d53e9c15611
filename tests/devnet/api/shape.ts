import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Recorded answers of real nodes, beside the repository. Absent on most machines. */
const RECORDINGS = resolve(import.meta.dirname, '../../../../shared/realdata');

export interface Recording {
  file: string;
  request: { path?: string; params?: Record<string, unknown> };
  response: unknown;
  status: number;
}

export const hasRecordings = existsSync(RECORDINGS);

/** The recordings of a call, of one folder. Empty where there are none. */
export function recordings(call: string): Recording[] {
  const folder = join(RECORDINGS, call);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Recording, 'file'>),
      file,
    }));
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
