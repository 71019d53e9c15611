import { expect, test } from 'vitest';
import { agreedNft, givenNfts, nftFigure } from '#src/chain/model/signing/outgoing-nfts.ts';

const actionOf = (place: string, data: Record<string, unknown> | null) => {
  const [account = '', name = ''] = place.split('::');
  const authorization = [{ actor: 'alice', permission: 'active' }];
  return { account, name, authorization, data, hexData: null };
};

test.each([
  ['atomicassets::transfer', { from: 'bob', to: 'carol', asset_ids: ['1', 2] }],
  ['atomicassets::createoffer', { sender: 'bob', sender_asset_ids: ['1', '2'] }],
  ['atomicmarket::announcesale', { seller: 'bob', asset_ids: ['1', '2'] }],
  ['atomicmarket::announceauct', { seller: 'bob', asset_ids: ['1', '2'] }],
])('%s gives NFTs away', (place, data) => {
  expect(givenNfts([actionOf(place, data)])).toEqual([
    { contract: 'atomicassets', owner: 'bob', id: '1' },
    { contract: 'atomicassets', owner: 'bob', id: '2' },
  ]);
});

test.each([
  ['atomicassets::burnasset', { asset_owner: 'alice', asset_id: '1' }, 'atomicassets'],
  ['atomicmarket::fulfilltbuyo', { seller: 'alice', asset_id: '1' }, 'atomicassets'],
  [
    'atomicmarket::createbuyo',
    { buyer: 'bob', recipient: 'alice', asset_ids: ['1'] },
    'atomicassets',
  ],
  ['atomicmarket::acceptbuyo', { expected_asset_ids: ['1'] }, 'atomicassets'],
  ['simpleassets::transfer', { from: 'alice', assetids: ['1'] }, 'simpleassets'],
  ['simpleassets::burn', { owner: 'alice', assetids: ['1'] }, 'simpleassets'],
  ['simpleassets::offer', { owner: 'alice', assetids: ['1'] }, 'simpleassets'],
])('%s gives one away', (place, data, contract) => {
  expect(givenNfts([actionOf(place, data)])).toEqual([{ contract, owner: 'alice', id: '1' }]);
});

test('an offer names the NFTs of both sides', () => {
  const data = {
    sender: 'alice',
    recipient: 'bob',
    sender_asset_ids: ['1'],
    recipient_asset_ids: ['2'],
  };
  expect(givenNfts([actionOf('atomicassets::createoffer', data)])).toMatchObject([
    { owner: 'alice', id: '1' },
    { owner: 'bob', id: '2' },
  ]);
});

test('each NFT counts once, and other actions give none away', () => {
  const transfer = actionOf('atomicassets::transfer', { from: 'bob', asset_ids: ['1'] });
  const others = [
    actionOf('atomicassets::transfer', null),
    actionOf('atomicassets::setassetdata', { asset_owner: 'bob', asset_id: '1' }),
    actionOf('fakeassets::transfer', { from: 'bob', asset_ids: ['1'] }),
  ];
  expect(givenNfts([transfer, transfer, ...others])).toHaveLength(1);
});

test('an NFT is found among the figures by its contract and its id', () => {
  const identity = { collection: 'herd', template: null, name: 'Fox', image: null };
  const one = { contract: 'atomicassets', owner: 'bob', id: '1' } as const;
  const figures = [nftFigure(one, identity)];
  expect(agreedNft(figures, one)).toEqual(identity);
  expect(agreedNft(figures, { ...one, contract: 'simpleassets' })).toBeNull();
  expect(agreedNft(figures, { ...one, id: '2' })).toBeNull();
  expect(agreedNft([nftFigure(one, null)], one)).toBeNull();
});

test('what differs in any part has another value, whatever its name says', () => {
  const nft = { contract: 'simpleassets', owner: 'bob', id: '1' } as const;
  const plain = { collection: 'herd', template: '7', name: 'Fox', image: 'https://a.io/x' };
  const alike = [
    { ...plain, name: 'Fox" https://a.io/x', image: null },
    { ...plain, template: null, name: '#7 "Fox"' },
    { ...plain, collection: 'herd #7', template: null },
    { ...plain, image: 'https://a.io/y' },
  ];
  const values = [plain, ...alike].map((one) => nftFigure(nft, one).value);
  expect(new Set(values).size).toBe(values.length);
  expect(values[0]).toBe('herd #7 "Fox" https://a.io/x');
});
