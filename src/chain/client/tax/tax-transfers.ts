import { amountOf } from '../../history/filters/amount.ts';
import { type DateRange, noFilters } from '../../model/action/action-filters.ts';
import { groupTest, partiesOf } from '../../model/action/action-groups.ts';
import { actionRowKey } from '../../model/action/action.ts';
import { assetOf, timeOf } from '../../model/shared/lenient.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { type TaxRow, taxRows } from '../../model/tax/tax-rows.ts';
import type { TaxTransfer } from '../../model/tax/tax-transfer.ts';
import { textOf } from '../../rpc/json.ts';
import { getTransfers, type ListedTransfer } from '../../services/backend/transfers.ts';
import { backendOf } from '../chain/backend.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountActions } from '../history/history.ts';

export interface TaxPage {
  /** Newest first. */
  readonly transfers: readonly TaxTransfer[];
  /** Actions that were checked for them. */
  readonly checked: number;
  /** Time of the last checked action, milliseconds UTC. */
  readonly until: number | null;
  /** The cursor of the next page; null at the end. It stays valid when the page is left. */
  readonly next: string | null;
  /** The service has one list and does not report whether it is complete. */
  readonly mayBeCut?: boolean;
  readonly source: string;
}

interface TaxQuery {
  readonly account: string;
  /** All of the history if null. */
  readonly range: DateRange | null;
}

const transferGroups = ['send', 'receive'] as const;

/** A page of an account's transfers of all tokens, spam included, from the chain's history. */
export async function taxTransfers(
  access: ChainAccess,
  { account, range }: TaxQuery,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<TaxPage> {
  const { accounts } = access.config;
  const wraps = accounts.systemWrapper !== undefined;
  // Which payments are of one action is seen by that action.
  const groups = wraps ? [] : transferGroups;
  const filters = { ...noFilters, groups, dateRange: range };
  try {
    const page = await accountActions(access, account, { filters, cursor, maxPages: 1, signal });
    const isOwn = groupTest(transferGroups, account, accounts);
    const rows = wraps
      ? taxRows(page.rows, account, access.config).filter(({ row }) => isOwn(row))
      : page.rows.map((row) => ({ row, trade: null }));
    return {
      transfers: rows.flatMap((one) => ofRow(one, access) ?? []),
      checked: page.search?.actions ?? page.rows.length,
      until: page.search?.until ?? page.rows.at(-1)?.blockTime ?? null,
      next: page.next,
      source: page.source,
    };
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    return listedTransfers(access, { account, range }, signal);
  }
}

function ofRow({ row, trade }: TaxRow, { config }: ChainAccess): TaxTransfer | null {
  const parties = partiesOf(row, config.accounts);
  const amount = amountOf(row, config.accounts);
  if (!parties?.from || !parties.to || !amount || amount.units <= 0n) return null;
  return {
    key: actionRowKey(row),
    transactionId: row.transactionId,
    time: row.blockTime,
    contract: row.account,
    code: amount.symbol.code,
    precision: amount.symbol.precision,
    units: String(amount.units),
    from: parties.from,
    to: parties.to,
    memo: textOf(row.data?.memo) ?? '',
    ...(trade !== null && { trade }),
  };
}

/** Chains without a history may have a backend that lists transfers, all at once. */
async function listedTransfers(
  access: ChainAccess,
  { account, range }: TaxQuery,
  signal: AbortSignal | undefined,
): Promise<TaxPage> {
  const listed = await getTransfers(backendOf(access), account, {}, { signal });
  const transfers = listed.flatMap((row, index) => ofListed(row, index) ?? []);
  const from = range?.from ?? -Infinity;
  const to = range?.to ?? Infinity;
  return {
    transfers: transfers.filter(({ time }) => time >= from && time <= to),
    checked: listed.length,
    until: transfers.at(-1)?.time ?? null,
    next: null,
    mayBeCut: true,
    source: 'backend',
  };
}

function ofListed(row: ListedTransfer, index: number): TaxTransfer | null {
  const amount = assetOf(row.quantity);
  const time = timeOf(row.block_time);
  if (!amount || amount.units <= 0n || time === 0) return null;
  return {
    key: `${row.trx_id ?? ''} ${String(index)}`,
    transactionId: row.trx_id ?? '',
    time,
    contract: row.contract ?? '',
    code: amount.symbol.code,
    precision: amount.symbol.precision,
    units: String(amount.units),
    from: row.from,
    to: row.to,
    memo: row.memo ?? '',
  };
}
