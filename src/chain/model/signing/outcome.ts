import { eosioAccounts } from '../../config/system-accounts.ts';
import type { SystemAccounts } from '../../config/types.ts';
import { type Asset, formatAsset } from '../../core/asset.ts';
import { addAssets } from '../../core/asset-sums.ts';
import { isRecord, listOf, recordOf } from '../../rpc/json.ts';
import type { ActionRow, ActionTrace, ActionView } from '../action/action.ts';
import { assetOf } from '../shared/lenient.ts';

/**
 * The traces inside an action trace that report its result: the pay of claimed rewards, and the
 * proceeds of a REX sale. Empty for other actions.
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
 * The rows, with the total pay of claimed rewards as `quantity`.
 * @param cut ids of transactions whose rows may be incomplete, so their total is unknown
 */
export function withRewards(
  rows: readonly ActionRow[],
  accounts: SystemAccounts,
  cut: readonly (string | undefined)[] = [],
): ActionRow[] {
  const pays = new Map<string, ActionRow[]>();
  for (const row of rows) {
    if (!isPay(row, accounts) || cut.includes(row.transactionId)) continue;
    const group = pays.get(row.transactionId);
    if (group) group.push(row);
    else pays.set(row.transactionId, [row]);
  }
  return rows.map((row) => rewarded(row, pays.get(row.transactionId) ?? [], accounts));
}

/** Like withRewards, for the action trees of a transaction. */
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
  const { system, systemWrapper } = accounts;
  const isClaim = action.name === 'claimrewards';
  if (!isClaim || (action.account !== system && action.account !== systemWrapper)) return action;
  const owner = action.data?.owner;
  const paid = below.filter((one) => isPay(one, accounts) && one.data?.to === owner);
  const sum = total(paid.flatMap((one) => assetOf(one.data?.quantity) ?? []));
  return sum === null
    ? action
    : { ...action, data: { ...action.data, quantity: formatAsset(sum) } };
}

/** Null for no amounts, and for amounts of different tokens. */
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
  const { token, legacyToken } = accounts;
  const pays = account === token || (legacyToken !== undefined && account === legacyToken);
  return payer && pays && name === 'transfer';
}

/** Whether an action is the system contract's report of a REX sale. */
export function isSaleResult(
  { account, name }: { account?: unknown; name?: unknown },
  { rex }: Pick<SystemAccounts, 'rex'>,
): boolean {
  return account === rex && name === 'sellresult';
}

/** The progress of a sent transaction. Nodes are named by their hosts. */
export type Followed =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'in-block';
      readonly blockNum: number;
      readonly blocksToGo: number;
      /** The only node that reports it; null if two operators do. */
      readonly onlyBy: string | null;
    }
  | { readonly kind: 'irreversible'; readonly blockNum: number }
  /** Not found in the latest blocks. */
  | { readonly kind: 'unseen' }
  /** Found in one node's block, but not in another node's block of that number. */
  | {
      readonly kind: 'disputed';
      readonly blockNum: number;
      readonly by: string;
      readonly against: string;
    };

/** Whether a block contains it, so that it was executed. */
export function isInBlock(
  followed: Followed,
): followed is Extract<Followed, { kind: 'in-block' | 'irreversible' }> {
  return followed.kind === 'in-block' || followed.kind === 'irreversible';
}
