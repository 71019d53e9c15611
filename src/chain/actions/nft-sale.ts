import type { Action } from './action.ts';

/** A sale as AtomicMarket has it in its table. */
export interface MarketSale {
  /** Decimal text. */
  readonly id: string;
  readonly seller: string;
  readonly nfts: readonly string[];
  /** What the seller announced. */
  readonly announced: Action['data'];
  /** Whether the seller has offered the NFTs to the market, so that they can be bought. */
  readonly isOpen: boolean;
}

/** `cancelsale` of AtomicMarket. */
export function cancelSale(
  { id, seller }: Pick<MarketSale, 'id' | 'seller'>,
  permission: string,
): Action {
  return {
    account: 'atomicmarket',
    name: 'cancelsale',
    authorization: [{ actor: seller, permission }],
    data: { sale_id: id },
  };
}

/** Announces a cancelled sale once more. The offer ended with it, so it is made again too. */
export function sellAgain(sale: Omit<MarketSale, 'id'>, permission: string): Action[] {
  const { seller, nfts, announced, isOpen } = sale;
  const authorization = [{ actor: seller, permission }];
  const announce = {
    account: 'atomicmarket',
    name: 'announcesale',
    authorization,
    data: announced,
  };
  const offer = {
    account: 'atomicassets',
    name: 'createoffer',
    authorization,
    data: {
      sender: seller,
      recipient: 'atomicmarket',
      sender_asset_ids: nfts,
      recipient_asset_ids: [],
      memo: 'sale',
    },
  };
  return isOpen ? [announce, offer] : [announce];
}
