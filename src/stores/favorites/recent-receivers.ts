import { atom } from 'nanostores';
import type { Action } from '../../chain/actions/action.ts';
import { isName } from '../../chain/core/name.ts';
import * as v from '../../chain/core/schema.ts';
import { chainConfig } from '../chain/chain.ts';
import { readStored, validItems, writeStored } from '../stored-json.ts';

const MOST = 8;

const names = validItems(v.pipe(v.string(), v.check(isName)));

const keyOf = () => `pronghorn-receivers/${chainConfig().key}`;

/** Who was paid from this browser, the last one first. */
export const $recentReceivers = atom<readonly string[]>([]);

/** Reads what earlier visits stored. */
export function loadReceivers(): void {
  $recentReceivers.set(storedReceivers());
}

/** The same, also before a form has read them. */
export function paidFromHere(): readonly string[] {
  return [...new Set([...$recentReceivers.get(), ...storedReceivers()])];
}

/** Remembers who gets tokens or NFTs by these actions. */
export function rememberReceivers(actions: readonly Action[]): void {
  const paid = actions.flatMap(({ name, data }) => {
    const { from, to } = data;
    return name === 'transfer' && typeof to === 'string' && to !== from && isName(to) ? [to] : [];
  });
  if (paid.length === 0) return;
  const all = [...new Set([...paid.reverse(), ...storedReceivers()])].slice(0, MOST);
  $recentReceivers.set(all);
  // Where storage is not available, they are known until the page is closed.
  writeStored('localStorage', keyOf(), all);
}

function storedReceivers(): readonly string[] {
  return (readStored('localStorage', keyOf(), names) ?? []).slice(0, MOST);
}
