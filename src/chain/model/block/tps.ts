import * as limits from '../../core/limits.ts';

export interface BlockCount {
  readonly number: number;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly transactions: number;
}

/**
 * Transactions a second over some blocks in any order, each counted once. The time is that between
 * the first and the last block plus one slot. Null without blocks.
 */
export function transactionsPerSecond(blocks: readonly BlockCount[]): number | null {
  const once = [...new Map(blocks.map((block) => [block.number, block])).values()];
  if (once.length === 0) return null;
  const times = once.map((block) => block.time);
  const span = Math.max(...times) - Math.min(...times) + limits.blockMs;
  const total = once.reduce((sum, block) => sum + block.transactions, 0);
  return (total * 1000) / span;
}
