import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import {
  maturityKind,
  rexBalance,
  rexFund,
  rexIn,
  rexOrders,
  sellableRex,
} from '#src/chain/model/rex/rex-balance.ts';
import { renewsLoan, rexLoans } from '#src/chain/model/rex/rex-loan.ts';
import {
  lentPercent,
  rentedStake,
  rexPool,
  rexPrice,
  rexResourcePrice,
  rexValue,
} from '#src/chain/model/rex/rex-pool.ts';
import { mayLend, rexInterest, rexMaturesAt } from '#src/chain/model/rex/rex-rules.ts';
import { hostileRow, SLOW, TOTALITY } from './hostile.ts';

const POOL = {
  version: 0,
  total_lent: '22200.0298 TLOS',
  total_unlent: '150799817.5834 TLOS',
  total_rent: '98441.7975 TLOS',
  total_lendable: '150822017.6132 TLOS',
  total_rex: '1004792855427.9971 REX',
  namebid_proceeds: '0.0000 TLOS',
  loan_num: 460,
};
const BALANCE = {
  version: 0,
  owner: 'viterbotelos',
  vote_stake: '100374.1605 TLOS',
  rex_balance: '669371444.0443 REX',
  matured_rex: 4692,
  rex_maturities: [
    { first: '2022-01-09T00:00:00', second: '6816510806' },
    { first: '2106-02-07T06:28:15', second: '6686897924945' },
  ],
};
const SAVINGS = Date.UTC(2106, 1, 7, 6, 28, 15);
const DAY = 86_400_000;
const JAN_5 = Date.UTC(2022, 0, 5);

function pool(changes: object = {}) {
  const found = rexPool({ ...POOL, ...changes });
  if (!found) throw new Error('no pool');
  return found;
}

function balance(now: number, changes: object = {}) {
  const found = rexBalance({ ...BALANCE, ...changes }, now);
  if (!found) throw new Error('no balance');
  return found;
}

describe('the REX pool', () => {
  it('has the lent share', () => {
    expect(lentPercent(pool())).toBeCloseTo(0.014719, 6);
    expect(lentPercent(pool({ total_lent: '75411008.8066 TLOS' }))).toBe(50);
    expect(lentPercent(pool({ total_lendable: '0.0000 TLOS' }))).toBe(0);
    expect(lentPercent(pool({ total_lent: '150822018.0000 TLOS' }))).toBe(100);
    expect(lentPercent(pool({ total_lent: '-1.0000 TLOS' }))).toBe(0);
  });

  it('prices REX and what it rents', () => {
    // 150822017.6132 ÷ 1004792855427.9971: 1.50102597 TLOS for 10,000 REX
    expect(formatAsset(rexPrice(pool()))).toBe('0.000150102597 TLOS');
    expect(formatAsset(rexResourcePrice(pool()))).toBe('1531.852216851110 TLOS');
    expect(formatAsset(rexPrice(pool({ total_rex: '0.0000 REX' })))).toBe('0.000000000000 TLOS');
    const wax = pool({ total_lendable: '3.00000000 WAX', total_rex: '20000.0000 REX' });
    expect(formatAsset(rexPrice(wax))).toBe('0.000150000000 WAX');
  });

  it('values REX in core tokens', () => {
    expect(formatAsset(rexValue(pool(), 6_693_714_440_443n))).toBe('100474.3924 TLOS');
    expect(rexValue(pool({ total_rex: '0.0000 REX' }), 5n).units).toBe(0n);
  });

  it('rents stake by the Bancor formula', () => {
    const small = pool({ total_rent: '10.0000 TLOS', total_unlent: '1000.0000 TLOS' });
    // 1000 × 1 ÷ (10 + 1) = 90.9090…
    expect(formatAsset(rentedStake(small, 10_000n))).toBe('90.9090 TLOS');
  });

  it('is not read where an amount is missing', () => {
    expect(pool().loanCount).toBe('460');
    expect(pool({ loan_num: '18446744073709551615' }).loanCount).toBe('18446744073709551615');
    for (const field of Object.keys(POOL).filter((name) => !/version|loan_num/.test(name)))
      expect(rexPool({ ...POOL, [field]: 7 }), field).toBeNull();
  });
});

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

describe('REX loans', () => {
  const row = {
    version: 0,
    from: 'alice',
    receiver: 'bob',
    payment: '1.0000 EOS',
    balance: '0.9999 EOS',
    total_staked: '80.0000 EOS',
    loan_num: '9',
    expiration: '2026-02-01T00:00:00.000',
  };

  it('come in the order in which they expire', () => {
    const sooner = { ...row, loan_num: 10, expiration: '2026-01-01T00:00:00' };
    const loans = rexLoans([row, sooner, { ...row, payment: 1 }, { ...row, receiver: '' }, null]);
    expect(loans.map(({ number }) => number)).toEqual(['10', '9']);
    expect(loans[1]).toEqual({
      number: '9',
      from: 'alice',
      receiver: 'bob',
      payment: parseAsset('1.0000 EOS'),
      balance: parseAsset('0.9999 EOS'),
      staked: parseAsset('80.0000 EOS'),
      expiresAt: Date.UTC(2026, 1, 1),
    });
  });

  it('are renewed from what is set aside', () => {
    const renewed = (set: string) => rexLoans([{ ...row, balance: set }]).map(renewsLoan);
    expect(renewed('0.9999 EOS')).toEqual([false]);
    expect(renewed('1.0000 EOS')).toEqual([true]);
  });
});

describe('the rules of lending', () => {
  it('bind tokens for at least four days', () => {
    expect(rexMaturesAt(JAN_5)).toBe(JAN_5 + 5 * DAY);
    expect(rexMaturesAt(JAN_5 + DAY - 1)).toBe(JAN_5 + 5 * DAY);
    expect(rexMaturesAt(JAN_5 + DAY)).toBe(JAN_5 + 6 * DAY);
  });

  it('ask for 21 votes or a proxy', () => {
    const votes = (count: number) => Array.from({ length: count }, (_, place) => `bp${place}`);
    expect(mayLend({ producers: votes(20), proxy: null })).toBe(false);
    expect(mayLend({ producers: votes(21), proxy: null })).toBe(true);
    expect(mayLend({ producers: [], proxy: 'guide' })).toBe(true);
    expect(mayLend(null)).toBe(false);
  });

  it('show interest for 1 and for 30 days', () => {
    const lent = parseAsset('36500.0000 EOS');
    expect(formatAsset(rexInterest(lent, 0.02, 1))).toBe('2.0000 EOS');
    expect(formatAsset(rexInterest(lent, 0.02, 30))).toBe('60.0000 EOS');
    expect(formatAsset(rexInterest(parseAsset('0.0001 EOS'), 0.02, 30))).toBe('0.0000 EOS');
    for (const rate of [NaN, Infinity, 1e300]) expect(rexInterest(lent, rate, 1).units).toBe(0n);
  });
});

describe('rows of REX', () => {
  it(
    'are read, or left out, from anything',
    () => {
      const names = [...Object.keys(POOL), ...Object.keys(BALANCE), 'balance', 'payment', 'from'];
      const row = hostileRow([
        ...names,
        'total_staked',
        'receiver',
        'expiration',
        'first',
        'is_open',
      ]);
      fc.assert(
        fc.property(row, (value) => {
          const one = rexPool(value);
          if (one) {
            expect(lentPercent(one)).toBeLessThanOrEqual(100);
            for (const price of [rexPrice(one), rexResourcePrice(one), rexValue(one, 1n)])
              expect(typeof price.units).toBe('bigint');
            expect(rentedStake(one, 1n).units >= 0n).toBe(true);
          }
          const held = rexBalance(value, 0);
          if (held) expect(typeof sellableRex(held).units).toBe('bigint');
          expect(rexLoans([value]).map(renewsLoan).length).toBeLessThanOrEqual(1);
          expect(rexOrders([value]).length).toBeLessThanOrEqual(1);
          expect(rexFund(value)?.owner).not.toBe('');
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
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
