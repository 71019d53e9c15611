import type { ChainSpec } from '../../types.ts';
import { priceAt } from '../market/prices.ts';

interface MarketToken {
  code: string;
  precision: number;
  contract: string;
  multiplier: number;
}

export interface Market {
  market_id: number;
  /** `XPR_XMD`: base and quote token. */
  symbol: string;
  status_code: number;
  type: string;
  maker_fee: string;
  taker_fee: string;
  /** In units of the token. */
  order_min: string;
  bid_token: MarketToken;
  ask_token: MarketToken;
}

const MONEY = token('XMD', 6, 'xmd.token');

/** The exchange's markets. Its own token against a stable coin is the first. */
export function marketsOf({ symbol, token: contract }: ChainSpec): Market[] {
  const traded = [
    token(symbol.code, symbol.precision, contract),
    token('XBTC', 8, 'xtokens'),
    token('XETH', 8, 'xtokens'),
  ];
  return traded.map((bid_token, index) => ({
    market_id: index + 1,
    symbol: `${bid_token.code}_${MONEY.code}`,
    status_code: 1,
    type: 'spot',
    maker_fee: '0.001',
    taker_fee: '0.002',
    order_min: '100000',
    bid_token,
    ask_token: MONEY,
  }));
}

/** The price of the base token in the quote token. */
export function marketPrice({ bid_token, ask_token }: Market, time: number): number {
  return priceAt(bid_token.code, time) / priceAt(ask_token.code, time);
}

/** Decimal text at the token's precision. */
export function quantity({ precision }: MarketToken, amount: number): string {
  return amount.toFixed(precision);
}

function token(code: string, precision: number, contract: string): MarketToken {
  return { code, precision, contract, multiplier: 10 ** precision };
}
