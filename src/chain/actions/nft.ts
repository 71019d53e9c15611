import type { Action } from './action.ts';

/** Each contract's name for the list of assets. */
const listField = { atomicassets: 'asset_ids', simpleassets: 'assetids' } as const;

/** An NFT contract and the asset's id. */
interface NftId {
  readonly contract: 'atomicassets' | 'simpleassets';
  readonly id: string;
}

interface NftTransfer {
  readonly from: string;
  readonly to: string;
  readonly memo: string;
  readonly assets: readonly NftId[];
}

/** One action for each contract, which transfers all of its assets at once. */
export function nftTransfers(fields: NftTransfer, permission = 'active'): Action[] {
  const { from, to, memo, assets } = fields;
  const contracts = [...new Set(assets.map(({ contract }) => contract))];
  return contracts.map((contract) => {
    const ids = assets.filter((asset) => asset.contract === contract).map(({ id }) => id);
    return {
      account: contract,
      name: 'transfer',
      authorization: [{ actor: from, permission }],
      data: { from, to, [listField[contract]]: ids, memo },
    };
  });
}
