import { priceAt } from '../../api/market/prices.ts';

/** The account that receives tokens to swap. */
export const SWAP_ACCOUNT = 'protonswap';

const FEE = 0.003;
/** In US dollars. */
const LEAST = 1;
const MOST = 100_000;

/** Swappable tokens with precision and contract. */
const TOKENS = new Map([
  ['XPR', { precision: 4, contract: 'eosio.token' }],
  ['XBTC', { precision: 8, contract: 'xtokens' }],
  ['XETH', { precision: 8, contract: 'xtokens' }],
  ['XUSDC', { precision: 6, contract: 'xtokens' }],
  ['XMD', { precision: 6, contract: 'xmd.token' }],
]);

export const SWAP_CONTRACTS = [...new Set([...TOKENS.values()].map(({ contract }) => contract))];

export interface Swapped {
  contract: string;
  precision: number;
  /** Of the smallest unit. */
  units: bigint;
}

/** The result of a swap at a time (milliseconds UTC), or a refusal as a sentence. */
export function swapped(
  base: string,
  amount: number,
  quote: string,
  now: number,
): Swapped | string {
  const token = TOKENS.get(quote);
  if (!TOKENS.has(base) || !token || base === quote) return 'Unknown pair';
  if (!Number.isFinite(amount) || amount <= 0) return 'Invalid amount';
  const worth = amount * priceAt(base, now);
  if (worth < LEAST) return 'Amount is too small';
  if (worth > MOST) return 'Amount is too large';
  const got = (worth * (1 - FEE)) / priceAt(quote, now);
  return { ...token, units: BigInt(Math.floor(got * 10 ** token.precision)) };
}

/** Parses a swap's memo: the wanted token and the order id. */
export function swapMemo(memo: string): { token: string; order: string } | undefined {
  const [, token = '', order = ''] = /^([A-Z]{1,7}),([\w-]{1,64})$/.exec(memo) ?? [];
  return order === '' ? undefined : { token, order };
}
