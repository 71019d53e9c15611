import { expect, it } from 'vitest';
import { nftTransfers } from '#src/chain/actions/nft.ts';

it('hands over all assets of a contract in one action, under that contract’s own field names', () => {
  const assets = [
    { contract: 'atomicassets', id: '1099511627802' },
    { contract: 'simpleassets', id: '100000000000008' },
    { contract: 'atomicassets', id: '1099511627803' },
  ] as const;
  const authorization = [{ actor: 'alice', permission: 'trading' }];
  const [from, to, memo] = ['alice', 'bob', 'hi'];
  expect(nftTransfers({ from, to, memo, assets }, 'trading')).toEqual([
    {
      account: 'atomicassets',
      name: 'transfer',
      authorization,
      data: { from, to, asset_ids: ['1099511627802', '1099511627803'], memo },
    },
    {
      account: 'simpleassets',
      name: 'transfer',
      authorization,
      data: { from, to, assetids: ['100000000000008'], memo },
    },
  ]);
});
