import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { type LoadStore, useLoad } from '#src/stores/load-store.ts';

/**
 * What a store knows of the user. Before a log-in nothing is requested, and a form shows itself with
 * what a new account has.
 * @param of the user's account; empty before a log-in
 * @param blank of a new account; the same object on each call
 */
export function useOwn<T>(
  make: (of: string) => LoadStore<T>,
  of: string,
  blank: T,
): { state: LoadState<T>; store: LoadStore<T> | null } {
  const { state, store } = useLoad(make, of || null);
  return { state: of === '' ? { kind: 'ready', value: blank } : state, store };
}
