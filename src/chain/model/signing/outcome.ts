import { eosioAccounts } from '../../config/system-accounts.ts';
import type { SystemAccounts } from '../../config/types.ts';
import { addAssets, type Asset, formatAsset } from '../../core/asset.ts';
import { isRecord, listOf, recordOf } from '../../rpc/json.ts';
import type { ActionRow, ActionTrace, ActionView } from '../action/action.ts';
import { assetOf } from '../shared/lenient.ts';

/**
 * The traces inside a trace that say what came of it: the pay of a claim of rewards, and the
 * proceeds of a sale of REX. None for other actions.
 */
export function outcomes(
  trace: Readonly<Record<string, unknown>>,
  accounts: SystemAccounts = eosioAccounts,
): Record<string, unknown>[] {
  const act = recordOf(trace.act);
  if (act.account !== accounts.system) return [];
  const inner = listOf(trace.inline_traces).filter(isRecord);
  if (act.name === 'claimrewards') return inner.filter((one) => isPay(recordOf(one.act), accounts));
  if (act.name === 'sellrex')
    return inner.filter((one) => isSaleResult(recordOf(one.act), accounts));
  return [];
}

/**
 * The rows, a claim of rewards with the sum it was paid as `quantity`.
 * @param cut ids of transactions that may have more rows than these: their sum is not known
 */
export function withRewards(
  rows: readonly ActionRow[],
  accounts: SystemAccounts,
  cut: readonly (string | undefined)[] = [],
): ActionRow[] {
  const pays = new Map<string, ActionRow[]>();
  for (const row of rows) {
    if (!isPay(row, accounts) || cut.includes(row.transactionId)) continue;
    const known = pays.get(row.transactionId);
    if (known) known.push(row);
    else pays.set(row.transactionId, [row]);
  }
  return rows.map((row) => rewarded(row, pays.get(row.transactionId) ?? [], accounts));
}

/** The trees of a transaction, as withRewards. */
export function treesWithRewards(
  traces: readonly ActionTrace[],
  accounts: SystemAccounts = eosioAccounts,
): ActionTrace[] {
  return traces.map((trace) => {
    const inline = treesWithRewards(trace.inline, accounts);
    return rewarded({ ...trace, inline }, inline, accounts);
  });
}

function rewarded<T extends ActionView>(
  action: T,
  below: readonly ActionView[],
  accounts: SystemAccounts,
): T {
  if (action.account !== accounts.system || action.name !== 'claimrewards') return action;
  const owner = action.data?.owner;
  const paid = below.filter((one) => isPay(one, accounts) && one.data?.to === owner);
  const sum = total(paid.flatMap((one) => assetOf(one.data?.quantity) ?? []));
  return sum === null
    ? action
    : { ...action, data: { ...action.data, quantity: formatAsset(sum) } };
}

/** Null for none, and where they are not all of one token. */
function total(amounts: readonly Asset[]): Asset | null {
  const [first, ...others] = amounts;
  if (!first) return null;
  try {
    return others.reduce(addAssets, first);
  } catch {
    return null;
  }
}

function isPay(
  { account, name, data }: { account?: unknown; name?: unknown; data?: unknown },
  accounts: SystemAccounts,
): boolean {
  const { from } = recordOf(data);
  const payer = from === accounts.vpay || from === accounts.bpay;
  return payer && account === accounts.token && name === 'transfer';
}

/** Whether this is how the system contract reports what a sale of REX brought. */
export function isSaleResult(
  { account, name }: { account?: unknown; name?: unknown },
  { rex }: Pick<SystemAccounts, 'rex'>,
): boolean {
  return account === rex && name === 'sellresult';
}
