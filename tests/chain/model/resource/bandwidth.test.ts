import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { refundView } from '#src/chain/model/account/refund.ts';
import { stakeRefund } from '#src/chain/model/account/stake-refund.ts';
import { bandwidth, delegations } from '#src/chain/model/resource/bandwidth.ts';
import { longStaked, longStakes, shortStake, stakePlans } from '#src/chain/model/vote/xpr-stake.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

const EOS = { code: 'EOS', precision: 4 };
const XPR = { code: 'XPR', precision: 4 };

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
      for (const [index, one] of read.entries()) {
        const { net_weight: net, cpu_weight: cpu } = delegated[index]!;
        expect([formatAsset(one.net), formatAsset(one.cpu)], file).toEqual([net, cpu]);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(3);
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
          for (const refund of [refundView(value, EOS), stakeRefund(value, XPR, 1)])
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
