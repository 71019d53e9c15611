import { atom, type ReadableAtom } from 'nanostores';
import type { TaxPage } from '../../chain/client/tax/tax-transfers.ts';
import type { Failure } from '../../chain/model/shared/load-state.ts';
import type { TaxTransfer } from '../../chain/model/tax/tax-transfer.ts';
import { createCursorTrail } from '../cursor-trail.ts';
import { createStoppableRead, type StoppableRead } from '../stoppable-read.ts';
import type { CachedPage } from './cached-transfers.ts';

export interface TaxProgress {
  readonly kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  /** Transfers found. */
  readonly transfers: number;
  /** Actions checked. */
  readonly checked: number;
  /** Time of the last checked action, milliseconds UTC. */
  readonly until: number | null;
  /** The source does not report whether its list is complete. */
  readonly mayBeCut: boolean;
  readonly failure: Failure | null;
}

/** `run` continues after a reload too. */
export interface TaxExport extends StoppableRead {
  readonly $progress: ReadableAtom<TaxProgress>;
  /** Forgets what was read. */
  readonly clear: () => Promise<void>;
  readonly transfers: () => readonly TaxTransfer[];
}

interface Pages {
  readonly read: (cursor: string | null, signal: AbortSignal) => Promise<TaxPage>;
  readonly readCached: () => Promise<CachedPage | null>;
  readonly keep: (page: CachedPage) => Promise<void>;
  readonly forget: () => Promise<void>;
}

const idle: TaxProgress = {
  kind: 'idle',
  transfers: 0,
  checked: 0,
  until: null,
  mayBeCut: false,
  failure: null,
};

/** Reads all transfers of an account, page after page. Each page is cached at once. */
export function createTaxExport(pages: Pages): TaxExport {
  const $progress = atom<TaxProgress>(idle);
  let transfers = new Map<string, TaxTransfer>();
  let follow = createCursorTrail();
  let cursor: string | null = null;
  let index = 0;
  let restored = false;

  const change = (to: Partial<TaxProgress>) => $progress.set({ ...$progress.get(), ...to });

  /** Resolves to whether the cached export is complete. */
  async function restore(): Promise<boolean> {
    if (restored) return false;
    restored = true;
    const cached = await pages.readCached();
    if (!cached) return false;
    for (const transfer of cached.transfers) transfers.set(transfer.key, transfer);
    ({ cursor } = cached);
    index = cached.place + 1;
    const { checked, until, mayBeCut } = cached;
    change({ transfers: transfers.size, checked, until, mayBeCut });
    return cursor === null;
  }

  async function readPage(signal: AbortSignal): Promise<void> {
    const page = await pages.read(cursor, signal);
    signal.throwIfAborted();
    follow(cursor, page.next);
    const fresh = page.transfers.filter(({ key }) => !transfers.has(key));
    for (const transfer of fresh) transfers.set(transfer.key, transfer);
    cursor = page.next;
    const before = $progress.get();
    const checked = before.checked + page.checked;
    const until = page.until ?? before.until;
    const mayBeCut = before.mayBeCut || page.mayBeCut === true;
    await pages.keep({ place: index++, cursor, transfers: fresh, checked, until, mayBeCut });
    change({ transfers: transfers.size, checked, until, mayBeCut });
  }

  async function readAll(signal: AbortSignal): Promise<void> {
    let complete = await restore();
    while (!complete) {
      signal.throwIfAborted();
      await readPage(signal);
      complete = cursor === null;
    }
  }

  const { run, stop } = createStoppableRead($progress, readAll);
  return {
    $progress,
    run,
    stop,
    async clear() {
      stop();
      transfers = new Map();
      cursor = null;
      follow = createCursorTrail();
      await pages.forget();
      $progress.set(idle);
    },
    transfers: () => [...transfers.values()],
  };
}
