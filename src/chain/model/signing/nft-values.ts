import { integerTextOf, type JsonRecord, listOf, textOf } from '../../rpc/json.ts';
import type { ActionValues, ValueChange } from './value-change.ts';

/** The NFTs that an action of the known contracts moves; null for other contracts. */
export function nftValues(contract: string, name: string, data: JsonRecord): ActionValues | null {
  if (contract !== 'atomicassets' && contract !== 'simpleassets') return null;
  const ids = idsOf(data['asset_ids'] ?? data['assetids'] ?? [data['asset_id']]);
  const move = (holder: unknown, gains: boolean): ValueChange[] => {
    const named = textOf(holder);
    return named === null ? [] : [{ kind: 'nft', holder: named, contract, ids, gains }];
  };
  switch (name) {
    case 'transfer':
      return {
        changes: [...move(data['from'], false), ...move(data['to'], true)],
        complete: ids.length > 0,
      };
    case 'burn':
    case 'burnasset':
      return {
        changes: move(data['owner'] ?? data['asset_owner'], false),
        complete: ids.length > 0,
      };
    default:
      return { changes: [], complete: false };
  }
}

function idsOf(list: unknown): string[] {
  return listOf(list).flatMap((id) => integerTextOf(id) ?? []);
}
