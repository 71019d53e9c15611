import { atom } from 'nanostores';
import type { Action } from '../../chain/actions/action.ts';
import { memoReaders } from '../../chain/config/known-accounts.ts';
import { isName } from '../../chain/core/name.ts';
import * as v from '../../chain/core/schema.ts';
import { addresseeIds } from '../../chain/model/signing/warnings/addressees.ts';
import { chainConfig } from '../chain/chain.ts';
import { readStored, validItems, writeStored } from '../stored-json.ts';

const MOST = 8;
const MOST_ADDRESSEES = 50;

const names = validItems(v.pipe(v.string(), v.check(isName)));
const ids = validItems(v.pipe(v.string(), v.regex(/^\S+ \S/)));

const keyOf = () => `pronghorn-receivers/${chainConfig().key}`;
const addresseesKeyOf = () => `pronghorn-addressees/${chainConfig().key}`;

/** Who was paid from this browser, the last one first. */
export const $recentReceivers = atom<readonly string[]>([]);

/** Reads what earlier visits stored. */
export function loadReceivers(): void {
  $recentReceivers.set(storedReceivers());
}

/** The same, also before a form has read them, and those whom memos and keys named. */
export function paidFromHere(): readonly string[] {
  return [...new Set([...$recentReceivers.get(), ...storedReceivers(), ...paidAddressees()])];
}

/** Remembers who gets tokens or NFTs by these actions of their payers. */
export function rememberReceivers(actions: readonly Action[]): void {
  const own = actions.filter(({ authorization, data }) =>
    authorization.some(({ actor }) => actor === (data['from'] ?? data['actor'])),
  );
  rememberAddressees(own);
  const paid = own.flatMap(({ name, data }) => {
    const { from, to } = data;
    return name === 'transfer' && typeof to === 'string' && to !== from && isName(to) ? [to] : [];
  });
  if (paid.length === 0) return;
  const all = [...new Set([...paid.reverse(), ...storedReceivers()])].slice(0, MOST);
  $recentReceivers.set(all);
  // Where storage is not available, they are known until the page is closed.
  writeStored('localStorage', keyOf(), all);
}

/** Where storage is not available, they are known until the page is closed. */
let unstored: readonly string[] = [];

function rememberAddressees(actions: readonly Action[]): void {
  const named = addresseeIds(actions, { memoReaders: memoReaders(chainConfig()) });
  if (named.length === 0) return;
  const all = [...new Set([...named.reverse(), ...paidAddressees()])].slice(0, MOST_ADDRESSEES);
  unstored = writeStored('localStorage', addresseesKeyOf(), all) ? [] : all;
}

function paidAddressees(): readonly string[] {
  return [...unstored, ...(readStored('localStorage', addresseesKeyOf(), ids) ?? [])];
}

function storedReceivers(): readonly string[] {
  return (readStored('localStorage', keyOf(), names) ?? []).slice(0, MOST);
}
