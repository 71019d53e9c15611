import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { airgrabs } from '#src/chain/model/account/airgrab.ts';
import { bytesMeasure, spanMeasure } from '#src/chain/model/shared/measure.ts';
import { distinct } from '#src/chain/model/permission/key-accounts.ts';
import { oracleFeeds } from '#src/chain/model/account/oracle.ts';
import { profile } from '#src/chain/model/account/profile.ts';
import { rexBalance } from '#src/chain/model/rex/rex-balance.ts';
import { currencyStats } from '#src/chain/model/token/token-supply.ts';
import { voters } from '#src/chain/model/vote/voter.ts';
import { inflation } from '#src/chain/model/resource/yield.ts';

const TIME = '2026-01-01T00:00:00';

it('bytes are measured up to terabytes', () => {
  expect(bytesMeasure(1024 ** 4)).toEqual({ value: 1, unit: 'TB' });
  expect(bytesMeasure(5 * 1024 ** 5)).toEqual({ value: 5 * 1024, unit: 'TB' });
  expect(spanMeasure(999)).toEqual({ value: 999, unit: 'µs' });
});

it('a token was grabbed where one of the balances is of it', () => {
  const balance = (contract: string, amount: string) => ({ contract, amount: parseAsset(amount) });
  const offered = [{ token: 'BOB', account: 'bob.token' }];
  const held = [balance('eosio.token', '1.0000 EOS'), balance('bob.token', '0 BOB')];
  expect(airgrabs(offered, held)[0]?.grabbed).toBe(true);
  expect(airgrabs(offered, [])[0]?.grabbed).toBe(false);
});

it('of two rows for one permission the first counts', () => {
  const row = { account: 'alice', permission: 'active', weight: 1, threshold: 2 };
  expect(distinct([row, { ...row, weight: 9 }, { ...row, permission: 'owner' }])).toEqual([
    ...[row, { ...row, permission: 'owner' }],
  ]);
});

it('supply and maximum supply are read together or not at all', () => {
  const [supply, max_supply] = ['5.0000 EOS', '9.0000 EOS'];
  expect(currencyStats({ supply, max_supply })).toEqual({
    ...{ supply: parseAsset(supply), maxSupply: parseAsset(max_supply) },
  });
  expect([currencyStats({ supply }), currencyStats({ max_supply })]).toEqual([null, null]);
});

it('a voter on FIO has an address if its row has one', () => {
  const rows = ['alice@edge', '', undefined].map((fioaddress) => ({ owner: 'alice', fioaddress }));
  expect(voters(rows).map(({ fioAddress }) => fioAddress)).toEqual(['alice@edge', null, null]);
});

it('REX matures at a time and of an amount: what lacks either is no part of it', () => {
  const row = { owner: 'alice', vote_stake: '1.0000 EOS', rex_balance: '9.0000 REX' };
  const rex_maturities = [{ first: TIME, second: 7 }, { first: TIME }, { second: 7 }, [], 7];
  const read = rexBalance({ ...row, rex_maturities }, Date.UTC(2026, 0, 1));
  expect(read?.buckets.map(({ kind, rex }) => [kind, rex.units])).toEqual([['maturing', 7n]]);
});

describe('the rules of new tokens', () => {
  const rules = { continuous_rate: 0.05, inflation_pay_factor: 50_000, votepay_factor: 40_000 };

  it.each([
    ['none are made', { continuous_rate: 0 }, true],
    ['they double the supply in a year', { continuous_rate: 1 }, true],
    ['producers get all of them', { inflation_pay_factor: 10_000 }, true],
    ['they take from the supply', { continuous_rate: -0.01 }, false],
    ['they more than double the supply in a year', { continuous_rate: 1.01 }, false],
    ['producers get more than all of them', { votepay_factor: 9_999 }, false],
    ['a factor is no whole number', { votepay_factor: 10_000.5 }, false],
  ])('can be kept where %s: %s', (_, reported, kept) => {
    expect(inflation({ ...rules, ...reported }) !== null).toBe(kept);
  });
});

describe('an oracle', () => {
  const feed = { index: 1, name: 'XPR/BTC' };
  const of = (reported: object, data: unknown[] = []) =>
    oracleFeeds([{ ...feed, ...reported }], data)[0];

  it('is fed by those whom an object, or a list, names', () => {
    expect(of({ providers: { bot1: TIME, bot2: TIME } })?.providers).toEqual(['bot1', 'bot2']);
    const listed = [{ key: 'bot1' }, { first: 'bot2' }, {}, 7];
    expect(of({ providers: listed })?.providers).toEqual(['bot1', 'bot2']);
  });

  it('has an empty owner for points without one, and no value if none is reported', () => {
    const points = [{ time: TIME, data: {} }];
    expect(of({}, [{ feed_index: 1, points, aggregate: { d_double: null } }])).toMatchObject({
      ...{ value: null, aggregate: '', description: '' },
      points: [{ provider: '', time: Date.UTC(2026, 0, 1), value: null }],
    });
    expect(of({ name: undefined })?.name).toBe('');
    expect(of({}, [{ feed_index: 1, aggregate: { d_uint64_t: 7, d_double: null } }])?.value).toBe(
      '7',
    );
  });
});

it('a picture is the base64 of one and nothing else', () => {
  const avatar = (text: unknown) => profile({ acc: 'alice', avatar: text })?.avatar;
  const png = 'iVBORw0KGgoAAAA=';
  expect(avatar(`data:image/png;base64,${png}`)).toBe(`data:image/png;base64,${png}`);
  for (const none of [`x${png}`, `"${png}`, ` ${png}`, `xdata:image/png;base64,${png}`, '', 7])
    expect(avatar(none)).toBeNull();
});
