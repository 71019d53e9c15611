import type { Chain, RowChange } from '../types.ts';

/** Which rows the latest blocks changed. It follows the chain as blocks close. */
export interface DeltaLog {
  of(blockNum: number): readonly RowChange[];
  /** Blocks that changed rows, the latest first. */
  blocks(): number[];
  /** All that is kept, by block. */
  all(): ReadonlyMap<number, readonly RowChange[]>;
  close(): void;
}

/** Changes that are kept: of older ones a node that keeps no archive knows nothing either. */
const KEPT_CHANGES = 10_000;
const NONE: readonly RowChange[] = [];

/** @param past What another log of the same chain kept. */
export function createDeltaLog(
  chain: Chain,
  past: ReadonlyMap<number, readonly RowChange[]> = new Map(),
): DeltaLog {
  const byBlock = new Map(past);
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
      for (const oldest of byBlock.keys()) {
        if (kept <= KEPT_CHANGES) break;
        forget(oldest);
      }
    }),
    chain.onFork((dropped) => dropped.forEach(({ num }) => forget(num))),
  ];
  return {
    of: (blockNum) => byBlock.get(blockNum) ?? NONE,
    blocks: () => [...byBlock.keys()].reverse(),
    all: () => byBlock,
    close: () => stops.forEach((stop) => stop()),
  };
}
