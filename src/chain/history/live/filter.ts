import type { ActionRow } from '../../model/action/action.ts';

/** Which actions are shown; null for any. */
export interface LiveFilter {
  /** The contract, who was told of it, who authorized it, or whom its data names. */
  readonly account: string | null;
  readonly contract: string | null;
  /** Of the action. */
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

/** What a stream is asked for. */
export interface StreamRequest {
  readonly contract: string;
  readonly action: string;
  readonly account: string;
}

/**
 * The request that brings all a stream can of a filter, or null where none can: a stream is of one
 * account or of one contract. What comes is filtered again, since not every server combines both.
 */
export function streamRequest({ account, contract, name }: LiveFilter): StreamRequest | null {
  if (contract !== null) return { contract, action: name ?? '*', account: '' };
  if (account !== null) return { contract: '', action: '', account };
  return null;
}
