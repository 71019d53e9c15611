import { readUnits } from '../../core/typed-units.ts';
import { isPublicKey } from '../../core/key.ts';
import { isName } from '../../core/name.ts';
import type { TokenSymbol } from '../../core/symbol.ts';

export interface PayValues {
  readonly to: string;
  readonly amount: string;
  readonly memo: string;
}

export type PayProblem = 'not-a-name' | 'is-sender' | 'not-an-amount' | 'memo-too-long';

/** Limit of the token contract, in bytes. */
const MOST_MEMO = 256;

/** The first thing that is wrong with each typed value of a payment. */
export function payProblems(
  { to, amount, memo }: PayValues,
  from: string,
  symbol: TokenSymbol,
): Partial<Record<keyof PayValues, PayProblem>> {
  const name = to.trim();
  const units = readUnits(amount, symbol.precision);
  const isLong = new TextEncoder().encode(memo).length > MOST_MEMO;
  return {
    ...(!isName(name) ? { to: 'not-a-name' } : name === from && { to: 'is-sender' }),
    ...((typeof units !== 'bigint' || units <= 0n) && { amount: 'not-an-amount' }),
    ...(isLong && { memo: 'memo-too-long' }),
  };
}

export interface ProducerValues {
  readonly key: string;
  readonly url: string;
  readonly location: string;
}

export type ProducerProblem = 'not-a-key' | 'not-a-url' | 'not-a-location';

/** Limit of the system contract, in bytes. */
const MOST_URL = 511;

/** What is wrong with each typed value of a producer's registration. */
export function producerProblems({
  key,
  url,
  location,
}: ProducerValues): Partial<Record<keyof ProducerValues, ProducerProblem>> {
  const isUrl = /^https?:\/\/\S+$/i.test(url.trim()) || url.trim() === '';
  const isFit = new TextEncoder().encode(url.trim()).length <= MOST_URL;
  const isLocation = /^\d{1,5}$/.test(location.trim()) && Number(location) <= 65_535;
  return {
    ...(!isPublicKey(key.trim()) && { key: 'not-a-key' }),
    ...(!(isUrl && isFit) && { url: 'not-a-url' }),
    ...(!isLocation && { location: 'not-a-location' }),
  };
}
