import { currencyAmount } from '../token/currency.ts';
import { formatUnits } from '../../core/asset.ts';
import type { TaxTransfer } from './tax-transfer.ts';

/** The header of CoinTracking's CSV import, with its optional columns. */
export const cointrackingColumns = [
  'Type',
  'Buy Amount',
  'Buy Currency',
  'Sell Amount',
  'Sell Currency',
  'Fee',
  'Fee Currency',
  'Exchange',
  'Trade-Group',
  'Comment',
  'Date',
  'Liquidity pool (optional)',
  'Tx-ID (optional)',
  'Buy Value in Account Currency (optional)',
  'Sell Value in Account Currency (optional)',
] as const;

type Column = (typeof cointrackingColumns)[number];
export type CointrackingRecord = Readonly<Record<Column, string>>;

/** Types of CoinTracking that this export uses, and the sides that each of them fills in. */
export const cointrackingTypes = {
  Trade: ['Buy', 'Sell'],
  Deposit: ['Buy'],
  Mining: ['Buy'],
  Staking: ['Buy'],
  Withdrawal: ['Sell'],
  Spend: ['Sell'],
  'Other Fee': ['Sell'],
} as const;

export type CointrackingType = keyof typeof cointrackingTypes;

export interface TaxContext {
  readonly account: string;
  /** The chain's name, in the column `Exchange`. */
  readonly chain: string;
  /** The contract of each token that its symbol alone names. */
  readonly tokens: ReadonlyMap<string, string>;
  /** Accounts whose payments have a type of their own, by account. */
  readonly payers: ReadonlyMap<string, CointrackingType>;
  readonly payees: ReadonlyMap<string, CointrackingType>;
  /** A token's price in US dollars at a time; null if no source has one. */
  readonly priceAt: (token: Pick<TaxTransfer, 'contract' | 'code'>, time: number) => number | null;
}

/**
 * One record for each transfer, oldest first. Tokens that were swapped for others in one transaction
 * are one trade.
 */
export function cointrackingRecords(
  transfers: readonly TaxTransfer[],
  context: TaxContext,
): CointrackingRecord[] {
  const byTransaction = Map.groupBy(transfers, ({ transactionId }) => transactionId);
  return [...byTransaction.values()]
    .toSorted(([a], [b]) => (a?.time ?? 0) - (b?.time ?? 0))
    .flatMap((together) =>
      [...Map.groupBy(together, ({ trade }) => trade).values()].flatMap((sides) => {
        const trade = tradeOf(sides, context);
        return trade ? [trade] : sides.map((transfer) => recordOf(transfer, context));
      }),
    );
}

/** One token sent and another one received in the same transaction. */
function tradeOf(together: readonly TaxTransfer[], context: TaxContext): CointrackingRecord | null {
  const [one, other] = together;
  if (!one || !other || together.length !== 2) return null;
  const sent = [one, other].find(({ from }) => from === context.account);
  const received = [one, other].find(({ to }) => to === context.account);
  if (!sent || !received || sent === received) return null;
  if (sent.code === received.code && sent.contract === received.contract) return null;
  const comment = `${sent.to}: ${sent.memo}`;
  return record('Trade', { bought: received, sold: sent, comment }, context);
}

function recordOf(transfer: TaxTransfer, context: TaxContext): CointrackingRecord {
  const { from, to, memo } = transfer;
  if (to === context.account) {
    const type = context.payers.get(from) ?? 'Deposit';
    return record(type, { bought: transfer, sold: null, comment: `${from}: ${memo}` }, context);
  }
  const type = context.payees.get(to) ?? 'Withdrawal';
  return record(type, { bought: null, sold: transfer, comment: `${to}: ${memo}` }, context);
}

interface Sides {
  readonly bought: TaxTransfer | null;
  readonly sold: TaxTransfer | null;
  readonly comment: string;
}

function record(
  type: CointrackingType,
  { bought, sold, comment }: Sides,
  context: TaxContext,
): CointrackingRecord {
  const { transactionId = '', time = 0 } = bought ?? sold ?? {};
  return {
    Type: type,
    'Buy Amount': bought ? amountText(bought) : '',
    'Buy Currency': bought ? currencyOf(bought, context) : '',
    'Sell Amount': sold ? amountText(sold) : '',
    'Sell Currency': sold ? currencyOf(sold, context) : '',
    // The chain charges CPU, NET and RAM, not tokens.
    Fee: '',
    'Fee Currency': '',
    Exchange: context.chain,
    'Trade-Group': context.account,
    Comment: comment.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_COMMENT),
    Date: dateText(time),
    'Liquidity pool (optional)': '',
    'Tx-ID (optional)': transactionId,
    'Buy Value in Account Currency (optional)': bought ? valueText(bought, context) : '',
    'Sell Value in Account Currency (optional)': sold ? valueText(sold, context) : '',
  };
}

const MOST_COMMENT = 200;

function amountText({ units, precision }: TaxTransfer): string {
  return formatUnits(BigInt(units), precision);
}

/** A token of an unknown contract is named with it: anyone can issue one with the same symbol. */
function currencyOf({ code, contract }: TaxTransfer, { tokens }: TaxContext): string {
  return tokens.get(code) === contract ? code : `${code}@${contract}`;
}

/** Whole cents; nothing without a price. */
function valueText(transfer: TaxTransfer, { priceAt }: TaxContext): string {
  const price = priceAt(transfer, transfer.time);
  if (price === null) return '';
  const value = (Number(transfer.units) / 10 ** transfer.precision) * price;
  try {
    const { units, symbol } = currencyAmount(value, 'USD');
    return formatUnits(units, symbol.precision);
  } catch {
    // Larger than any amount: not a price.
    return '';
  }
}

/** `20.11.2026 09:05:00` UTC, the format of CoinTracking. */
function dateText(time: number): string {
  const [year, month, rest] = new Date(time).toISOString().split('-');
  const [day, clock] = (rest ?? '').split('T');
  return `${day ?? ''}.${month ?? ''}.${year ?? ''} ${clock?.slice(0, 8) ?? ''}`;
}
