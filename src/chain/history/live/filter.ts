import type { ActionRow } from '../../model/action/action.ts';

/** Filters of live actions. Null matches any. */
export interface LiveFilter {
  /** Matches the contract, a notified account, an authorizing account or a name in the data. */
  readonly account: string | null;
  readonly contract: string | null;
  /** Name of the action. */
  readonly name: string | null;
}

export function passes(filter: LiveFilter, row: ActionRow): boolean {
  return (
    (filter.contract === null || row.account === filter.contract) &&
    (filter.name === null || row.name === filter.name) &&
    (filter.account === null || involves(row, filter.account))
  );
}

function involves(row: ActionRow, account: string): boolean {
  return (
    row.receivers.includes(account) ||
    row.authorization.some(({ actor }) => actor === account) ||
    Object.values(row.data ?? {}).includes(account)
  );
}

/** The subscription of a stream. */
export interface StreamRequest {
  readonly contract: string;
  readonly action: string;
  readonly account: string;
}

/**
 * The narrowest subscription that covers a filter, or null. A stream covers one account or one
 * contract. Its actions are filtered again, because not every server combines both.
 */
export function streamRequest({ account, contract, name }: LiveFilter): StreamRequest | null {
  if (contract !== null) return { contract, action: name ?? '*', account: '' };
  if (account !== null) return { contract: '', action: '', account };
  return null;
}
