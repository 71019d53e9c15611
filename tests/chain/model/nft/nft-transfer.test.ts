import { describe, expect, it } from 'vitest';
import { handedOver } from '#src/chain/model/nft/nft-transfer.ts';

const transfer = (account: string, data: Record<string, unknown> | null, name = 'transfer') => ({
  account,
  name,
  data,
  authorization: [],
  hexData: null,
});

describe('the tokens an action hands over', () => {
  it.each([
    ['atomicassets', 'asset_ids'],
    ['simpleassets', 'assetids'],
  ])('are those %s lists in %s', (contract, field) => {
    const data = { from: 'alice', to: 'bob', [field]: ['1099511627776', 7, 'x'] };
    expect(handedOver(transfer(contract, data))).toEqual({
      contract,
      from: 'alice',
      ids: ['1099511627776', '7'],
    });
  });

  it.each([
    ['another contract', transfer('eosio.token', { from: 'alice', asset_ids: ['1'] })],
    ['another action', transfer('atomicassets', { from: 'alice', asset_ids: ['1'] }, 'offer')],
    ['the other contract’s field', transfer('atomicassets', { from: 'alice', assetids: ['1'] })],
    ['no sender', transfer('atomicassets', { asset_ids: ['1'] })],
    ['no tokens', transfer('atomicassets', { from: 'alice', asset_ids: [] })],
    ['data that could not be read', transfer('atomicassets', null)],
  ])('are none for %s', (_, action) => {
    expect(handedOver(action)).toBeNull();
  });
});
