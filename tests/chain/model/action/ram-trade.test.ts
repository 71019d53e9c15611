import { describe, expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { wax } from '#src/chain/config/chains/wax.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { ramTrade } from '#src/chain/model/action/ram-trade.ts';

function row(account: string, name: string, data: Record<string, unknown> = {}): ActionRow {
  return {
    account,
    name,
    data,
    authorization: [],
    hexData: null,
    transactionId: 'a',
    blockNum: 1,
    blockTime: 0,
    receivers: [],
    globalSequence: null,
  };
}
const fee = (quantity: string) =>
  row('eosio.token', 'transfer', { from: 'alice', to: 'eosio.ramfee', quantity });
const seen = (...given: Parameters<typeof ramTrade>) => {
  const trade = ramTrade(...given);
  return trade && [trade.bytes, trade.fee && formatAsset(trade.fee)];
};

describe('a trade of RAM', () => {
  it('is as the contract logs it, with the fee in the core token', () => {
    const log = { payer: 'alice', quantity: '3.0000 EOS', bytes: 5243, fee: '0.0150 EOS' };
    const merged = [fee('0.0150 EOS'), row('eosio', 'logbuyram', log)];
    expect(seen(row('core.vaulta', 'buyram'), merged, eos)).toEqual([5243n, '0.0150 A']);
    const sold = row('eosio', 'logsellram', { bytes: '2048', fee: '0.0040 EOS' });
    expect(seen(row('core.vaulta', 'sellram'), [sold], eos)).toEqual([-2048n, '0.0040 A']);
  });

  it('at the system contract is in the token that it counts', () => {
    const log = row('eosio', 'logbuyram', { bytes: 64, fee: '0.0007 EOS' });
    expect(seen(row('eosio', 'buyrambytes'), [log], eos)).toEqual([64n, '0.0007 EOS']);
  });

  it('has the fee that was paid where the contract does not log it', () => {
    const payment = fee('0.01500000 WAX');
    expect(seen(row('eosio', 'buyrambytes'), [payment], wax)).toEqual([null, '0.01500000 WAX']);
  });

  it('is unknown without either, and for malformed logs', () => {
    expect(seen(row('eosio', 'buyram'), [], eos)).toBeNull();
    const log = row('eosio', 'logbuyram', { bytes: '<b>', fee: 7 });
    expect(seen(row('eosio', 'buyram'), [log], eos)).toBeNull();
  });

  it('is no other action, and no contract of the same names', () => {
    const log = row('eosio', 'logbuyram', { bytes: 1, fee: '0.0001 EOS' });
    expect(seen(row('core.vaulta', 'ramtransfer'), [log], eos)).toBeNull();
    expect(seen(row('mallory', 'buyram'), [log], eos)).toBeNull();
    const theirs = row('mallory', 'transfer', { to: 'eosio.ramfee', quantity: '9.0000 EOS' });
    expect(seen(row('eosio', 'buyram'), [theirs], eos)).toBeNull();
  });
});
