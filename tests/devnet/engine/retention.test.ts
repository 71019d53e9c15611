import { describe, expect, it } from 'vitest';
import { createRetention } from '#devnet/engine/retention.ts';
import { createHistory } from '#devnet/history/history.ts';
import { startBench } from '../harness.ts';

const LIMITS = { first: 10, latest: 20 };

describe('the retained history', () => {
  it('is the first transactions and the latest, and nothing between', () => {
    const retention = createRetention(LIMITS);
    const kept = new Set<number>();
    for (let num = 1; num <= 50; num++) {
      kept.add(num);
      for (const old of retention.add(num, 2)) kept.delete(old);
    }
    const nums = [...kept];
    expect(nums.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(nums[5]).toBeGreaterThan(38);
    expect(nums.length * 2).toBeLessThanOrEqual(10 + 21);
  });

  it('counts blocks that a fork took back no more', () => {
    const retention = createRetention(LIMITS);
    retention.add(1, 10);
    for (let num = 2; num <= 11; num++) retention.add(num, 2);
    retention.dropAbove(6);
    for (let num = 7; num <= 11; num++) expect(retention.add(num, 2)).toEqual([]);
  });

  it('leaves a chain without its old blocks, and a history without them', () => {
    const bench = startBench({ retention: LIMITS });
    const history = createHistory(bench.chain, LIMITS);
    bench.addAccount('alice', '1000.0000 EOS');
    bench.addAccount('bob', '1.0000 EOS');
    const ids: string[] = [];
    const nums: number[] = [];
    for (let count = 0; count < 60; count++) {
      ids.push(bench.transfer('alice', 'bob', '0.0001 EOS').id);
      nums.push(bench.chain.produceBlock().num);
    }
    expect(bench.chain.block(2)?.transactions.length).toBeGreaterThan(0);
    expect(bench.chain.block(nums[20]!)).toBeUndefined();
    expect(bench.chain.block(nums[59]!)?.transactions[0]?.id).toBe(ids[59]);
    expect(history.transaction(ids[20]!)).toBeUndefined();
    expect(history.transaction(ids[59]!)?.trace.id).toBe(ids[59]);
    const seen = history.actionsOf('bob').map((position) => history.action(position));
    expect(seen.length).toBeLessThan(40);
    expect(seen.at(-1)?.in.trace.id).toBe(ids[59]);
    // The number of a block that is forgotten can still be referred to.
    expect(bench.chain.headBlock.num).toBe(nums[59]);
  });
});
