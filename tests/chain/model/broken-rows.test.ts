import { describe, expect, it } from 'vitest';
import { malformedAsset, parseAsset } from '#src/chain/core/asset.ts';
import { genesisAward } from '#src/chain/model/block/genesis.ts';
import { bandwidth, delegations } from '#src/chain/model/resource/bandwidth.ts';
import { rexOrders } from '#src/chain/model/rex/rex-order.ts';
import { rexLoans } from '#src/chain/model/rex/rex-loan.ts';
import { hyperionBalances } from '#src/chain/services/hyperion/tokens.ts';

const EOS = { code: 'EOS', precision: 4 };
const JAN_1 = Date.UTC(2026, 0, 1);
const TIME = '2026-01-01T00:00:00';

/** A row without each of its fields in turn, and with each in a form that cannot be read. */
function broken(row: object, names: readonly string[]): unknown[] {
  return names.flatMap((name) => [
    Object.fromEntries(Object.entries(row).filter(([own]) => own !== name)),
    { ...row, [name]: {} },
  ]);
}

describe('what is delegated', () => {
  const row = { from: 'alice', to: 'bob', net_weight: '1.0000 EOS', cpu_weight: '1.0000 EOS' };

  it('is left out if one of the two accounts is missing', () => {
    expect(delegations(broken(row, ['from', 'to']), EOS)).toEqual([]);
    expect(delegations([row], EOS)).toHaveLength(1);
  });

  it('is listed from the largest, and else as it came', () => {
    const to = (name: string, cpu_weight: string) => ({ ...row, to: name, cpu_weight });
    const rows = [
      to('a', '1.0000 EOS'),
      to('b', '3.0000 EOS'),
      to('c', '1.0000 EOS'),
      to('d', '9.0000 EOS'),
      to('e', '3.0000 EOS'),
    ];
    const names = (list: typeof rows) =>
      bandwidth('alice', delegations(list, EOS), EOS).toOthers.map((one) => one.to);
    expect(names(rows)).toEqual(['d', 'b', 'e', 'a', 'c']);
    expect(names(rows.toReversed())).toEqual(['d', 'e', 'b', 'c', 'a']);
  });
});

describe('a row with missing fields', () => {
  it('is no loan of REX', () => {
    const loan = {
      loan_num: 1,
      from: 'alice',
      receiver: 'bob',
      payment: '1.0000 EOS',
      expiration: TIME,
      balance: '0.0000 EOS',
      total_staked: '9.0000 EOS',
    };
    const needed = ['loan_num', 'from', 'receiver', 'payment', 'balance', 'total_staked'];
    expect(rexLoans(broken(loan, needed))).toEqual([]);
    expect(rexLoans([loan])).toHaveLength(1);
  });

  it('is no order of REX', () => {
    const order = {
      owner: 'alice',
      rex_requested: '1.0000 REX',
      proceeds: '0.0000 EOS',
      is_open: 1,
      order_time: TIME,
    };
    expect(rexOrders(broken(order, ['owner', 'rex_requested', 'proceeds']))).toEqual([]);
    expect(rexOrders([order])).toHaveLength(1);
  });

  it('is no award of WAX', () => {
    const award = { balance: '1.00000000 WAX', unclaimed_balance: '0.10000000 WAX' };
    const times = { last_claim_time: TIME, last_updated: '2026-01-01T00:00:01' };
    const reported = { ...award, ...times };
    expect(broken(reported, ['balance', 'unclaimed_balance']).map(genesisAward)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(genesisAward(reported)).toEqual({
      awarded: parseAsset(award.balance),
      unclaimed: parseAsset(award.unclaimed_balance),
      claimedAt: JAN_1,
      countedAt: JAN_1 + 1000,
    });
  });

  it('is no balance of Hyperion without a token, and an unreadable one without an amount', () => {
    const balance = { symbol: 'EOS', amount: 1.5, contract: 'eosio.token', precision: 4 };
    expect(hyperionBalances(broken(balance, ['symbol', 'contract']))).toEqual([]);
    const amount = malformedAsset(parseAsset('1.5000 EOS').symbol);
    expect(hyperionBalances(broken(balance, ['amount']))).toEqual([
      { contract: 'eosio.token', amount, about: true },
    ]);
    expect(hyperionBalances([balance])).toEqual([
      { contract: 'eosio.token', amount: parseAsset('1.5000 EOS'), about: true },
    ]);
  });
});
