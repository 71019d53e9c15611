import * as limits from '../../core/limits.ts';

/** The counts of a block. */
export interface BlockTally {
  readonly number: number;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly transactions: number;
  readonly actions: number;
}

export interface LiveRates {
  /** Transactions a second in the last ten seconds; null before the first block. */
  readonly tps: number | null;
  readonly aps: number | null;
  /** For each second of the last minute, oldest first. */
  readonly transactions: readonly number[];
  readonly actions: readonly number[];
}

const SECONDS = 60;
const RECENT_MS = 10_000;
/** Some chains produce ten blocks a second. */
const FASTEST_BLOCK_MS = 100;
/** Blocks of a minute, twice, since a fork can replace as many. */
const KEPT = (2 * SECONDS * 1000) / FASTEST_BLOCK_MS;

export const noRates: LiveRates = { tps: null, aps: null, transactions: [], actions: [] };

/** Adds a tally. A block with a known number replaces the earlier one. */
export function withTally(tallies: readonly BlockTally[], tally: BlockTally): BlockTally[] {
  const others = tallies.filter(({ number }) => number !== tally.number);
  return [...others, tally].slice(-KEPT);
}

export function ratesOf(tallies: readonly BlockTally[]): LiveRates {
  const latest = Math.max(...tallies.map(({ time }) => time));
  if (tallies.length === 0) return noRates;
  const recent = tallies.filter(({ time }) => time > latest - RECENT_MS);
  const transactions = Array.from({ length: SECONDS }, () => 0);
  const actions = transactions.slice();
  for (const tally of tallies) {
    const index = SECONDS - 1 - Math.floor((latest - tally.time) / 1000);
    if (index < 0) continue;
    transactions[index] = (transactions[index] ?? 0) + tally.transactions;
    actions[index] = (actions[index] ?? 0) + tally.actions;
  }
  return {
    tps: transactionsPerSecond(recent),
    aps: transactionsPerSecond(recent.map((one) => ({ ...one, transactions: one.actions }))),
    transactions,
    actions,
  };
}

interface BlockCount {
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
