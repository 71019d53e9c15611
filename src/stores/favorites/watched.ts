import { atom } from 'nanostores';
import { readAccount } from '../../chain/client/account/account.ts';
import { isRecord } from '../../chain/core/record.ts';
import { type SeenFacts, type WatchFacts, watchFacts } from '../../chain/model/account/watch.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** Accounts that are requested. The list may be longer. */
export const mostWatched = 20;

const keyOf = () => `pronghorn-watched/${chainConfig().key}`;

/** The facts of watched accounts as the visitor has seen them, by account. */
export const $seen = atom<Readonly<Record<string, SeenFacts>>>({});

/** A watched account as its node reports it, requested once. */
export const watchedStore = loadStores('watched', async (name) =>
  watchFacts(await readAccount(chainAccess(), name)),
);

/** Reads what earlier visits have seen. */
export function loadSeen(): void {
  $seen.set(storedFacts());
}

/** Notes the present facts of accounts as seen. Accounts that are no longer watched are forgotten. */
export function noteSeen(
  facts: Readonly<Record<string, WatchFacts>>,
  watched: readonly string[],
  at: number,
): void {
  const now = Object.entries(facts).map(([name, one]) => [name, { ...one, at }] as const);
  const all = { ...storedFacts(), ...Object.fromEntries(now) };
  const names = new Set(watched);
  const seen = Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
  $seen.set(seen);
  try {
    localStorage.setItem(keyOf(), JSON.stringify(seen));
  } catch {
    // Storage is not available: the facts are known until the page is closed.
  }
}

function storedFacts(): Record<string, SeenFacts> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '{}');
    if (!isRecord(found)) return {};
    return Object.fromEntries(
      Object.entries(found).flatMap(([name, one]) => (isSeen(one) ? [[name, one]] : [])),
    );
  } catch {
    return {};
  }
}

function isSeen(one: unknown): one is SeenFacts {
  if (!isRecord(one)) return false;
  const { at, liquid, permissions } = one as Partial<Record<keyof SeenFacts, unknown>>;
  return (
    typeof at === 'number' &&
    typeof liquid === 'string' &&
    isRecord(permissions) &&
    Object.values(permissions).every((text) => typeof text === 'string')
  );
}
