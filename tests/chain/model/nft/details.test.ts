import { describe, expect, it } from 'vitest';
import {
  atomicDetails,
  isNftId,
  likelyContract,
  momentOf,
  simpleDetails,
} from '#src/chain/model/nft/details.ts';

const row = {
  asset_id: '1099511627776',
  owner: 'carol',
  is_transferable: true,
  is_burnable: false,
  collection: { collection_name: 'pronghornart', name: 'Pronghorns', author: 'artist' },
  schema: { schema_name: 'cards' },
  template: {
    template_id: '1',
    max_supply: '10',
    issued_supply: '5',
    immutable_data: { name: 'Golden Buck', speed: 88 },
  },
  immutable_data: { name: 'Buck', born: 2026 },
  mutable_data: { speed: 1, level: 40 },
  template_mint: '1',
  backed_tokens: [
    { token_contract: 'eosio.token', token_symbol: 'WAX', token_precision: 8, amount: '150000000' },
    '2.0000 EOS',
    { token_symbol: 'BAD', token_precision: 99, amount: '1' },
    7,
  ],
  minted_at_time: '1767489711000',
  updated_at_time: '0',
};

describe('the details of an NFT of AtomicAssets', () => {
  it('name the collection, the template and the rules', () => {
    expect(atomicDetails(row)).toMatchObject({
      name: 'Golden Buck',
      collectionTitle: 'Pronghorns',
      schema: 'cards',
      template: { id: '1', issued: '5', limit: '10' },
      transferable: true,
      burnable: false,
      minted: 1_767_489_711_000,
      updated: null,
      burned: null,
      raw: row,
    });
  });

  it('list each attribute with its source; the first source of a name is used', () => {
    const listed = atomicDetails(row)?.attributes.map(
      ({ name, source, overridden }) => `${source}.${name}${overridden ? ' overridden' : ''}`,
    );
    expect(listed).toEqual([
      'template.name',
      'template.speed',
      'immutable.name overridden',
      'immutable.born',
      'mutable.speed overridden',
      'mutable.level',
    ]);
  });

  it('have backed tokens in both forms, without malformed ones', () => {
    expect(atomicDetails(row)?.backing).toEqual([
      { units: 150_000_000n, symbol: { code: 'WAX', precision: 8 } },
      { units: 20_000n, symbol: { code: 'EOS', precision: 4 } },
    ]);
  });

  it('have no limit with a maximum of 0, and no template with null', () => {
    const open = { ...row, template: { ...row.template, max_supply: '0' } };
    expect(atomicDetails(open)?.template).toEqual({ id: '1', issued: '5', limit: null });
    expect(atomicDetails({ ...row, template: null })?.template).toBeNull();
  });

  it('report who burned it and when', () => {
    const burned = { ...row, owner: null, burned_by_account: 'bob', burned_at_time: '5' };
    expect(atomicDetails(burned)).toMatchObject({ owner: '', burned: { by: 'bob', time: 5 } });
    expect(atomicDetails({})).toBeNull();
  });
});

describe('the details of an NFT of SimpleAssets', () => {
  it('have the attributes of its two texts, and nothing that the contract lacks', () => {
    const found = simpleDetails({
      assetId: '100000000000001',
      owner: 'alice',
      category: 'swords',
      idata: '{"name":"Flaming Sword","level":1}',
      mdata: '{"level":7}',
    });
    expect(found).toMatchObject({
      template: null,
      transferable: null,
      backing: null,
      burned: null,
    });
    expect(found?.attributes).toEqual([
      { name: 'name', value: 'Flaming Sword', source: 'immutable', overridden: false },
      { name: 'level', value: 1, source: 'immutable', overridden: false },
      { name: 'level', value: 7, source: 'mutable', overridden: true },
    ]);
    expect(simpleDetails('x')).toBeNull();
  });
});

it('an id is a number of 64 bits, and its size shows the likely contract', () => {
  expect(['1', '18446744073709551615'].every(isNftId)).toBe(true);
  expect(['', '-1', '1.5', 'alice', '1'.repeat(21)].some(isNftId)).toBe(false);
  expect(likelyContract('99999999999999')).toBe('atomicassets');
  expect(likelyContract('100000000000000')).toBe('simpleassets');
});

it('a time of 0 is none', () => {
  expect([momentOf('0'), momentOf(null), momentOf('7')]).toEqual([null, null, 7]);
});
