/** States of a recently sent transaction, by the names of nodeos. */
const states = {
  LOCALLY_APPLIED: 'accepted',
  IN_BLOCK: 'in-block',
  IRREVERSIBLE: 'irreversible',
  FORKED_OUT: 'forked-out',
  FAILED: 'failed',
} as const;

export interface NodeStatus {
  readonly state: (typeof states)[keyof typeof states];
  /** Null if it is in no block. */
  readonly blockNum: number | null;
}

/** Null if the node does not know the transaction. */
export function nodeStatus(response: {
  readonly state: string;
  readonly block_number: number | null;
}): NodeStatus | null {
  const { state: name, block_number: block } = response;
  if (!Object.hasOwn(states, name)) return null;
  const state = states[name as keyof typeof states];
  const isIn = state === 'in-block' || state === 'irreversible';
  if (isIn && (block === null || block < 1)) return null;
  return { state, blockNum: isIn ? block : null };
}
