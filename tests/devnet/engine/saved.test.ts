import { deserialize, serialize } from 'node:v8';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Devnet, SavedChain } from '#devnet/engine/devnet.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';

let before: Bench;
let after: Bench;
let saved: SavedChain;

/** A chain that saw a payment, and a fresh one that goes on from what it saved. */
beforeEach(() => {
  before = startBench();
  before.addAccount('alice', '10.0000 EOS');
  before.advance(500);
  before.transfer('alice', 'eosio', '1.0000 EOS', 'kept');
  before.advance(500);
  before.advance(500);
  saved = deserialize(serialize(before.chain.save())) as SavedChain;
  after = startBench();
  after.chain.load(saved);
});

function blocksOf(chain: Devnet): unknown[] {
  return Array.from({ length: chain.headBlock.num }, (_, index) => ({
    ...chain.block(index + 1),
  }));
}

describe('a chain that continues from a saved one', () => {
  it('has the same state and blocks, traces and signatures among them', () => {
    expect(after.chain.stateHash()).toBe(before.chain.stateHash());
    expect(blocksOf(after.chain)).toEqual(blocksOf(before.chain));
    expect(after.chain.headBlock.id).toBe(before.chain.headBlock.id);
    expect(after.balance('alice')).toBe('9.0000 EOS');
  });

  it('makes the same blocks from there, and refuses what was sent before', () => {
    const [sent] = saved.blocks.full.at(-1)!.transactions;
    expect(() => after.chain.push(sent!)).toThrow('duplicate transaction');
    const later = before.pack([
      {
        account: 'eosio.token',
        name: 'transfer',
        by: 'alice',
        data: { from: 'alice', to: 'eosio', quantity: '2.0000 EOS', memo: 'later' },
      },
    ]);
    for (const { chain } of [before, after]) {
      chain.push(later);
      chain.setClock(before.now() + 3_000);
    }
    expect(after.chain.headBlock.id).toBe(before.chain.headBlock.id);
    expect(after.chain.stateHash()).toBe(before.chain.stateHash());
  });

  it('takes back what came after, not what was saved', () => {
    const hash = after.chain.stateHash();
    expect(() => after.transfer('alice', 'eosio', '100.0000 EOS', 'more than there is')).toThrow(
      'overdrawn balance',
    );
    expect(after.chain.stateHash()).toBe(hash);
  });
});
