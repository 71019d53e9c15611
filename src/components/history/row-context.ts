import type { Asset } from '#src/chain/core/asset.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import type { RamTrade } from '#src/chain/model/action/ram-trade.ts';
import type { ActionFilters } from '#src/chain/model/action/action-filters.ts';

/** Shared data of all history rows. */
export interface RowContext {
  /** The account of the history. */
  of: string;
  /** Account of the system contract. */
  system: string;
  tokenContract: string;
  /** The amount of an action. */
  amountOf: (row: ActionRow) => Asset | null;
  /** The account's net amount over the payments of an action. */
  netOf: (row: ActionRow, payments: readonly ActionRow[]) => Asset | null;
  /** Bytes and fee of a trade of RAM, by the actions merged into it. Null for others. */
  tradeOf?: (row: ActionRow, payments: readonly ActionRow[]) => RamTrade | null;
  by: 'action' | 'transaction';
  raw: boolean;
  /** Shows relative times. */
  age: boolean;
  /** Filters by an action's properties. */
  onNarrow: (filters: Partial<ActionFilters>) => void;
  /** Accounts that the visitor marked as spam. */
  spamSenders: ReadonlySet<string>;
  onMarkSpam: (sender: string, marked: boolean) => void;
}
