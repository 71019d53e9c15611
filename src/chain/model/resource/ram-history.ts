import type { Asset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { integerTextOf } from '../../rpc/json.ts';
import type { ActionRow } from '../action/action.ts';
import { assetOf } from '../shared/lenient.ts';
import { ramPrice } from './ram.ts';

/** A trade on the RAM market, as history reports it. */
export interface RamDeal {
  readonly side: 'buy' | 'sell';
  readonly account: string;
  /** What the market got or paid: without the fee. */
  readonly tokens: Asset;
  /** Null where only the payment is reported. */
  readonly bytes: bigint | null;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** What an account bought or sold in all. */
export interface RamTrader {
  readonly account: string;
  readonly tokens: Asset;
  readonly bytes: bigint | null;
  readonly deals: number;
}

/** The price of 1,024 bytes in a trade. */
export interface RamPricePoint {
  /** Milliseconds UTC. */
  readonly t: number;
  readonly price: Asset;
}

/** What names the trades: the contract of the market, of its token, and the market's own account. */
export interface RamParties {
  readonly system: string;
  readonly token: string;
  readonly ram: string;
  readonly symbol: TokenSymbol;
}

/** A trade from a row of history, or null: a log of the market, or a payment to or from it. */
export function ramDeal(row: ActionRow, parties: RamParties): RamDeal | null {
  const { account: contract, name, data, blockTime: at } = row;
  if (data === null) return null;
  const tokens = assetOf(data['quantity']);
  if (!tokens || tokens.units <= 0n || tokens.symbol.code !== parties.symbol.code) return null;
  if (contract === parties.system) return loggedDeal(name, data, { tokens, at });
  if (contract !== parties.token || name !== 'transfer') return null;
  const { from, to } = data;
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return null;
  if (to === parties.ram) return { side: 'buy', account: from, tokens, bytes: null, at };
  if (from === parties.ram) return { side: 'sell', account: to, tokens, bytes: null, at };
  return null;
}

function loggedDeal(
  name: string,
  data: Readonly<Record<string, unknown>>,
  { tokens, at }: { readonly tokens: Asset; readonly at: number },
): RamDeal | null {
  const digits = integerTextOf(data['bytes']);
  const bytes = digits === null ? null : BigInt(digits);
  if (bytes === null || bytes <= 0n) return null;
  if (name === 'logsellram' && typeof data['account'] === 'string')
    return { side: 'sell', account: data['account'], tokens, bytes, at };
  if (name !== 'logbuyram' || typeof data['payer'] !== 'string') return null;
  // The fee is part of what is paid, and the market does not get it.
  const units = tokens.units - (assetOf(data['fee'])?.units ?? 0n);
  const spent = { ...tokens, units };
  return units <= 0n ? null : { side: 'buy', account: data['payer'], tokens: spent, bytes, at };
}

/** The accounts that bought or sold for the most tokens, largest first. */
export function largestTraders(
  deals: readonly RamDeal[],
  side: RamDeal['side'],
  most: number,
): readonly RamTrader[] {
  const traders = new Map<string, RamTrader>();
  for (const deal of deals) {
    if (deal.side !== side) continue;
    const { account, tokens, bytes } = deal;
    const before = traders.get(account);
    traders.set(account, {
      account,
      tokens: { ...tokens, units: tokens.units + (before?.tokens.units ?? 0n) },
      bytes: before ? sumOf(before.bytes, bytes) : bytes,
      deals: (before?.deals ?? 0) + 1,
    });
  }
  return [...traders.values()]
    .toSorted((a, b) => (a.tokens.units < b.tokens.units ? 1 : -1))
    .slice(0, most);
}

/** The price of each trade whose bytes are known, oldest first. */
export function ramPrices(deals: readonly RamDeal[]): readonly RamPricePoint[] {
  return deals
    .flatMap(({ tokens, bytes, at }) =>
      bytes === null ? [] : [{ t: at, price: ramPrice({ tokens, bytes }) }],
    )
    .toSorted((a, b) => a.t - b.t);
}

function sumOf(a: bigint | null, b: bigint | null): bigint | null {
  return a === null || b === null ? null : a + b;
}
