import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { currentUse, withCurrentUse } from '#src/chain/model/account/account-view.ts';
import { isRefundDue, refundView, stakeRefund } from '#src/chain/model/account/refund.ts';
import { bandwidth, delegations } from '#src/chain/model/resource/bandwidth.ts';
import { longStaked, longStakes, shortStake, stakePlans } from '#src/chain/model/vote/xpr-stake.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { accountStub } from '#src/components/account/account-stub.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from './hostile.ts';

const EOS = { code: 'EOS', precision: 4 };
const XPR = { code: 'XPR', precision: 4 };
const JAN_1 = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

function row(from: string, to: string, net: string, cpu: string) {
  return { from, to, net_weight: net, cpu_weight: cpu };
}

describe('delegated bandwidth', () => {
  const rows = delegations(
    [
      row('alice', 'bob', '1.0000 EOS', '2.0000 EOS'),
      row('alice', 'alice', '0.5000 EOS', '0.2500 EOS'),
      row('alice', 'carol', '10.0000 EOS', '0.0001 EOS'),
      row('dave', 'alice', '7.0000 EOS', '7.0000 EOS'),
      row('', 'bob', '1.0000 EOS', '1.0000 EOS'),
      row('alice', '', '1.0000 EOS', '1.0000 EOS'),
    ],
    EOS,
  );

  it('is a row for each who receives, with its total', () => {
    expect(rows.map(({ to, total }) => [to, formatAsset(total)])).toEqual([
      ['bob', '3.0000 EOS'],
      ['alice', '0.7500 EOS'],
      ['carol', '10.0001 EOS'],
      ['alice', '14.0000 EOS'],
    ]);
  });

  it('is reported apart as own and for others, the largest first', () => {
    const { own, others, all, toOthers } = bandwidth('alice', rows, EOS);
    expect([own.net, own.cpu, own.total].map(formatAsset)).toEqual([
      '0.5000 EOS',
      '0.2500 EOS',
      '0.7500 EOS',
    ]);
    expect([others.net, others.cpu, others.total].map(formatAsset)).toEqual([
      '11.0000 EOS',
      '2.0001 EOS',
      '13.0001 EOS',
    ]);
    expect(formatAsset(all.total)).toBe('13.7501 EOS');
    expect(toOthers.map(({ to }) => to)).toEqual(['carol', 'bob']);
  });

  it('is nothing where nothing is delegated', () => {
    const { own, all, toOthers } = bandwidth('alice', [], EOS);
    expect([own.total, all.total].map(formatAsset)).toEqual(['0.0000 EOS', '0.0000 EOS']);
    expect(toOthers).toEqual([]);
  });

  it('counts an amount of another token as none', () => {
    const [one] = delegations([row('a', 'b', '1.0000 WAX', '1.0000 EOS')], EOS);
    expect(one && formatAsset(one.total)).toBe('1.0000 EOS');
  });

  it('of real chains keeps each row', () => {
    let found = 0;
    for (const { file, response } of recordings('v1_chain_get_table_rows')) {
      const rows = listOf(recordOf(response).rows).map(recordOf);
      const delegated = rows.filter((one) => 'net_weight' in one && 'from' in one);
      const read = delegations(delegated, EOS);
      expect(read.length, file).toBe(delegated.length);
      for (const [place, one] of read.entries()) {
        const { net_weight: net, cpu_weight: cpu } = delegated[place]!;
        expect([formatAsset(one.net), formatAsset(one.cpu)], file).toEqual([net, cpu]);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(3);
  });
});

describe('what is used of a resource', () => {
  const use = { used: 40, available: 60, max: 100 };

  it('is nothing once the latest own action is older than 86,400 s', () => {
    expect(currentUse(use, JAN_1, JAN_1 + DAY)).toEqual(use);
    expect(currentUse(use, JAN_1, JAN_1 + DAY + 1)).toEqual({ used: 0, available: 100, max: 100 });
    expect(currentUse(use, null, JAN_1)).toEqual(use);
  });
});

describe('use where a node does not say when it counted', () => {
  const use = { used: 60, available: 40, max: 100 };
  const account = { ...accountStub, name: 'alice', cpu: use, net: use };
  const row = (actor: string, blockTime: number) => ({
    authorization: [{ actor, permission: 'active' }],
    blockTime,
  });
  const now = JAN_1 + 10 * DAY;

  it('is none when the latest own action is older than a day', () => {
    const rows = [row('bob', now - 1_000), row('alice', now - DAY - 1), row('bob', now - 2 * DAY)];
    const { cpu, net } = withCurrentUse(account, rows, now);
    expect([cpu, net]).toEqual(Array(2).fill({ used: 0, available: 100, max: 100 }));
  });

  it('stands while an own action is younger, or may be', () => {
    const young = [row('alice', now - DAY), row('alice', now - 3 * DAY)];
    expect(withCurrentUse(account, young, now).cpu).toEqual(use);
    expect(withCurrentUse(account, [row('bob', now - 5)], now).cpu).toEqual(use);
    expect(withCurrentUse(account, [], now).cpu).toEqual(use);
    const authorization = ['bob', 'alice'].map((actor) => ({ actor, permission: 'active' }));
    const shared = { authorization, blockTime: now - 5 };
    const others = [1, 2, 3].map((days) => row('bob', now - days * 2 * DAY));
    expect(withCurrentUse(account, [shared, ...others], now).cpu).toEqual(use);
    expect(withCurrentUse(account, [row('bob', now), ...others.slice(1)], now).cpu.used).toBe(0);
  });

  it('is none when even the oldest of the latest actions, of others, is older', () => {
    const rows = [row('bob', now - 1_000), row('bob', now - 2 * DAY)];
    expect(withCurrentUse(account, rows, now).net.used).toBe(0);
  });

  it('is the node’s own word where the node says when', () => {
    const reported = { ...account, cpu: { ...use, reportedAt: now } };
    expect(withCurrentUse(reported, [row('alice', JAN_1)], now)).toBe(reported);
  });
});

describe('a refund', () => {
  it('can be claimed three days after the request', () => {
    const refund = refundView(
      {
        owner: 'alice',
        request_time: '2026-01-01T00:00:00',
        net_amount: '1.0000 EOS',
        cpu_amount: '2.0000 EOS',
      },
      EOS,
    );
    expect(refund).toEqual({
      net: { units: 10_000n, symbol: EOS },
      cpu: { units: 20_000n, symbol: EOS },
      availableAt: JAN_1 + 3 * DAY,
    });
    expect(refund && isRefundDue(refund, JAN_1 + 3 * DAY)).toBe(false);
    expect(refund && isRefundDue(refund, JAN_1 + 3 * DAY + 1)).toBe(true);
    expect(refundView(null, EOS)).toBeNull();
  });

  it('of staked XPR is one amount', () => {
    expect(
      stakeRefund({ request_time: '2026-01-01T00:00:00', quantity: '5.0000 XPR' }, XPR),
    ).toEqual({ amount: { units: 50_000n, symbol: XPR }, availableAt: JAN_1 + 3 * DAY });
    expect(stakeRefund(undefined, XPR)).toBeNull();
  });
});

describe('stakes of XPR', () => {
  const plans = stakePlans([
    { index: 2, plan_days: 365 },
    { index: '1', plan_days: '90' },
    { index: 3 },
    { plan_days: 5 },
    { index: 4, plan_days: -1 },
  ]);

  it('without a term have the claimable amount', () => {
    const reported = { owner: 'alice', staked: 21_197, isqualified: 1, claimamount: '3278' };
    expect(shortStake({ ...reported, lastclaim: 1_767_225_600 }, XPR)).toEqual({
      owner: 'alice',
      qualified: true,
      claimedAt: JAN_1,
      staked: { units: 21_197n, symbol: XPR },
      claimable: { units: 3278n, symbol: XPR },
    });
    expect(shortStake({ ...reported, isqualified: 0 }, XPR)).toMatchObject({
      qualified: false,
      claimedAt: 0,
    });
    expect(shortStake({ staked: 5 }, XPR)).toBeNull();
  });

  it('of a plan end with its days', () => {
    expect(plans).toEqual([
      { index: '1', days: 90 },
      { index: '2', days: 365 },
    ]);
    const stake = { account: 'alice', staked: '2.0000 XPR', start_time: '2026-01-01T00:00:00' };
    const stakes = longStakes(
      [
        { ...stake, plan_index: 1 },
        { ...stake, plan_index: 9, staked: 10_000 },
        { ...stake, account: 'bob', plan_index: 2 },
        { ...stake, account: '' },
        { ...stake, staked: '2.0000 EOS' },
      ],
      plans,
      XPR,
    );
    expect(stakes.map(({ account, planIndex, endsAt }) => [account, planIndex, endsAt])).toEqual([
      ['alice', '1', JAN_1 + 90 * DAY],
      ['alice', '9', null],
      ['bob', '2', JAN_1 + 365 * DAY],
    ]);
    expect(formatAsset(longStaked('alice', stakes, XPR))).toBe('3.0000 XPR');
    expect(formatAsset(longStaked('carol', stakes, XPR))).toBe('0.0000 XPR');
  });
});

describe('rows of resources', () => {
  it(
    'are read, or left out, from anything',
    () => {
      const names = ['from', 'to', 'net_weight', 'cpu_weight', 'request_time', 'quantity', 'owner'];
      const stake = ['staked', 'lastclaim', 'account', 'plan_index', 'index', 'plan_days'];
      fc.assert(
        fc.property(hostileRow([...names, ...stake, 'start_time', 'claimamount']), (value) => {
          expect(typeof bandwidth('a', delegations([value], EOS), EOS).all.total.units).toBe(
            'bigint',
          );
          for (const refund of [refundView(value, EOS), stakeRefund(value, XPR)])
            if (refund) expect(Number.isFinite(refund.availableAt)).toBe(true);
          const short = shortStake(value, XPR);
          if (short) expect(Number.isFinite(short.claimedAt)).toBe(true);
          const long = longStakes([value], stakePlans([value]), XPR);
          expect(typeof longStaked('a', long, XPR).units).toBe('bigint');
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
});
