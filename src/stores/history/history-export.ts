import { atom, type ReadableAtom } from 'nanostores';
import type { ActionPage } from '../../chain/history/provider.ts';
import { type ActionRow, actionRowKey } from '../../chain/model/action/action.ts';
import type { Failure } from '../../chain/model/shared/load-state.ts';
import { createCursorTrail } from '../cursor-trail.ts';
import { createStoppableRead, type StoppableRead } from '../stoppable-read.ts';

/** Limit of rows in a file: more than this does not open well in spreadsheets. */
export const MOST_EXPORTED = 50_000;

export interface ExportProgress {
  readonly kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  readonly rows: number;
  readonly checked: number;
  /** How many actions there are to check for one file; null if the source does not count them. */
  readonly expected: number | null;
  /** Time of the last checked action, milliseconds UTC. */
  readonly until: number | null;
  /** There are more rows than one file holds. */
  readonly truncated: boolean;
  readonly failure: Failure | null;
}

export interface HistoryExport<Record> extends StoppableRead {
  readonly $progress: ReadableAtom<ExportProgress>;
  /** The records of the file so far. */
  readonly records: () => readonly Record[];
}

const idle: ExportProgress = {
  kind: 'idle',
  rows: 0,
  checked: 0,
  expected: null,
  until: null,
  truncated: false,
  failure: null,
};

/** A lower bound counts only if it fills a file. */
function expectedOf({ total, totalAtLeast }: ActionPage, most: number): number | null {
  if (total === null || (totalAtLeast === true && total < most)) return null;
  return Math.min(total, most);
}

/** Exports a whole history as records of a file. */
export function createHistoryExport<Record>(
  readPage: (cursor: string | null, signal: AbortSignal) => Promise<ActionPage>,
  recordsOf: (rows: readonly ActionRow[]) => Promise<readonly Record[]>,
  most = MOST_EXPORTED,
): HistoryExport<Record> {
  const $progress = atom<ExportProgress>(idle);
  const records: Record[] = [];
  const exported = new Set<string>();
  const follow = createCursorTrail();
  let cursor: string | null = null;

  async function take(page: ActionPage): Promise<void> {
    const before = $progress.get();
    const fresh = page.rows.filter((row) => !exported.has(actionRowKey(row)));
    const rows = fresh.slice(0, most - before.rows);
    for (const row of rows) exported.add(actionRowKey(row));
    for (const record of await recordsOf(rows)) records.push(record);
    cursor = page.next;
    const written = before.rows + rows.length;
    const truncated = rows.length < fresh.length || (written >= most && cursor !== null);
    const last = rows.at(-1)?.blockTime ?? before.until;
    $progress.set({
      ...before,
      rows: written,
      // Only the first page has the total.
      expected: before.expected ?? expectedOf(page, most),
      checked: before.checked + (page.search?.actions ?? page.rows.length),
      until: truncated ? last : (page.search?.until ?? last),
      truncated,
    });
  }

  async function readAll(signal: AbortSignal): Promise<void> {
    do {
      const page = await readPage(cursor, signal);
      signal.throwIfAborted();
      follow(cursor, page.next);
      await take(page);
    } while (cursor !== null && !$progress.get().truncated);
  }

  return { $progress, ...createStoppableRead($progress, readAll), records: () => records };
}
