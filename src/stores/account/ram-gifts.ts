import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { isName } from '../../chain/core/name.ts';
import type { RamGift } from '../../chain/model/resource/ram-moves.ts';
import { giftedRamOf, refusesWram } from '../../chain/tables/gifted-ram.ts';
import { nodePool } from '../chain/node.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The gifts that accounts typed into the form hold, by name; null for none. */
const $gifts = map<Readonly<Record<string, RamGift | null | undefined>>>({});

/**
 * The gifted RAM that an account holds. A form is not blocked if no node responds: the chain will
 * check again.
 */
export async function lookUpGift(name: string): Promise<RamGift | null> {
  if (!isName(name)) return null;
  const gift = await giftedRamOf(nodePool(), name).catch(() => undefined);
  if (gift !== undefined) $gifts.setKey(name, gift);
  return gift ?? null;
}

/** The known gift of an account; null if it holds none or was not checked. */
export function useGifts(): (name: string) => RamGift | null {
  const gifts = useStore($gifts);
  return (name) => gifts[name] ?? null;
}

/** The gifted RAM that an account holds. Empty if none. */
export function ramGiftStore(name: string): LoadStore<RamGift | null> {
  return createLoadStore(`account/${name}/ram-gift`, () => giftedRamOf(nodePool(), name), {
    isEmpty: (gift) => gift === null,
  });
}

/** Whether the contract of WRAM refuses to send tokens to an account. */
export function wramRefusalStore(of: string): LoadStore<boolean> {
  const [account = '', contract = ''] = of.split('/');
  return createLoadStore(`wram-refusal/${of}`, () => refusesWram(nodePool(), contract, account));
}
