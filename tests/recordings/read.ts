import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGINS } from './recording.ts';
import type { Origin, Recording } from './recording.ts';

export interface ReadRecording extends Omit<Recording, 'title' | 'request'> {
  /** Where it lies and what it is about, for a failure to name it. */
  readonly file: string;
  /** Null for one of the folder that `REALDATA` names. */
  readonly origin: Origin | null;
  readonly request: Partial<Recording['request']>;
}

/** A folder of recordings that are not part of the repository, named by `REALDATA=/path`. */
export const OUTSIDE = process.env['REALDATA'];

/**
 * The recordings of one kind, and those of the folder that `REALDATA` names. Throws where the
 * repository has none: their absence is a failure, not a reason to skip a test.
 */
export function recordings(kind: string): ReadRecording[] {
  const own = ORIGINS.flatMap((origin) => ownRecordings(origin, kind));
  if (own.length === 0) throw new Error(`no recordings of ${kind} in tests/recordings`);
  return [...own, ...outsideRecordings(kind)];
}

/** The recordings of one kind and one origin. Throws where there are none. */
export function recordingsFrom(origin: Origin, kind: string): ReadRecording[] {
  const own = ownRecordings(origin, kind);
  if (own.length === 0) throw new Error(`no recordings of ${kind} in tests/recordings/${origin}`);
  return own;
}

/** The recordings that no test of the repository needs; none unless `REALDATA` names a folder. */
export function outsideRecordings(kind: string): ReadRecording[] {
  const folder = join(OUTSIDE ?? '', kind);
  if (OUTSIDE === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const read = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReadRecording;
      return { ...read, file, origin: null };
    });
}

/** The kinds of recordings in the folder that `REALDATA` names. */
export function outsideKinds(): string[] {
  if (OUTSIDE === undefined) return [];
  return readdirSync(OUTSIDE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The kinds of recordings in the repository. */
export function recordedKinds(): string[] {
  return [...new Set(ORIGINS.flatMap((origin) => recordedKindsOf(origin)))].toSorted();
}

function ownRecordings(origin: Origin, kind: string): ReadRecording[] {
  if (!recordedKindsOf(origin).includes(kind)) return [];
  const text = readFileSync(join(import.meta.dirname, origin, `${kind}.json`), 'utf8');
  return (JSON.parse(text) as Recording[]).map(({ title, ...recording }) => ({
    ...recording,
    file: `${origin}/${kind}: ${title}`,
    origin,
  }));
}

/** Those of one origin alone. */
export function recordedKindsOf(origin: Origin): string[] {
  return readdirSync(join(import.meta.dirname, origin))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}
