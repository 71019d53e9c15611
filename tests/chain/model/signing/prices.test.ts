import { describe, expect, test } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import { differencesOf, type Figure, pricesOf } from '#src/chain/model/signing/agreement.ts';
import { marketOf, type Markets, priceOf } from '#src/chain/model/signing/prices.ts';
import type { PowerupSide } from '#src/chain/model/resource/powerup-cost.ts';
import { fc } from '#tests/fc.ts';

const eos = (text: string) => parseAsset(`${text} EOS`);
const rex = (text: string) => parseAsset(`${text} REX`);

const side: PowerupSide = {
  weight: 1_000_000n,
  weightRatio: 0n,
  initialWeightRatio: 0n,
  targetWeightRatio: 0n,
  assumedStakeWeight: 0n,
  initialAt: 0,
  targetAt: 0,
  exponent: 2,
  decaySeconds: 0,
  minPrice: eos('100.0000'),
  maxPrice: eos('100.0000'),
  utilization: 0n,
  adjustedUtilization: 0n,
  utilizedAt: 0,
};

const markets: Markets = {
  ram: { bytes: 1_000_000n, tokens: eos('1000.0000') },
  rex: {
    version: 0,
    lent: eos('100.0000'),
    unlent: eos('900.0000'),
    rent: eos('9.0000'),
    lendable: eos('1000.0000'),
    rex: rex('4000000.0000'),
    namebidProceeds: eos('0.0000'),
    loanCount: '1',
  },
  powerup: { cpu: side, net: side, minFee: eos('0.0001') },
  bids: new Map([['game', 10_000n]]),
  now: 1_000,
};
const none: Markets = { ram: null, rex: null, powerup: null, bids: new Map(), now: 1_000 };

/** A tenth of the market of either resource. */
const tenth = 10n ** 14n;
const powerup = (most: string, part: bigint | number | string = String(tenth)) => ({
  name: 'powerup',
  data: { payer: 'alice', receiver: 'bob', cpu_frac: part, net_frac: '0', max_payment: most },
});
const bid = (amount: string, newname = 'game') => ({
  name: 'bidname',
  data: { bidder: 'alice', newname, bid: amount },
});

const falseSides: readonly (readonly [string, Partial<PowerupSide>])[] = [
  ['no exponent', { exponent: 0 }],
  ['prices below zero', { minPrice: eos('-1.0000'), maxPrice: eos('-1.0000') }],
  ['more used than there is', { utilization: 2n ** 62n }],
  ['no weight', { weight: 0n }],
];

describe('a market that cannot be has no price', () => {
  test.each(falseSides)('of PowerUp: %s', (_, lie) => {
    const cpu = { ...side, maxPrice: eos('200.0000'), ...lie };
    const market = { cpu, net: side, minFee: eos('0.0001') };
    const price = priceOf(powerup('1.0000 EOS'), { ...markets, powerup: market });
    expect(price).toMatchObject({ kind: 'cost', value: null });
    expect(price).not.toHaveProperty('units');
  });

  test.each([
    ['rexpool with less than no stake', 'sellrex', { lendable: eos('-1000.0000') }],
    ['rexpool with less than no REX', 'buyrex', { rex: rex('-1.0000') }],
  ] as const)('of REX: %s', (_, name, lie) => {
    const pool = { ...markets.rex!, ...lie };
    const data = { amount: '1.0000 EOS', rex: '1.0000 REX' };
    expect(priceOf({ name, data }, { ...markets, rex: pool })).toMatchObject({ value: null });
  });
});

describe('what the chain would give or take', () => {
  test.each([
    ['buyram', { quant: '1.0000 EOS' }, 'proceeds', 'buyram 1.0000 EOS', '994 bytes'],
    ['buyramself', { quant: '1.0000 EOS' }, 'proceeds', 'buyramself 1.0000 EOS', '994 bytes'],
    ['buyramburn', { quantity: '1.0000 EOS' }, 'proceeds', 'buyramburn 1.0000 EOS', '994 bytes'],
    ['buyrambytes', { bytes: 1000 }, 'cost', 'buyrambytes 1000 bytes', '1.0060 EOS'],
    ['sellram', { bytes: '1000' }, 'proceeds', 'sellram 1000 bytes', '0.9940 EOS'],
    ['buyrex', { amount: '1.0000 EOS' }, 'proceeds', 'buyrex 1.0000 EOS', '4000.0000 REX'],
    [
      'unstaketorex',
      { from_net: '1.0000 EOS', from_cpu: '2.0000 EOS' },
      'proceeds',
      'unstaketorex 3.0000 EOS',
      '12000.0000 REX',
    ],
    ['sellrex', { rex: '4000.0000 REX' }, 'proceeds', 'sellrex 4000.0000 REX', '1.0000 EOS'],
    ['rentcpu', { loan_payment: '1.0000 EOS' }, 'proceeds', 'rentcpu 1.0000 EOS', '90.0000 EOS'],
    ['rentnet', { loan_payment: '1.0000 EOS' }, 'proceeds', 'rentnet 1.0000 EOS', '90.0000 EOS'],
    ['powerup', powerup('10.5000 EOS').data, 'cost', 'powerup bob', '10.0000 EOS'],
    ['bidname', bid('1.2000 EOS').data, 'bid', 'bidname game', '1.0000 EOS'],
  ])('%s', (name, data, kind, of, value) => {
    expect(priceOf({ name, data }, markets)).toMatchObject({ kind, of, value });
    expect(priceOf({ name, data }, markets)).not.toHaveProperty('allowsMore');
    expect(priceOf({ name, data }, none)).toMatchObject({ kind, of, value: null });
    expect(priceOf({ name, data }, none)).not.toHaveProperty('units');
  });

  test('nothing of other actions', () => {
    for (const name of ['delegatebw', 'constructor', 'ramtransfer'])
      expect([marketOf(name), priceOf({ name, data: {} }, markets)]).toEqual([null, null]);
  });

  test('PowerUp costs the token that it is paid with', () => {
    expect(priceOf(powerup('10.5000 A'), markets)?.value).toBe('10.0000 A');
    expect(priceOf(powerup('10.50 A'), markets)?.value).toBe('10.0000 EOS');
    expect(priceOf(powerup(''), markets)?.value).toBe('10.0000 EOS');
  });

  test('no REX for an empty pool, and no PowerUp beyond the market', () => {
    const empty = { ...markets.rex!, lendable: eos('0.0000') };
    const buy = { name: 'buyrex', data: { amount: '1.0000 EOS' } };
    expect(priceOf(buy, { ...markets, rex: empty })?.value).toBeNull();
    expect(priceOf(powerup('1.0000 EOS', String(2n * 10n ** 15n)), markets)?.value).toBeNull();
  });
});

describe('a bound', () => {
  test.each([
    ['twice the fee', powerup('20.0000 EOS'), undefined],
    ['more than twice the fee', powerup('20.0001 EOS'), true],
    ['twice the least bid', bid('2.2002 EOS'), undefined],
    ['more than twice the least bid', bid('2.2003 EOS'), true],
    ['the least first bid, twice', bid('0.0002 EOS', 'other'), undefined],
    ['more than that for a name without a bid', bid('0.0003 EOS', 'other'), true],
    ['a fee that no node reports', powerup('900.0000 EOS', String(2n * 10n ** 15n)), undefined],
  ])('of %s', (_, action, allowsMore) => {
    expect(priceOf(action, markets)?.allowsMore).toBe(allowsMore);
  });

  test('counts if either node reports so low a price', () => {
    const price: Figure = { kind: 'cost', of: 'powerup bob', value: '1.0000 EOS', units: 10_000n };
    const loose: Figure = { ...price, allowsMore: true };
    for (const [one, other] of [
      [price, loose],
      [loose, price],
    ] as const)
      expect(pricesOf([one], [other])).toEqual([loose]);
    expect(pricesOf([price, price], [price])).toEqual([price]);
  });
});

describe('prices of two nodes', () => {
  const price = (units: bigint, kind: Figure['kind'] = 'proceeds'): Figure => ({
    kind,
    of: 'sellram 1 bytes',
    value: String(units),
    units,
  });

  test('differ beyond what trades between blocks explain, and only then', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** 15n), (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const isFar = more - less > 1n && (more - less) * 1000n > more * limits.pricePerMille;
        expect(differencesOf([price(one)], [price(other)])).toHaveLength(isFar ? 1 : 0);
      }),
    );
  });

  test('a lie of a per cent or more differs, from either node', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1_000n, 10n ** 15n),
        fc.bigInt(1n, 1_000n),
        fc.boolean(),
        (honest, percent, first) => {
          const lie = honest + (honest * percent + 99n) / 100n;
          const pair = first ? [lie, honest] : [honest, lie];
          const [one, other] = pair.map((units) => [price(units)]);
          expect(differencesOf(one!, other!)).toMatchObject([
            { first: String(pair[0]), second: String(pair[1]) },
          ]);
        },
      ),
    );
  });

  test('a bid has to be the same, and a price to be there', () => {
    expect(differencesOf([price(1_000n, 'bid')], [price(1_001n, 'bid')])).toHaveLength(1);
    const missing: Figure = { kind: 'proceeds', of: 'sellram 1 bytes', value: null };
    expect(differencesOf([price(1_000n)], [missing])).toHaveLength(1);
    expect(differencesOf([price(1_000n)], [])).toHaveLength(1);
    expect(differencesOf([], [price(1_000n)])).toMatchObject([{ first: null, second: '1000' }]);
  });

  test('reported twice, once as the other node does, do not agree', () => {
    const permission = (value: string): Figure => ({
      kind: 'permission',
      of: 'alice@active',
      value,
    });
    const [lie, honest] = [permission('≥ 1: mallory'), permission('≥ 1: alice')];
    expect(differencesOf([honest], [lie, honest])).not.toEqual([]);
    expect(differencesOf([honest], [honest, lie])).not.toEqual([]);
    expect(differencesOf([lie, honest], [honest])).not.toEqual([]);
    expect(differencesOf([honest, lie], [honest])).not.toEqual([]);
    expect(differencesOf([lie, honest], [lie, honest])).toEqual([]);
  });

  test('of two rents for one account are compared one by one, and both are shown', () => {
    const rent = (units: bigint): Figure => ({
      kind: 'cost',
      of: 'powerup bob',
      value: String(units),
      units,
    });
    const [small, large] = [rent(1_000n), rent(90_000n)];
    expect(differencesOf([small, large], [small, large])).toEqual([]);
    expect(differencesOf([small, large], [small, rent(99_000n)])).toHaveLength(1);
    expect(pricesOf([small, large], [small, large])).toEqual([small, large]);
  });

  test('that agree are shown; permissions and balances are not prices', () => {
    const balance: Figure = { kind: 'balance', of: 'alice', value: '1.0000 EOS' };
    expect(pricesOf([balance, price(1_000n)], [balance, price(1_001n)])).toEqual([price(1_000n)]);
  });
});
