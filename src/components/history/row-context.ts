import type { Asset } from '#src/chain/core/asset.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import type { ActionFilters } from '#src/chain/model/action/action-filters.ts';

/** What every row of a history is shown by. */
export interface RowContext {
  /** The account whose history it is. */
  of: string;
  /** Accounts of the chain's own contracts. */
  system: string;
  tokenContract: string;
  /** The amount an action tells. */
  amountOf: (row: ActionRow) => Asset | null;
  by: 'action' | 'transaction';
  raw: boolean;
  /** Times by their distance from now. */
  age: boolean;
  /** Filters by what an action is. */
  onNarrow: (filters: Partial<ActionFilters>) => void;
}
