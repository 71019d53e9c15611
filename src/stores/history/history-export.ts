import { atom, type ReadableAtom } from 'nanostores';
import type { ActionPage } from '../../chain/history/provider.ts';
import { type ActionRow, actionRowKey } from '../../chain/model/action/action.ts';
import { type Failure, failureOf } from '../../chain/model/shared/load-state.ts';

/** Limit of rows in a file: more than this does not open well in spreadsheets. */
export const MOST_EXPORTED = 50_000;

export interface ExportProgress {
  readonly kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  readonly rows: number;
  readonly looked: number;
  /** Time of the last checked action, milliseconds UTC. */
  readonly until: number | null;
  /** There are more rows than one file holds. */
  readonly cut: boolean;
  readonly failure: Failure | null;
}

export interface HistoryExport {
  readonly $progress: ReadableAtom<ExportProgress>;
  /** Starts, or continues after a stop or failure. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
  /** The text of the file so far. */
  readonly text: () => string;
}

const idle: ExportProgress = {
  kind: 'idle',
  rows: 0,
  looked: 0,
  until: null,
  cut: false,
  failure: null,
};

/**
 * Exports a whole history to text.
 * @param write formats rows; a header comes before the first
 */
export function createHistoryExport(
  readPage: (cursor: string | null, signal: AbortSignal) => Promise<ActionPage>,
  write: (rows: readonly ActionRow[], first: boolean) => Promise<string>,
  most = MOST_EXPORTED,
): HistoryExport {
  const $progress = atom<ExportProgress>(idle);
  const parts: string[] = [];
  const known = new Set<string>();
  let cursor: string | null = null;
  let running: AbortController | null = null;

  async function take(page: ActionPage): Promise<void> {
    const before = $progress.get();
    const unknown = page.rows.filter((row) => !known.has(actionRowKey(row)));
    const rows = unknown.slice(0, most - before.rows);
    for (const row of rows) known.add(actionRowKey(row));
    parts.push(await write(rows, parts.length === 0));
    cursor = page.next;
    const written = before.rows + rows.length;
    const cut = rows.length < unknown.length || (written >= most && cursor !== null);
    const last = rows.at(-1)?.blockTime ?? before.until;
    $progress.set({
      ...before,
      rows: written,
      looked: before.looked + (page.search?.actions ?? page.rows.length),
      until: cut ? last : (page.search?.until ?? last),
      cut,
    });
  }

  async function readAll(signal: AbortSignal): Promise<void> {
    do {
      const page = await readPage(cursor, signal);
      signal.throwIfAborted();
      await take(page);
    } while (cursor !== null && !$progress.get().cut);
  }

  return {
    $progress,
    async run() {
      const { kind } = $progress.get();
      if (kind === 'running' || kind === 'done') return;
      const controller = new AbortController();
      running = controller;
      const end = (change: Partial<ExportProgress>) =>
        $progress.set({ ...$progress.get(), ...change });
      end({ kind: 'running', failure: null });
      try {
        await readAll(controller.signal);
        end({ kind: 'done' });
      } catch (error) {
        if (controller.signal.aborted) end({ kind: 'stopped' });
        else end({ kind: 'failed', failure: failureOf(error) });
      } finally {
        running = null;
      }
    },
    stop: () => running?.abort(),
    text: () => parts.filter((part) => part !== '').join('\r\n'),
  };
}
