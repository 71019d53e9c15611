import { beforeEach, describe, expect, it } from 'vitest';
import { formatTimeSeconds } from '#src/chain/core/format-time.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { systemRows } from './rows.ts';

let bench: Bench;
beforeEach(() => {
  bench = startBench();
  bench.addAccount('alice', '1000.0000 EOS');
});

const DAY = 24 * 3_600_000;

function act(name: string, data: Record<string, unknown> = {}, by = 'eosio'): TransactionTrace {
  return bench.push({ account: 'eosio', name, by, data });
}

describe('inflation that is to begin at a time', () => {
  const rate = () => Number(systemRows(bench, 'global4')[0]!['continuous_rate']);
  const in_ = (days: number): string => {
    const head = Date.parse(`${bench.chain.headBlock.timestamp}Z`);
    return formatTimeSeconds(head - (head % 1000) + days * DAY);
  };

  it('is set by the system, shown in order, and taken back', () => {
    const [soon, late] = [in_(1), in_(30)];
    expect(() => act('setschedule', { start_time: soon, continuous_rate: 0.02 }, 'alice')).toThrow(
      'missing authority of eosio',
    );
    expect(() => act('setschedule', { start_time: soon, continuous_rate: -0.1 })).toThrow(
      "continuous_rate can't be negative",
    );
    expect(() => act('setschedule', { start_time: soon, continuous_rate: 1.1 })).toThrow(
      "can't be over 100%",
    );
    act('setschedule', { start_time: late, continuous_rate: 0.05 });
    act('setschedule', { start_time: soon, continuous_rate: 0.02 });
    const starts = () => systemRows(bench, 'schedules').map(({ start_time }) => start_time);
    expect(starts()).toEqual([soon, late]);
    act('delschedule', { start_time: late });
    expect(starts()).toEqual([soon]);
    expect(() => act('delschedule', { start_time: late })).toThrow('schedule not found');
  });

  it('is executed by an action, no earlier than its time, and once', () => {
    const before = rate();
    act('setschedule', { start_time: in_(1), continuous_rate: 0.02 });
    expect(() => act('execschedule', {}, 'alice')).toThrow('no schedule to execute');
    expect(rate()).toBe(before);
    bench.advance(DAY);
    act('execschedule', {}, 'alice');
    expect(rate()).toBeCloseTo(0.02, 12);
    expect(systemRows(bench, 'schedules')).toEqual([]);
    expect(() => act('execschedule', {}, 'alice')).toThrow('no schedule to execute');
  });

  it('begins when a producer claims', () => {
    const producer_key = devnetPublicKey('alice');
    act('regproducer', { producer: 'alice', producer_key, url: '', location: 0 }, 'alice');
    act('setschedule', { start_time: in_(1), continuous_rate: 0.03 });
    bench.advance(2 * DAY);
    act('claimrewards', { owner: 'alice' }, 'alice');
    expect(rate()).toBeCloseTo(0.03, 12);
  });
});

describe('by which permissions an account’s permissions can be changed', () => {
  const none = { allow_perms: [] as string[], disallow_perms: [] as string[] };
  const limit = (more: Partial<typeof none>) =>
    act('limitauthchg', { account: 'alice', ...none, ...more }, 'alice');
  const auth = {
    threshold: 1,
    accounts: [],
    waits: [],
    keys: [{ key: devnetPublicKey('trade'), weight: 1 }],
  };
  const change = (level: string, authorized_by?: string) => {
    const data = { account: 'alice', permission: 'trade', parent: 'active', auth };
    return act('updateauth', authorized_by ? { ...data, authorized_by } : data, `alice@${level}`);
  };

  it('is for the account to say, and leaves owner in', () => {
    expect(() => limit({ allow_perms: ['active'] })).toThrow('allow_perms does not contain owner');
    expect(() => limit({ disallow_perms: ['owner'] })).toThrow('disallow_perms contains owner');
    expect(() => limit({ allow_perms: ['owner'], disallow_perms: ['active'] })).toThrow(
      'either allow_perms or disallow_perms must be empty',
    );
    limit({ allow_perms: ['owner'] });
    expect(systemRows(bench, 'limitauthchg')).toEqual([
      { version: 0, account: 'alice', allow_perms: ['owner'], disallow_perms: [] },
    ]);
    limit({});
    expect(systemRows(bench, 'limitauthchg')).toEqual([]);
  });

  it('holds for all that changes them', () => {
    change('active');
    limit({ allow_perms: ['owner'] });
    expect(() => change('active')).toThrow('authorized_by is required for this account');
    expect(() => change('active', 'active')).toThrow('does not appear in allow_perms');
    expect(() => change('active', 'owner')).toThrow('missing authority of alice/owner');
    change('owner', 'owner');
    const link = { account: 'alice', code: 'eosio.token', type: 'transfer', requirement: 'trade' };
    expect(() => act('linkauth', link, 'alice')).toThrow('authorized_by is required');
    act('linkauth', { ...link, authorized_by: 'owner' }, 'alice@owner');
    const unlinked = { account: 'alice', code: 'eosio.token', type: 'transfer' };
    expect(() => act('unlinkauth', unlinked, 'alice')).toThrow('authorized_by is required');
    act('unlinkauth', { ...unlinked, authorized_by: 'owner' }, 'alice@owner');
    const gone = { account: 'alice', permission: 'trade' };
    expect(() => act('deleteauth', gone, 'alice')).toThrow('authorized_by is required');
    limit({ disallow_perms: ['active'] });
    expect(() => change('active', 'active')).toThrow('authorized_by appears in disallow_perms');
    change('owner', 'owner');
  });
});
