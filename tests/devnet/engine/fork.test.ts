import { beforeEach, describe, expect, it } from 'vitest';
import { headerOf, signerOf, startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import type { Block } from '#devnet/types.ts';
import { createHistory } from '#devnet/history/history.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';

const DAY = 24 * 3600 * 1000;

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '100.0000 EOS');
  for (let made = 0; made < 30; made++) bench.advance(500);
});

describe('a fork', () => {
  it('takes blocks back with all they did, and makes one more in their place', () => {
    const { chain } = bench;
    const base = chain.headBlock;
    bench.transfer('alice', 'eosio', '1.0000 EOS');
    bench.advance(500);
    bench.transfer('alice', 'eosio', '2.0000 EOS');
    bench.advance(500);
    bench.advance(500);
    const old = [1, 2, 3].map((above) => chain.block(base.num + above)!.id);
    const { dropped, made } = chain.fork(3, { carry: false });
    expect(dropped.map(({ id }) => id)).toEqual(old);
    expect(made.map(({ num }) => num - base.num)).toEqual([1, 2, 3, 4]);
    expect(chain.headBlock).toBe(made[3]);
    expect(bench.balance('alice')).toBe('100.0000 EOS');
    expect(chain.block(old[0]!)).toBeUndefined();
    expect(made[0]!.previous).toBe(base.id);
    expect(made.map(({ id }) => id)).not.toContain(old[0]);
  });

  it('makes blocks as sound as others, each in a slot of its own', () => {
    const base = bench.chain.headBlock;
    bench.advance(500);
    bench.advance(500);
    const { made } = bench.chain.fork(2);
    const time = ({ timestamp }: Block): number => Date.parse(`${timestamp}Z`);
    made.forEach((block, index) => {
      expect(time(block) - time(base)).toBe(500 * (index + 1));
      expect(String(headerOf(block).id)).toBe(block.id);
      expect(signerOf(block)).toBe(devnetPublicKey('eosio'));
      expect(bench.chain.block(block.num)!.id).toBe(block.id);
    });
    bench.advance(500);
    expect(bench.chain.headBlock.previous).toBe(made[2]!.id);
  });

  it('tries the dropped transactions again, but for those that refer to a dropped block', () => {
    const kept = bench.transfer('alice', 'eosio', '1.0000 EOS');
    bench.advance(500);
    const lost = bench.transfer('alice', 'eosio', '2.0000 EOS');
    bench.advance(500);
    const waiting = bench.transfer('alice', 'eosio', '4.0000 EOS');
    const { made } = bench.chain.fork(2);
    const ids = made.flatMap(({ transactions }) => transactions.map(({ id }) => id));
    expect(ids).toEqual([kept.id]);
    expect([lost.id, waiting.id].some((id) => ids.includes(id))).toBe(false);
    expect(bench.balance('alice')).toBe('99.0000 EOS');
  });

  it('leaves what waits delayed as it was', () => {
    bench.push(
      {
        account: 'eosio.token',
        name: 'transfer',
        by: 'alice',
        data: { from: 'alice', to: 'eosio', quantity: '1.0000 EOS', memo: '' },
      },
      { change: { delay_sec: 1 } },
    );
    for (let made = 0; made < 4; made++) bench.advance(500);
    expect(bench.balance('alice')).toBe('99.0000 EOS');
    bench.chain.fork(2);
    expect(bench.balance('alice')).toBe('99.0000 EOS');
    const runs = [...Array(10).keys()]
      .map((back) => bench.chain.block(bench.chain.headBlock.num - back)!)
      .flatMap(({ transactions }) => transactions)
      .filter(({ scheduled }) => scheduled);
    expect(runs).toHaveLength(1);
  });

  it('is followed by the history', () => {
    const history = createHistory(bench.chain);
    const before = history.tracesOf('alice').length;
    const { id } = bench.transfer('alice', 'eosio', '1.0000 EOS');
    bench.advance(500);
    expect(history.transaction(id)).toBeDefined();
    bench.chain.fork(1, { carry: false });
    expect(history.transaction(id)).toBeUndefined();
    expect(history.tracesOf('alice')).toHaveLength(before);
    const again = bench.transfer('alice', 'eosio', '2.0000 EOS');
    bench.advance(500);
    expect(history.transaction(again.id)!.block.id).toBe(bench.chain.headBlock.id);
    history.close();
  });

  it('is announced before its blocks', () => {
    const heard: string[] = [];
    const stop = bench.chain.onFork((dropped) => {
      heard.push(`dropped ${dropped.length}, head ${bench.chain.headBlock.num}`);
    });
    bench.chain.onBlock(({ num }) => heard.push(`block ${num}`));
    const head = bench.chain.headBlock.num;
    bench.chain.fork(1);
    expect(heard).toEqual([`dropped 1, head ${head - 1}`, `block ${head}`, `block ${head + 1}`]);
    stop();
    bench.chain.fork(1);
    expect(heard.filter((line) => line.startsWith('dropped'))).toHaveLength(1);
  });

  it('goes back to the last irreversible block at most', () => {
    const { headBlock, lastIrreversible } = bench.chain;
    const reversible = headBlock.num - lastIrreversible.num;
    for (const count of [reversible + 1, 0, -1, 1.5])
      expect(() => bench.chain.fork(count)).toThrow(RangeError);
    bench.chain.fork(reversible);
    expect(bench.chain.headBlock.num).toBe(headBlock.num + 1);
    expect(bench.chain.block(lastIrreversible.num)!.id).toBe(lastIrreversible.id);
    // And again, as the way back is kept for the new branch too.
    bench.chain.fork(20);
  });
});

describe('the clock', () => {
  it('can be moved on', () => {
    const { chain } = bench;
    const before = Date.parse(`${chain.headBlock.timestamp}Z`);
    const block = chain.advance(3 * DAY);
    const after = Date.parse(`${block.timestamp}Z`);
    expect(after - before).toBeGreaterThanOrEqual(3 * DAY);
    expect(after - before).toBeLessThanOrEqual(3 * DAY + 500);
    expect(chain.headBlock).toBe(block);
  });

  it('can be set to a moment, but not back', () => {
    const moment = Date.UTC(2027, 5, 1);
    expect(bench.chain.setClock(moment).timestamp).toBe('2027-06-01T00:00:00.000');
    expect(() => bench.chain.setClock(moment - DAY)).toThrow(RangeError);
    expect(() => bench.chain.advance(-1)).toThrow(RangeError);
    expect(() => bench.chain.advance(NaN)).toThrow(RangeError);
  });
});
