import type { ChainConfig } from '../../config/types.ts';
import type { Asset } from '../../core/asset.ts';
import { formatAsset } from '../../core/asset.ts';
import { foldPayments } from '../action/fold-payments.ts';
import { type ActionRow, actionRowKey } from '../action/action.ts';
import { assetOf } from '../shared/lenient.ts';
import { inCoreToken } from '../token/core-amounts.ts';
import { transferWay } from '../token/transfer-way.ts';

/** A row of a history, and the trade that it is a side of. */
export interface TaxRow {
  readonly row: ActionRow;
  readonly trade: string | null;
}

type Chain = Pick<ChainConfig, 'accounts' | 'coreSymbol' | 'legacySymbol'>;

/**
 * The rows of an account's history on a chain with a system wrapper, as a tax file counts them. What
 * the wrapper swaps for an action and back is left out, and what the action paid or brought is in the
 * core token. Swaps of the account's own are trades. Sums of each token stay what they were.
 * @param of the account of the history
 */
export function taxRows(rows: readonly ActionRow[], of: string, chain: Chain): TaxRow[] {
  const { rows: left, payments } = foldPayments(rows, chain.accounts);
  return ownSwaps(left, of, chain).flatMap((one) => [
    one,
    ...paymentRows(one.row, payments.get(actionRowKey(one.row)) ?? [], of, chain),
  ]);
}

/** The payments of an action, in the token that the account paid with. */
function paymentRows(
  { account }: ActionRow,
  payments: readonly ActionRow[],
  of: string,
  chain: Chain,
): TaxRow[] {
  const { systemWrapper, legacyToken, token } = chain.accounts;
  const legacy = payments.filter(
    (row) => row.account === legacyToken && transferWay(row, of) !== null,
  );
  const swaps = legacy.filter((row) => isWithWrapper(row, chain));
  const [swap] = swaps;
  if (account !== systemWrapper || !swap) return payments.map((row) => ({ row, trade: null }));
  const paid = legacy.filter((row) => !swaps.includes(row));
  // Legacy tokens that were swapped, and that the payments do not account for.
  const rest = sum(swaps, of) + sum(paid, of);
  const inCore = paid.map((row) => ({
    row: {
      ...row,
      account: token,
      data: { ...row.data, quantity: inCoreToken(row.data?.quantity, chain) },
    },
    trade: null,
  }));
  return rest === 0n ? inCore : [...tradeOf(swap, rest, of, chain), ...inCore];
}

/** Both sides of a swap, the received one first: of `units` of the legacy token, negative if given. */
function tradeOf(swap: ActionRow, units: bigint, of: string, chain: Chain): TaxRow[] {
  const { coreSymbol, legacySymbol, accounts } = chain;
  const { systemWrapper = '', legacyToken = '', token } = accounts;
  const trade = actionRowKey(swap);
  const size = units < 0n ? -units : units;
  const side = (account: string, symbol: Asset['symbol'], received: boolean): TaxRow => ({
    row: {
      ...swap,
      account,
      globalSequence: `${trade} ${symbol.code}`,
      data: {
        from: received ? systemWrapper : of,
        to: received ? of : systemWrapper,
        quantity: formatAsset({ units: size, symbol }),
        memo: swap.data?.memo,
      },
    },
    trade,
  });
  const core = side(token, coreSymbol, units < 0n);
  const legacy = side(legacyToken, legacySymbol ?? coreSymbol, units > 0n);
  return units < 0n ? [core, legacy] : [legacy, core];
}

/** Marks both sides of each swap by transfer, which no action of the wrapper caused. */
function ownSwaps(rows: readonly ActionRow[], of: string, chain: Chain): TaxRow[] {
  const { token, legacyToken } = chain.accounts;
  const sides = rows.filter((row) => isWithWrapper(row, chain) && transferWay(row, of) !== null);
  const coreSides = Map.groupBy(
    sides.filter(({ account }) => account === token),
    (row) => sideKey(row, of),
  );
  const trades = new Map<ActionRow, string>();
  for (const row of sides.filter(({ account }) => account === legacyToken)) {
    const other = coreSides.get(sideKey(row, of, 'other'))?.shift();
    if (!other) continue;
    trades.set(row, actionRowKey(row));
    trades.set(other, actionRowKey(row));
  }
  return rows.map((row) => ({ row, trade: trades.get(row) ?? null }));
}

/** Equal for a side of a swap and what its other side must be. */
function sideKey(row: ActionRow, of: string, side: 'this' | 'other' = 'this'): string {
  const isReceived = (transferWay(row, of) === 'in') === (side === 'this');
  return `${row.transactionId} ${String(unitsOf(row))} ${isReceived ? 'in' : 'out'}`;
}

function isWithWrapper({ account, name, data }: ActionRow, { accounts }: Chain): boolean {
  const { systemWrapper, legacyToken, token } = accounts;
  if (systemWrapper === undefined || name !== 'transfer') return false;
  if (account !== token && account !== legacyToken) return false;
  return data?.from === systemWrapper || data?.to === systemWrapper;
}

const unitsOf = (row: ActionRow): bigint => assetOf(row.data?.quantity)?.units ?? 0n;

/** What the account received, negative if it paid. */
function sum(rows: readonly ActionRow[], of: string): bigint {
  return rows.reduce(
    (total, row) => (transferWay(row, of) === 'in' ? total + unitsOf(row) : total - unitsOf(row)),
    0n,
  );
}
