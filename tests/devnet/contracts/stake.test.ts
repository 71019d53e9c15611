import { beforeEach, describe, expect, it } from 'vitest';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { systemRows } from './rows.ts';

const DAY = 24 * 3600 * 1000;

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '1000.0000 EOS');
  bench.addAccount('bob');
  bench.advance(500);
});

const stake = (net: string, cpu: string, receiver = 'alice', transfer = false): Call => ({
  account: 'eosio',
  name: 'delegatebw',
  by: 'alice',
  data: { from: 'alice', receiver, stake_net_quantity: net, stake_cpu_quantity: cpu, transfer },
});
const unstake = (net: string, cpu: string, receiver = 'alice'): Call => ({
  account: 'eosio',
  name: 'undelegatebw',
  by: 'alice',
  data: { from: 'alice', receiver, unstake_net_quantity: net, unstake_cpu_quantity: cpu },
});
const refund: Call = { account: 'eosio', name: 'refund', by: 'alice', data: { owner: 'alice' } };
const staked = (): unknown =>
  systemRows(bench, 'voters').find(({ owner }) => owner === 'alice')!['staked'];

describe('stake', () => {
  it('is paid in, weighs, and shows in the rows of both sides', () => {
    bench.push(stake('3.0000 EOS', '7.0000 EOS', 'bob'));
    expect(bench.balance('alice')).toBe('990.0000 EOS');
    expect(bench.chain.account('bob')).toMatchObject({ net_weight: 130_000, cpu_weight: 170_000 });
    expect(systemRows(bench, 'delband', 'alice')).toContainEqual({
      from: 'alice',
      to: 'bob',
      net_weight: '3.0000 EOS',
      cpu_weight: '7.0000 EOS',
    });
    expect(systemRows(bench, 'userres', 'bob')[0]).toMatchObject({
      net_weight: '13.0000 EOS',
      cpu_weight: '17.0000 EOS',
    });
    expect(staked()).toBe(300_000);
  });

  it('given away with its transfer votes for the receiver', () => {
    bench.push(stake('3.0000 EOS', '7.0000 EOS', 'bob', true));
    expect(bench.balance('alice')).toBe('990.0000 EOS');
    expect(systemRows(bench, 'delband', 'bob')[0]).toMatchObject({
      from: 'bob',
      to: 'bob',
      net_weight: '13.0000 EOS',
    });
    expect(staked()).toBe(200_000);
  });

  it('comes back three days after it was taken out', () => {
    bench.push(unstake('1.0000 EOS', '2.0000 EOS'));
    expect(systemRows(bench, 'refunds', 'alice')).toEqual([
      {
        owner: 'alice',
        request_time: '2026-01-01T00:00:01',
        net_amount: '1.0000 EOS',
        cpu_amount: '2.0000 EOS',
      },
    ]);
    expect(bench.chain.account('alice')).toMatchObject({ net_weight: 90_000, cpu_weight: 80_000 });
    expect(staked()).toBe(170_000);
    expect(() => bench.push(refund)).toThrow('refund is not available yet');
    bench.advance(3 * DAY - 2000);
    expect(() => bench.push(refund)).toThrow('refund is not available yet');
    bench.advance(2000);
    bench.push(refund);
    expect(bench.balance('alice')).toBe('1003.0000 EOS');
    expect(systemRows(bench, 'refunds', 'alice')).toEqual([]);
    expect(() => bench.push(refund)).toThrow('refund request not found');
  });

  it('is taken from a waiting refund first', () => {
    bench.push(unstake('4.0000 EOS', '4.0000 EOS'));
    bench.push(stake('1.0000 EOS', '6.0000 EOS'));
    expect(bench.balance('alice')).toBe('998.0000 EOS');
    expect(systemRows(bench, 'refunds', 'alice')[0]).toMatchObject({
      net_amount: '3.0000 EOS',
      cpu_amount: '0.0000 EOS',
    });
    bench.push(stake('3.0000 EOS', '0.0000 EOS'));
    expect(bench.balance('alice')).toBe('998.0000 EOS');
    expect(systemRows(bench, 'refunds', 'alice')).toEqual([]);
  });

  it('for others is not taken from a refund', () => {
    bench.push(unstake('4.0000 EOS', '4.0000 EOS'));
    bench.push(stake('1.0000 EOS', '1.0000 EOS', 'bob'));
    expect(bench.balance('alice')).toBe('998.0000 EOS');
  });

  it('that waits restarts its wait when more is taken out', () => {
    bench.push(unstake('1.0000 EOS', '0.0000 EOS'));
    bench.advance(2 * DAY);
    bench.push(unstake('1.0000 EOS', '0.0000 EOS'));
    bench.advance(2 * DAY);
    expect(() => bench.push(refund)).toThrow('refund is not available yet');
    bench.advance(1 * DAY);
    bench.push(refund);
    expect(bench.balance('alice')).toBe('1002.0000 EOS');
  });

  it('keeps the rules of the system contract', () => {
    const refused: [Call, string][] = [
      [stake('0.0000 EOS', '0.0000 EOS'), 'must stake a positive amount'],
      [stake('-1.0000 EOS', '2.0000 EOS'), 'must stake a positive amount'],
      [
        stake('1.0000 EOS', '1.0000 EOS', 'alice', true),
        'cannot use transfer flag if delegating to self',
      ],
      [stake('1.00 EOS', '1.00 EOS'), 'attempt to add asset with different symbol'],
      [stake('9999.0000 EOS', '0.0000 EOS'), 'overdrawn balance'],
      [unstake('0.0000 EOS', '0.0000 EOS'), 'must unstake a positive amount'],
      [unstake('11.0000 EOS', '0.0000 EOS'), 'insufficient staked net bandwidth'],
      [unstake('0.0000 EOS', '11.0000 EOS'), 'insufficient staked cpu bandwidth'],
      [unstake('1.0000 EOS', '0.0000 EOS', 'bob'), 'insufficient staked net bandwidth'],
    ];
    for (const [refusal, message] of refused) expect(() => bench.push(refusal)).toThrow(message);
  });
});
