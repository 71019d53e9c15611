import { describe, expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { netPayment } from '#src/chain/model/action/net-payment.ts';

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
const pay = (account: string, from: string, to: string, quantity: string) =>
  row(account, 'transfer', { from, to, quantity });

const netOf = (cause: ActionRow, payments: readonly ActionRow[], chain: ChainConfig = eos) => {
  const net = netPayment(cause, payments, 'alice', chain);
  return net && formatAsset(net);
};

describe('the net amount of an action', () => {
  it('is the sum of its payments, negative if paid', () => {
    const payments = [
      pay('eosio.token', 'alice', 'eosio.ram', '0.9950 EOS'),
      pay('eosio.token', 'alice', 'eosio.ramfee', '0.0050 EOS'),
    ];
    expect(netOf(row('eosio', 'buyram'), payments)).toBe('-1.0000 EOS');
    const received = [pay('eosio.token', 'eosio.ram', 'alice', '2.0000 EOS')];
    expect(netOf(row('eosio', 'sellram'), received)).toBe('2.0000 EOS');
  });

  it('is unknown without payments, and over several tokens', () => {
    expect(netOf(row('eosio', 'buyram'), [])).toBeNull();
    const two = [pay('x', 'alice', 'bob', '1.0000 X'), pay('y', 'alice', 'bob', '1.0000 Y')];
    expect(netOf(row('eosio', 'buyram'), two)).toBeNull();
    expect(netOf(row('eosio', 'buyram'), [row('eosio.token', 'transfer')])).toBeNull();
  });

  it('of the wrapper is what it swapped for the account, in the core token', () => {
    const swap = (from: string, to: string, amount: string) =>
      pay('eosio.token', from, to, `${amount} EOS`);
    const bought = [
      swap('core.vaulta', 'alice', '5.0000'),
      swap('alice', 'eosio.ram', '4.9750'),
      swap('alice', 'eosio.ramfee', '0.0250'),
    ];
    expect(netOf(row('core.vaulta', 'buyram'), bought, jungle)).toBe('-5.0000 A');
    // The rest of the maximum comes back, and is reported as a transfer of the core token too.
    const rented = [
      swap('core.vaulta', 'alice', '2.0000'),
      swap('alice', 'eosio.rex', '0.5000'),
      swap('alice', 'core.vaulta', '1.5000'),
      pay('core.vaulta', 'core.vaulta', 'alice', '1.5000 A'),
    ];
    expect(netOf(row('core.vaulta', 'powerup'), rented, jungle)).toBe('-0.5000 A');
    const sold = [swap('eosio.ram', 'alice', '3.0000'), swap('alice', 'core.vaulta', '3.0000')];
    expect(netOf(row('core.vaulta', 'sellram'), sold, jungle)).toBe('3.0000 A');
    expect(netOf(row('core.vaulta', 'voteproducer'), [], jungle)).toBeNull();
  });
});
