import type { Chain, RowChange } from '../types.ts';
import { createVoteLog } from './vote-log.ts';

/**
 * The rows changed by the latest blocks, updated as blocks close. Of older blocks those changes that
 * changed votes.
 */
export interface DeltaLog {
  of(blockNum: number): readonly RowChange[];
  /** Blocks that changed rows, latest first. */
  blocks(): number[];
  /** All kept changes, by block. */
  all(): ReadonlyMap<number, readonly RowChange[]>;
  close(): void;
}

/** Number of kept changes. Nodes without an archive have no older ones either. */
const KEPT_CHANGES = 10_000;
const NONE: readonly RowChange[] = [];

/** @param past the saved changes of an earlier log of the chain */
export function createDeltaLog(
  chain: Chain,
  past: ReadonlyMap<number, readonly RowChange[]> = new Map(),
): DeltaLog {
  const byBlock = new Map(past);
  const votes = createVoteLog();
  let kept = 0;
  for (const { length } of past.values()) kept += length;

  function forget(blockNum: number): void {
    kept -= byBlock.get(blockNum)?.length ?? 0;
    byBlock.delete(blockNum);
  }

  const stops = [
    chain.onBlock(({ num }, changes) => {
      if (changes.length === 0) return;
      byBlock.set(num, changes);
      kept += changes.length;
      for (const [oldest, old] of byBlock) {
        if (kept <= KEPT_CHANGES) break;
        votes.keep(oldest, old);
        forget(oldest);
      }
    }),
    chain.onFork((dropped) => dropped.forEach(({ num }) => forget(num))),
  ];
  return {
    of: (blockNum) => byBlock.get(blockNum) ?? votes.all().get(blockNum) ?? NONE,
    blocks: () => [...votes.all().keys(), ...byBlock.keys()].reverse(),
    all: () => new Map([...votes.all(), ...byBlock]),
    close: () => stops.forEach((stop) => stop()),
  };
}
