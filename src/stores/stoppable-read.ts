import type { WritableAtom } from 'nanostores';
import { type Failure, failureOf } from '../chain/model/shared/load-state.ts';

interface ReadProgress {
  readonly kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  readonly failure: Failure | null;
}

export interface StoppableRead {
  /** Starts, or continues after a stop or a failure. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * A read of many pages that the visitor can stop and continue.
 * @param readAll reads on from where it was, until its signal is aborted
 */
export function createStoppableRead<Progress extends ReadProgress>(
  $progress: WritableAtom<Progress>,
  readAll: (signal: AbortSignal) => Promise<void>,
): StoppableRead {
  let running: AbortController | null = null;
  const change = (kind: ReadProgress['kind'], failure: Failure | null = null) =>
    $progress.set({ ...$progress.get(), kind, failure });
  return {
    async run() {
      const { kind } = $progress.get();
      if (kind === 'running' || kind === 'done') return;
      running = new AbortController();
      const { signal } = running;
      change('running');
      try {
        await readAll(signal);
        change('done');
      } catch (error) {
        if (signal.aborted) change('stopped');
        else change('failed', failureOf(error));
      }
    },
    stop: () => running?.abort(),
  };
}
