import type { Asset } from '../../core/asset.ts';
import { formatSymbol } from '../../core/symbol.ts';
import type { ActionTrace } from '../action/action.ts';
import { allTraces } from '../action/traces.ts';
import { type MovingChain, type TokenMove, tokenMoves } from './token-moves.ts';

/** A change of one account's balance in a transaction. */
export interface BalanceChange {
  /** The contract of the token. */
  readonly contract: string;
  /** Staked for CPU and NET, or liquid. */
  readonly staked: boolean;
  /** Negative if spent. */
  readonly amount: Asset;
}

export interface HolderChanges {
  /** An account; on FIO also a recipient's public key. */
  readonly holder: string;
  readonly changes: readonly BalanceChange[];
}

/**
 * Balance changes of all executed actions, by account in order of appearance and by token. Net zero
 * changes are left out.
 */
export function balanceChanges(
  actions: readonly ActionTrace[],
  chain: MovingChain,
): HolderChanges[] {
  const moves = allTraces(actions).flatMap((trace) => tokenMoves(trace, chain));
  return [...sumsOf(moves)].flatMap(([holder, sums]) =>
    sums.length === 0 ? [] : { holder, changes: sums },
  );
}

/** What moves leave each of their holders with, in order of appearance. */
export function sumsOf(moves: readonly TokenMove[]): Map<string, readonly BalanceChange[]> {
  const holders = new Map<string, Map<string, BalanceChange>>();
  const add = (holder: string | null, { contract, staked, amount }: TokenMove, sign: bigint) => {
    if (holder === null) return;
    const changes = holders.get(holder) ?? new Map<string, BalanceChange>();
    holders.set(holder, changes);
    const key = [contract, formatSymbol(amount.symbol), staked].join();
    const units = (changes.get(key)?.amount.units ?? 0n) + sign * amount.units;
    changes.set(key, { contract, staked, amount: { ...amount, units } });
  };
  for (const move of moves) {
    add(move.from, move, -1n);
    add(move.to, move, 1n);
  }
  const sums = [...holders].map(([holder, changes]) => {
    const left = [...changes.values()].filter(({ amount }) => amount.units !== 0n);
    return [holder, left] as const;
  });
  return new Map(sums);
}
