import { integerTextOf, listOf, textOf } from '../../rpc/json.ts';
import type { ActionView } from '../action/action.ts';

/** The tokens in a transfer of an NFT contract. */
export interface HandedOver {
  readonly contract: 'simpleassets' | 'atomicassets';
  readonly from: string;
  readonly ids: readonly string[];
}

/** Each contract's name for the list of tokens. */
const LISTS = { simpleassets: 'assetids', atomicassets: 'asset_ids' } as const;

/** The NFTs that an action transfers; null if it transfers none. */
export function handedOver({ account, name, data }: ActionView): HandedOver | null {
  if (name !== 'transfer' || (account !== 'simpleassets' && account !== 'atomicassets'))
    return null;
  const from = textOf(data?.['from']);
  const ids = listOf(data?.[LISTS[account]]).flatMap((id) => integerTextOf(id) ?? []);
  return from === null || ids.length === 0 ? null : { contract: account, from, ids };
}
