import { atom, type ReadableAtom } from 'nanostores';
import type { HeldBalance, SnapshotPage } from '../../chain/client/token/snapshot.ts';
import type { Failure } from '../../chain/model/shared/load-state.ts';
import { createCursorTrail } from '../cursor-trail.ts';
import { createStoppableRead, type StoppableRead } from '../stoppable-read.ts';

export interface SnapshotProgress {
  readonly kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  /** Accounts that were read. */
  readonly read: number;
  /** Balances above zero. */
  readonly holders: number;
  /** The head block before the first page and after the last one. */
  readonly from: number | null;
  readonly to: number | null;
  /** There are more accounts than were requested. */
  readonly truncated: boolean;
  readonly failure: Failure | null;
}

export interface Snapshot extends StoppableRead {
  readonly $progress: ReadableAtom<SnapshotProgress>;
  /** The balances so far. */
  readonly balances: () => readonly HeldBalance[];
}

const idle: SnapshotProgress = {
  kind: 'idle',
  read: 0,
  holders: 0,
  from: null,
  to: null,
  truncated: false,
  failure: null,
};

/**
 * Reads balances page by page, each account's once.
 * @param from the first account
 * @param most accounts, about: a page is read whole
 */
export function createSnapshot(
  readPage: (from: string, signal: AbortSignal) => Promise<SnapshotPage>,
  readHead: (signal: AbortSignal) => Promise<number>,
  from: string,
  most: number,
): Snapshot {
  const $progress = atom<SnapshotProgress>(idle);
  const balances: HeldBalance[] = [];
  const listed = new Set<string>();
  const follow = createCursorTrail();
  let next: string | null = from;

  async function readAll(signal: AbortSignal): Promise<void> {
    const head = await readHead(signal);
    const before = $progress.get();
    $progress.set({ ...before, from: before.from ?? head, to: head });
    while (next !== null && $progress.get().read < most) {
      const page: SnapshotPage = await readPage(next, signal);
      signal.throwIfAborted();
      follow(next, page.next);
      // A payment by the file would pay an account twice.
      for (const row of page.rows) {
        if (!listed.has(row.account)) balances.push(row);
        listed.add(row.account);
      }
      next = page.next;
      const progress = $progress.get();
      $progress.set({ ...progress, read: progress.read + page.read, holders: balances.length });
    }
    const to = await readHead(signal);
    $progress.set({ ...$progress.get(), to, truncated: next !== null });
  }

  return { $progress, ...createStoppableRead($progress, readAll), balances: () => balances };
}
