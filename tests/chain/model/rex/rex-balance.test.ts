import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import * as v from '#src/chain/core/schema.ts';
import { accountView } from '#src/chain/model/account/account-view.ts';
import { withRexWorth } from '#src/chain/model/account/with-rex-worth.ts';
import {
  rexBalance,
  rexFund,
  rexWorth,
  whyNothingSells,
} from '#src/chain/model/rex/rex-balance.ts';
import { rexPool } from '#src/chain/model/rex/rex-pool.ts';
import { accountResponse } from '#src/chain/rpc/responses.ts';

const balance = rexBalance(
  { owner: 'alice', vote_stake: '10.0000 EOS', rex_balance: '100000.0000 REX' },
  0,
);
const fund = rexFund({ owner: 'alice', balance: '3.0000 EOS' });
/** A REX of 0.00015 EOS. */
const pool = rexPool({
  total_lent: '0.0000 EOS',
  total_unlent: '150.0000 EOS',
  total_rent: '1.0000 EOS',
  total_lendable: '150.0000 EOS',
  total_rex: '1000000.0000 REX',
  namebid_proceeds: '0.0000 EOS',
});

const account = accountView(
  v.parse(accountResponse, {
    account_name: 'alice',
    created: '2020-01-02T03:04:05.500',
    privileged: false,
    last_code_update: '1970-01-01T00:00:00.000',
    core_liquid_balance: '100.0000 EOS',
    ram_quota: 8000,
    ram_usage: 3000,
    permissions: [],
    net_limit: { used: 1, available: 2, max: 3 },
    cpu_limit: { used: 4, available: 5, max: 9 },
    rex_info: { owner: 'alice', vote_stake: '10.0000 EOS' },
  }),
  { symbol: { code: 'EOS', precision: 4 } },
);

describe('what an account has in REX', () => {
  it('is worth what the pool says today, and what lies in the fund', () => {
    expect(formatAsset(rexWorth(balance, fund, pool)!)).toBe('18.0000 EOS');
    expect(formatAsset(rexWorth(balance, null, pool)!)).toBe('15.0000 EOS');
    expect(formatAsset(rexWorth(null, fund, null)!)).toBe('3.0000 EOS');
  });

  it('is nothing with neither, or with an emptied fund', () => {
    expect(rexWorth(null, null, pool)).toBeNull();
    expect(rexWorth(null, rexFund({ owner: 'a', balance: '0.0000 EOS' }), null)).toBeNull();
  });

  it('replaces the votes it counts as, in the total too', () => {
    expect(formatAsset(account.total)).toBe('110.0000 EOS');
    const today = withRexWorth(account, parseAsset('18.0000 EOS'));
    expect(formatAsset(today.inRex!)).toBe('18.0000 EOS');
    expect(formatAsset(today.total)).toBe('118.0000 EOS');
    const without = withRexWorth(account, null);
    expect(formatAsset(without.total)).toBe('100.0000 EOS');
    expect(formatAsset(withRexWorth(without, parseAsset('2.0000 EOS')).total)).toBe('102.0000 EOS');
  });

  it('of another token changes nothing', () => {
    expect(withRexWorth(account, parseAsset('18.0000 LIAR'))).toBe(account);
  });
});

describe('whyNothingSells', () => {
  const inSavings = '2106-02-07T06:28:15';
  const held = (matured: number, ...buckets: [string, number][]) =>
    rexBalance(
      {
        owner: 'alice',
        vote_stake: '1.0000 EOS',
        rex_balance: '10.0000 REX',
        matured_rex: matured,
        rex_maturities: buckets.map(([first, second]) => ({ first, second })),
      },
      Date.UTC(2026, 0, 1),
    );
  it.each([
    ['in savings', held(0, [inSavings, 100_000]), 'savings'],
    ['maturing', held(0, ['2026-01-03T00:00:00', 100_000]), 'maturing'],
    [
      'in savings and maturing',
      held(0, [inSavings, 50_000], ['2026-01-03T00:00:00', 50_000]),
      'maturing',
    ],
    ['in no bucket that can be read', held(0), null],
    ['matured', held(100_000), null],
    ['past its date', held(0, ['2025-12-31T00:00:00', 100_000]), null],
    ['partly matured', held(1, [inSavings, 99_999]), null],
  ])('%s', (_, found, why) => {
    expect(found && whyNothingSells(found)).toBe(why);
  });
});
