import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const REALDATA = new URL('../../../shared/realdata/', import.meta.url).pathname;

/** Recorded answers of real chains lie beside the repository; they are not part of it. */
export const hasRealdata = existsSync(REALDATA);

export interface Recording {
  readonly file: string;
  readonly request: { readonly path?: string; readonly params?: unknown; readonly query?: string };
  readonly response: unknown;
  readonly status: number;
}

/** The recordings of one kind of call, or none where the folder is absent, which is then said. */
export function recordings(kind: string): Recording[] {
  if (!hasRealdata) {
    console.warn(`Skipped: no recordings of ${kind} beside the repository.`);
    return [];
  }
  return readdirSync(join(REALDATA, kind), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(REALDATA, kind, file), 'utf8')) as Omit<Recording, 'file'>),
      file,
    }));
}
