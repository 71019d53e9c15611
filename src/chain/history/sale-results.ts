import type { SystemAccounts } from '../config/types.ts';
import type { ActionRow, ActionTrace, ActionView } from '../model/action/action.ts';
import { isSaleResult } from '../model/signing/outcome.ts';
import type { TransactionView } from '../model/transaction/transaction.ts';
import { atMost } from '../rpc/transport.ts';

/** Maximum transactions read per page: frequent sellers must not cause a hundred requests. */
const MAX_REQUESTS = 10;
/** The results are optional, so the page does not wait longer for them. */
const TIMEOUT_MS = 2_000;

type FindTransaction = (id: string) => Promise<TransactionView>;

/**
 * Adds the result of each REX sale before the sale, in rows that are newest first. The contract
 * reports the result in a separate action that does not notify the seller, so an account's history
 * lacks it. It is read from the sale's transaction. A sale without a result is unchanged: its
 * transaction was not found, it is still in the queue, or it is older than the newest ten.
 */
export async function withSaleResults(
  rows: readonly ActionRow[],
  accounts: Pick<SystemAccounts, 'system' | 'rex'>,
  find: FindTransaction,
): Promise<ActionRow[]> {
  const isResult = (action: ActionView) => isSaleResult(action, accounts);
  const withResult = new Set(rows.filter(isResult).map(({ transactionId }) => transactionId));
  const isSale = ({ account, name }: ActionRow) =>
    account === accounts.system && name === 'sellrex';
  const withoutResult = rows.filter((row) => isSale(row) && !withResult.has(row.transactionId));
  const all = new Set(withoutResult.map(({ transactionId }) => transactionId));
  const ids = [...all].slice(0, MAX_REQUESTS);
  const findInTime = (id: string) =>
    atMost(
      find(id).catch(() => null),
      TIMEOUT_MS,
    );
  const responses = await Promise.all(ids.map(async (id) => [id, await findInTime(id)] as const));
  const transactions = new Map(responses);
  return rows.flatMap((row) => {
    const view = withoutResult.includes(row) ? transactions.get(row.transactionId) : null;
    const sale = view && flat(view.actions).find((one) => isSameAction(one, row));
    return [
      ...flat(sale?.inline ?? [])
        .filter(isResult)
        .map(rowIn(row)),
      row,
    ];
  });
}

function isSameAction(trace: ActionTrace, row: ActionRow): boolean {
  if (trace.account !== row.account || trace.name !== row.name) return false;
  return row.globalSequence === null || trace.globalSequence === row.globalSequence;
}

function rowIn({ transactionId, blockNum, blockTime }: ActionRow) {
  return (trace: ActionTrace): ActionRow => {
    const { account, name, authorization, data, hexData, globalSequence, receivers, digest } =
      trace;
    const action = { account, name, authorization, data, hexData, globalSequence, receivers };
    return { ...action, transactionId, blockNum, blockTime, ...(digest && { digest }) };
  };
}

function flat(traces: readonly ActionTrace[]): ActionTrace[] {
  return traces.flatMap((trace) => [trace, ...flat(trace.inline)]);
}
