import { atom } from 'nanostores';
import { readAccount } from '../../chain/client/account/account.ts';
import * as v from '../../chain/core/schema.ts';
import {
  type WatchSnapshot,
  type WatchFacts,
  watchFacts,
} from '../../chain/model/account/watch.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';
import { readStored, writeStored } from '../stored-json.ts';

/** Accounts that are requested. The list may be longer. */
export const mostWatched = 20;

const seenForm: v.GenericSchema<unknown, WatchSnapshot> = v.object({
  at: v.number(),
  liquid: v.string(),
  permissions: v.record(v.string(), v.string()),
});

/** A malformed account must not hide the others. */
const storedForm = v.pipe(
  v.record(v.string(), v.fallback(v.nullable(seenForm), null)),
  v.transform((all) =>
    Object.fromEntries(Object.entries(all).flatMap(([name, one]) => (one ? [[name, one]] : []))),
  ),
);

const keyOf = () => `pronghorn-watched/${chainConfig().key}`;

/** The facts of watched accounts as the visitor has seen them, by account. */
export const $watchSnapshots = atom<Readonly<Record<string, WatchSnapshot>>>({});

/** A watched account as its node reports it, requested once. */
export const watchedStore = loadStores('watched', async (name) =>
  watchFacts(await readAccount(chainAccess(), name)),
);

/** Reads what earlier visits have seen. */
export function loadSnapshots(): void {
  $watchSnapshots.set(storedFacts());
}

/** Notes the present facts of accounts as seen. Accounts that are no longer watched are forgotten. */
export function saveSnapshot(
  facts: Readonly<Record<string, WatchFacts>>,
  watched: readonly string[],
  at: number,
): void {
  const now = Object.entries(facts).map(([name, one]) => [name, { ...one, at }] as const);
  const all = { ...storedFacts(), ...Object.fromEntries(now) };
  const names = new Set(watched);
  const seen = Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
  $watchSnapshots.set(seen);
  // Where storage is not available, the facts are known until the page is closed.
  writeStored('localStorage', keyOf(), seen);
}

function storedFacts(): Readonly<Record<string, WatchSnapshot>> {
  return readStored('localStorage', keyOf(), storedForm) ?? {};
}
