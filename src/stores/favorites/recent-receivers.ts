import { atom } from 'nanostores';
import type { Action } from '../../chain/actions/action.ts';
import { memoReaders } from '../../chain/config/known-accounts.ts';
import { isName } from '../../chain/core/name.ts';
import * as v from '../../chain/core/schema.ts';
import { addresseeIds } from '../../chain/model/signing/warnings/addressees.ts';
import { chainConfig } from '../chain/chain.ts';
import { readStored, validItems, writeStored } from '../stored-json.ts';

const OFFERED = 8;
/** Names and addresses are compared with all of these: who was paid long ago is imitated too. */
const MOST = 200;

/** Texts that this browser keeps for the chain, the last ones first. */
function storedList(name: string, text: v.GenericSchema<unknown, string>) {
  const keyOf = () => `${name}/${chainConfig().key}`;
  const texts = validItems(text);
  // Where storage is not available, they are known until the page is closed.
  let unstored: readonly string[] = [];
  const read = () =>
    [...unstored, ...(readStored('localStorage', keyOf(), texts) ?? [])].slice(0, MOST);
  const add = (more: readonly string[]) => {
    if (more.length === 0) return;
    const all = [...new Set([...more.toReversed(), ...read()])].slice(0, MOST);
    unstored = writeStored('localStorage', keyOf(), all) ? [] : all;
  };
  return { read, add };
}

const receivers = storedList('pronghorn-receivers', v.pipe(v.string(), v.check(isName)));
const addressees = storedList('pronghorn-addressees', v.pipe(v.string(), v.regex(/^\S+ \S/)));

/** Who was paid from this browser, the last one first. */
export const $recentReceivers = atom<readonly string[]>([]);

/** Reads what earlier visits stored. */
export function loadReceivers(): void {
  $recentReceivers.set(receivers.read().slice(0, OFFERED));
}

/** The same, with earlier ones, and with those whom memos and keys named. */
export function paidFromHere(): readonly string[] {
  return [...receivers.read(), ...addressees.read()];
}

/** Remembers who gets tokens or NFTs by these actions of their payers. */
export function rememberReceivers(actions: readonly Action[]): void {
  const own = actions.filter(({ authorization, data }) =>
    authorization.some(({ actor }) => actor === (data['from'] ?? data['actor'])),
  );
  addressees.add(addresseeIds(own, { memoReaders: memoReaders(chainConfig()) }));
  const paid = own.flatMap(({ name, data }) => {
    const { from, to } = data;
    return name === 'transfer' && typeof to === 'string' && to !== from && isName(to) ? [to] : [];
  });
  if (paid.length === 0) return;
  receivers.add(paid);
  loadReceivers();
}
