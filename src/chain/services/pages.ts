/** Rows requested at once. A service may return fewer: it has a limit of its own. */
export const PAGE = 100;
/** Limits are round numbers, so a short page of another length is the last one. */
const ROUND = 5;
/** No service has a smaller limit by default. */
const LEAST_LIMIT = 50;
/** Longer lists are truncated, and not `complete`. */
const MAX_PAGES = 20;

export interface Listed<T> {
  readonly rows: readonly T[];
  /** False if there may be more. */
  readonly complete: boolean;
}

/** Whether a list is probably cut after a page of this length, for lists that are read on demand. */
export function isFullPage(length: number): boolean {
  return length >= LEAST_LIMIT && length % ROUND === 0;
}

interface PageOptions {
  readonly maxPages?: number;
  /** The service leaves out doubles after it has cut a page: a long page of any length may go on. */
  readonly dropsDuplicates?: boolean;
}

/**
 * All rows of a list, each once by its key.
 * @param readPage gets the rows to skip and the page's number, from 1
 */
export async function readAllRows<T>(
  readPage: (
    skip: number,
    page: number,
  ) => Promise<{ readonly rows: readonly T[]; readonly length: number }>,
  keyOf: (row: T) => string,
  { maxPages = MAX_PAGES, dropsDuplicates = false }: PageOptions = {},
): Promise<Listed<T>> {
  const byKey = new Map<string, T>();
  let skip = 0;
  for (let page = 1; page <= maxPages; page++) {
    const { rows, length } = await readPage(skip, page);
    const before = byKey.size;
    for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
    const mayGoOn = length % ROUND === 0 || (dropsDuplicates && length >= LEAST_LIMIT);
    if (length === 0 || !mayGoOn) return { rows: [...byKey.values()], complete: true };
    // The service ignores `skip`. A short list is complete even so.
    if (byKey.size === before) return { rows: [...byKey.values()], complete: length < LEAST_LIMIT };
    skip += length;
  }
  return { rows: [...byKey.values()], complete: false };
}
