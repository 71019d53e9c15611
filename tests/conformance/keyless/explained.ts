import type { Explanation } from '../explained.ts';

/** Where a node differs that holds other things than the devnet, or is set otherwise. */
export const EXPLAINED_BY_STATE: readonly Explanation[] = [
  {
    step: /get_producers of all/,
    line: /^rows\[\]\.(is_active|unpaid_blocks|last_claim_time|location|producer_authority)/,
    why: 'a chain where nobody registered tells of its schedule in place of producers',
  },
  {
    step: /^trace_api/,
    line: /^the node has no such call$/,
    why: 'a plugin that many nodes do not run',
  },
];
