import type { RowChange } from '../types.ts';

/** Changes of producers' votes and of the stake that votes, by block. */
interface VoteLog {
  /** Adds those of a block that change the votes. Blocks come in their order. */
  keep(blockNum: number, changes: readonly RowChange[]): void;
  all(): ReadonlyMap<number, readonly RowChange[]>;
}

/** Most blocks whose changes are kept. */
const KEPT_BLOCKS = 5_000;
/** Where the votes are in a row of the system contract, in bytes; both are 8 bytes long. */
const VOTES_AT: Readonly<Record<string, number>> = {
  /** `total_votes`, after the owner. */
  producers: 8,
  /** `total_activated_stake`. */
  global: 124,
};
const VOTES_BYTES = 8;

/**
 * Keeps what a service with the whole history would know of votes. The rows also change with each
 * block, which is not kept.
 */
export function createVoteLog(): VoteLog {
  const byBlock = new Map<number, readonly RowChange[]>();
  const votesByRow = new Map<string, string>();

  function changesVotes({ code, table, row, present }: RowChange): boolean {
    const at = code === 'eosio' ? VOTES_AT[table] : undefined;
    if (at === undefined) return false;
    const key = `${table} ${row.primary_key}`;
    const votes = present ? String(row.value.subarray(at, at + VOTES_BYTES)) : '';
    const isNew = votesByRow.get(key) !== votes;
    votesByRow.set(key, votes);
    return isNew;
  }

  return {
    keep(blockNum, changes) {
      const own = changes.filter(changesVotes);
      if (own.length === 0) return;
      byBlock.set(blockNum, own);
      const [oldest] = byBlock.keys();
      if (byBlock.size > KEPT_BLOCKS && oldest !== undefined) byBlock.delete(oldest);
    },
    all: () => byBlock,
  };
}
