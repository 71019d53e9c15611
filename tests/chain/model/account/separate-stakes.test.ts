import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { accountView } from '#src/chain/model/account/account-view.ts';
import { fioBalance } from '#src/chain/model/fio/fio.ts';
import { fioStakes, xprStakes } from '#src/chain/model/account/separate-stakes.ts';
import { withSeparateStakes } from '#src/chain/model/account/with-separate-stakes.ts';
import type { AccountResponse } from '#src/chain/rpc/responses.ts';

function account(core: string, more: object = {}) {
  const { symbol } = parseAsset(core);
  const use = { used: 0, available: 0, max: 0 };
  const answer = {
    account_name: 'alice',
    created: '2020-01-02T03:04:05.500',
    privileged: false,
    last_code_update: '1970-01-01T00:00:00.000',
    core_liquid_balance: core,
    ram_quota: 0,
    ram_usage: 0,
    net_limit: use,
    cpu_limit: use,
    permissions: [],
    ...more,
  };
  return accountView(answer as unknown as AccountResponse, { symbol, separateStakes: true });
}

const xpr = (text: string) => parseAsset(`${text} XPR`);
const none = xpr('0.0000');

describe('stakes in contracts of the chain itself', () => {
  it('leave the available part of a FIO balance as liquid, and do not raise its total', () => {
    const balance = fioBalance({ balance: 10e9, available: 6e9, staked: 3e9 });
    const shown = withSeparateStakes(account('10.000000000 FIO'), fioStakes(balance));
    expect(formatAsset(shown.liquid)).toBe('6.000000000 FIO');
    expect(shown.apart?.staked && formatAsset(shown.apart.staked)).toBe('3.000000000 FIO');
    expect(shown.apart?.locked && formatAsset(shown.apart.locked)).toBe('1.000000000 FIO');
    expect(formatAsset(shown.total)).toBe('10.000000000 FIO');
  });

  it('separate an account’s own XPR stake from its stake for others', () => {
    const stakes = xprStakes('alice', {
      delegations: [
        { to: 'alice', amount: xpr('5.0000') },
        { to: 'bob', amount: xpr('2.0000') },
      ],
      refund: { amount: xpr('1.0000') },
      long: [],
      longTotal: xpr('4.0000'),
    });
    const voter_info = { staked: 70_000, producers: [], proxy: '', is_proxy: 0 };
    const resources = { net_weight: '0.0000 XPR', cpu_weight: '0.0000 XPR' };
    const reported = account('10.0000 XPR', { voter_info, total_resources: resources });
    expect(reported.stakedForOthers).toBeNull();
    const shown = withSeparateStakes(reported, stakes);
    expect(shown.apart?.staked && formatAsset(shown.apart.staked)).toBe('5.0000 XPR');
    expect(shown.stakedForOthers && formatAsset(shown.stakedForOthers)).toBe('2.0000 XPR');
    expect(formatAsset(shown.total)).toBe('22.0000 XPR');
  });

  it('are absent where an account has none', () => {
    const nothing = { delegations: [], refund: null, long: [], longTotal: none };
    const shown = withSeparateStakes(account('10.0000 XPR'), xprStakes('alice', nothing));
    expect(shown.apart).toMatchObject({ staked: null, forTerm: null, refund: null });
    expect(formatAsset(shown.total)).toBe('10.0000 XPR');
  });
});
