import { integerTextOf, listOf, textOf } from '../../rpc/json.ts';
import type { ActionView } from '../action/action.ts';

/** The tokens that a transfer of an NFT contract hands over. */
export interface HandedOver {
  readonly contract: 'simpleassets' | 'atomicassets';
  readonly from: string;
  readonly ids: readonly string[];
}

/** How each contract names the list of its tokens. */
const LISTS = { simpleassets: 'assetids', atomicassets: 'asset_ids' } as const;

/** What an action hands over of non-fungible tokens; null where it does not. */
export function handedOver({ account, name, data }: ActionView): HandedOver | null {
  if (name !== 'transfer' || (account !== 'simpleassets' && account !== 'atomicassets'))
    return null;
  const from = textOf(data?.['from']);
  const ids = listOf(data?.[LISTS[account]]).flatMap((id) => integerTextOf(id) ?? []);
  return from === null || ids.length === 0 ? null : { contract: account, from, ids };
}
