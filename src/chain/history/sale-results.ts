import type { SystemAccounts } from '../config/types.ts';
import type { ActionRow, ActionTrace, ActionView } from '../model/action/action.ts';
import { isSaleResult } from '../model/signing/outcome.ts';
import type { TransactionView } from '../model/transaction/transaction.ts';
import { atMost } from '../rpc/at-most.ts';

/** Transactions of a page that are looked at: who sells often is not worth a hundred requests. */
const MAX_REQUESTS = 10;
/** A page is not held up by what only completes it. */
const TIMEOUT_MS = 2_000;

type FindTransaction = (id: string) => Promise<TransactionView>;

/**
 * The rows, newest first, each sale of REX with what it brought before it. The contract tells that
 * in an action of its own, of which the seller is not notified, so that a source which lists what
 * an account was notified of lacks it: the sale's transaction has it. Where that is not found, or
 * a sale waits in the queue, the sale stands alone, as do those after the newest ten.
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
  const found = new Map(responses);
  return rows.flatMap((row) => {
    const view = withoutResult.includes(row) ? found.get(row.transactionId) : null;
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
