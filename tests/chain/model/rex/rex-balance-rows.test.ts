import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import {
  maturityKind,
  rexBalance,
  rexFund,
  rexIn,
  sellableRex,
} from '#src/chain/model/rex/rex-balance.ts';
import { rexOrders } from '#src/chain/model/rex/rex-order.ts';
import { BALANCE } from './rows.ts';

const SAVINGS = Date.UTC(2106, 1, 7, 6, 28, 15);
const DAY = 86_400_000;
const JAN_5 = Date.UTC(2022, 0, 5);

function balance(now: number, changes: object = {}) {
  const found = rexBalance({ ...BALANCE, ...changes }, now);
  if (!found) throw new Error('no balance');
  return found;
}

describe('a REX balance', () => {
  it('is savings, maturing or not yet updated by the distance of its buckets', () => {
    const before = balance(JAN_5);
    expect(before.buckets.map(({ kind, maturesAt }) => [kind, maturesAt])).toEqual([
      ['maturing', Date.UTC(2022, 0, 9)],
      ['savings', SAVINGS],
    ]);
    expect(formatAsset(rexIn('savings', before))).toBe('668689792.4945 REX');
    expect(formatAsset(rexIn('maturing', before))).toBe('681651.0806 REX');
    expect(formatAsset(sellableRex(before))).toBe('0.4692 REX');

    const after = balance(Date.UTC(2022, 0, 9) + 1);
    expect(after.buckets.map(({ kind }) => kind)).toEqual(['not-yet-updated', 'savings']);
    expect(formatAsset(sellableRex(after))).toBe('681651.5498 REX');
  });

  it('adds up to the REX of its owner', () => {
    const { rex, matured, buckets } = balance(JAN_5);
    const parts = buckets.reduce((sum, bucket) => sum + bucket.rex.units, matured.units);
    expect(parts).toBe(rex.units);
  });

  it('keeps savings apart in every year, this side of the last bucket', () => {
    for (const year of [2019, 2026, 2027, 2060, 2105])
      expect(maturityKind(SAVINGS, Date.UTC(year, 11, 31)), String(year)).toBe('savings');
    expect(maturityKind(2_500_000_001, 0)).toBe('savings');
    expect(maturityKind(2_500_000_000, 0)).toBe('maturing');
    expect(maturityKind(5, 5)).toBe('maturing');
    expect(maturityKind(4, 5)).toBe('not-yet-updated');
    expect(maturityKind(JAN_5 + 21 * DAY, JAN_5)).toBe('maturing');
  });

  it('is read from each way to write a pair', () => {
    for (const pair of [
      { first: '2022-01-09T00:00:00', second: 5 },
      { key: '2022-01-09T00:00:00', value: '5' },
      ['2022-01-09T00:00:00', 5],
    ])
      expect(balance(JAN_5, { rex_maturities: [pair, null, {}] }).buckets).toMatchObject([
        { kind: 'maturing', maturesAt: Date.UTC(2022, 0, 9), rex: { units: 5n } },
      ]);
    expect(rexBalance({ ...BALANCE, owner: '' }, 0)).toBeNull();
    expect(rexBalance({ ...BALANCE, rex_balance: 1 }, 0)).toBeNull();
    expect(rexBalance({ ...BALANCE, vote_stake: null }, 0)).toBeNull();
  });

  it('has a fund beside it', () => {
    expect(rexFund({ owner: 'alice', balance: '1.5000 EOS' })).toEqual({
      owner: 'alice',
      balance: parseAsset('1.5000 EOS'),
    });
    expect(rexFund({ owner: 'alice' })).toBeNull();
    expect(rexFund({ balance: '1.5000 EOS' })).toBeNull();
  });
});

describe('the REX queue', () => {
  it('has open orders and closed ones', () => {
    const row = {
      version: 0,
      owner: 'user11111111',
      rex_requested: '500000000.0000 REX',
      proceeds: '0.0000 EOS',
      stake_change: '0.0000 EOS',
      is_open: 1,
      order_time: '2019-04-18T03:32:56.500',
    };
    const rows = [row, { ...row, is_open: 0 }, { ...row, is_open: true }, { owner: 'x' }];
    expect(rexOrders(rows).map(({ state }) => state)).toEqual(['open', 'closed', 'open']);
    expect(rexOrders([row])[0]).toMatchObject({
      owner: 'user11111111',
      requested: parseAsset('500000000.0000 REX'),
      orderedAt: Date.UTC(2019, 3, 18, 3, 32, 56, 500),
    });
  });
});

it('REX matures at a time and of an amount: what lacks either is no part of it', () => {
  const row = { owner: 'alice', vote_stake: '1.0000 EOS', rex_balance: '9.0000 REX' };
  const rex_maturities = [
    { first: '2026-01-01T00:00:00', second: 7 },
    { first: '2026-01-01T00:00:00' },
    { second: 7 },
    [],
    7,
  ];
  const read = rexBalance({ ...row, rex_maturities }, Date.UTC(2026, 0, 1));
  expect(read?.buckets.map(({ kind, rex }) => [kind, rex.units])).toEqual([['maturing', 7n]]);
});
