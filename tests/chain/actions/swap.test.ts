import { describe, expect, it } from 'vitest';
import { checkSwap } from '#src/chain/actions/check-swap.ts';
import { swap } from '#src/chain/actions/swap.ts';
import { parseAsset } from '#src/chain/core/asset.ts';

const parties = { swapper: 'core.vaulta', from: 'alice', memo: 'rent' };

describe('a swap', () => {
  it('for oneself is a transfer of the paid token to the contract that swaps, without memo', () => {
    const quantity = parseAsset('1.5000 EOS');
    const own = { ...parties, to: 'alice' };
    expect(swap({ ...own, contract: 'eosio.token', quantity }, 'day')).toEqual({
      account: 'eosio.token',
      name: 'transfer',
      authorization: [{ actor: 'alice', permission: 'day' }],
      data: { from: 'alice', to: 'core.vaulta', quantity: '1.5000 EOS', memo: '' },
    });
    const back = { ...own, contract: 'core.vaulta', quantity: parseAsset('1.5000 A') };
    expect(swap(back)).toMatchObject({ account: 'core.vaulta', data: { quantity: '1.5000 A' } });
  });

  it('for another account is one action of that contract, in both directions', () => {
    for (const [contract, amount] of [
      ['eosio.token', '2.0000 EOS'],
      ['core.vaulta', '2.0000 A'],
    ] as const)
      expect(swap({ ...parties, contract, to: 'bob', quantity: parseAsset(amount) })).toEqual({
        account: 'core.vaulta',
        name: 'swapto',
        authorization: [{ actor: 'alice', permission: 'active' }],
        data: { from: 'alice', to: 'bob', quantity: amount, memo: 'rent' },
      });
  });
});

describe('a swap form', () => {
  const form = {
    from: 'alice',
    to: 'bob',
    amount: '1',
    memo: '',
    symbol: { code: 'EOS', precision: 4 },
    balance: parseAsset('5.0000 EOS'),
    blocked: false,
  };
  const kinds = (changes: Partial<Parameters<typeof checkSwap>[0]>) =>
    checkSwap({ ...form, ...changes }).map(({ field, kind }) => `${field} ${kind}`);

  it('accepts oneself as the receiver', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ to: 'alice' })).toEqual([]);
    expect(kinds({ to: 'alice', blocked: true })).toEqual([]);
    expect(kinds({ blocked: null })).toEqual([]);
  });

  it('names a receiver that refuses, unless the name is wrong anyway', () => {
    expect(kinds({ blocked: true })).toEqual(['to refuses-swaps']);
    expect(kinds({ blocked: true, to: 'No' })).toEqual(['to not-a-name']);
    expect(kinds({ blocked: true, amount: '6' })).toEqual([
      'to refuses-swaps',
      'amount insufficient-balance',
    ]);
  });
});
