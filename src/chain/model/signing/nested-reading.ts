import type { Extension, NestedActions } from './nested-actions.ts';
import type { ProposalUse } from './warnings/proposal-use.ts';

/** What one reading of the nested actions found. */
export interface NestedReading {
  readonly nested: readonly NestedActions[];
  readonly proposals: readonly ProposalUse[];
  /** Of the nested transactions. */
  readonly extensions: readonly Extension[];
  /** False if a nested transaction could not be read. */
  readonly complete: boolean;
  /** Whether there are more nested transactions than are read. */
  readonly truncated: boolean;
}
