import { describe, expect, it } from 'vitest';
import { namesIn, nftViewOf, viewNfts } from '#src/chain/model/nft/filter.ts';

const nft = (
  id: string,
  collection: string,
  schema: string | null,
  name: string,
  mint: string | null,
) => ({ id, collection, schema, name, mint });
const nfts = [
  nft('1099511627776', 'art', 'cards', 'Doe', '7'),
  nft('100000000000001', 'swords', null, '', null),
  nft('1099511627777', 'art', 'media', 'Buck', '3'),
  nft('1099511627778', 'art', 'cards', 'Ant', '3'),
];
const ids = (address: string) =>
  viewNfts(nfts, nftViewOf(new URLSearchParams(address))).map(({ id }) => Number(id.slice(-3)));

describe('an account’s NFTs', () => {
  it('are shown by collection and schema, as the address says', () => {
    expect(ids('collection=art')).toEqual([778, 777, 776]);
    expect(ids('collection=art&schema=cards&sort=oldest')).toEqual([776, 778]);
    expect(ids('collection=none')).toEqual([]);
  });

  it('are sorted by age, name or mint number', () => {
    expect(ids('')).toEqual([1, 778, 777, 776]);
    expect(ids('sort=name')).toEqual([1, 778, 777, 776]);
    expect(ids('sort=mint')).toEqual([777, 778, 776, 1]);
    expect(ids('sort=__proto__')).toEqual(ids(''));
    expect(nftViewOf(null)).toEqual({ collection: '', schema: '', sort: 'newest' });
  });

  it('are counted by what they can be filtered by', () => {
    expect(namesIn(nfts, ({ collection }) => collection)).toEqual([
      { name: 'art', count: 3 },
      { name: 'swords', count: 1 },
    ]);
    expect(namesIn(nfts, ({ schema }) => schema).map(({ name }) => name)).toEqual([
      'cards',
      'media',
    ]);
  });
});
