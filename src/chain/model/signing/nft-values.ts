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
        counted: ids.length > 0 ? 'whole' : 'part',
      };
    case 'burn':
    case 'burnasset':
      return {
        changes: move(data['owner'] ?? data['asset_owner'], false),
        counted: ids.length > 0 ? 'whole' : 'part',
      };
    default:
      return { changes: [], counted: 'part' };
  }
}

function idsOf(list: unknown): string[] {
  return listOf(list).flatMap((id) => integerTextOf(id) ?? []);
}
