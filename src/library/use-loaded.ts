import { startTransition, useEffect, useRef, useState } from 'react';
import { type LoadState, toLoadState } from '../chain/model/shared/load-state.ts';
import type { ChainClient } from './chain.ts';

/** The key of what is loaded: clients of the same chain at the same nodes load the same. */
export function loadKey({ config }: ChainClient, ...of: readonly unknown[]): string {
  const asText = (_key: string, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part);
  return JSON.stringify([config.key, config.chainId, config.endpoints.default, ...of], asText);
}

/**
 * Loads a value when the part appears and when `key` changes, and returns its state. Nothing is set
 * after the part is unmounted.
 */
export function useLoaded<T>(
  key: unknown,
  load: (signal: AbortSignal) => Promise<T>,
): { readonly state: LoadState<T>; readonly retry: () => void } {
  const [shown, setShown] = useState<{ key: unknown; state: LoadState<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const control = new AbortController();
    const set = (state: LoadState<T>) => {
      if (!control.signal.aborted) startTransition(() => setShown({ key, state }));
    };
    latest.current(control.signal).then(
      (value) => set({ kind: 'ready', value }),
      (error: unknown) => set(toLoadState<T>(error)),
    );
    return () => control.abort();
  }, [key, attempt]);
  return {
    state: shown && shown.key === key ? shown.state : { kind: 'loading' },
    retry: () => {
      setShown(null);
      setAttempt((before) => before + 1);
    },
  };
}
