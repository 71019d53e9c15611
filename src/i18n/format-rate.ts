import { formatNumber } from './format.ts';

/** Doubles have more digits than those who reported them meant. */
const DIGITS = 10;
/** Digits of a tiny rate: as many tell two apart. */
const TINY_DIGITS = 4;
const DECIMALS = 8;
/** As many decimals as browsers write. */
const MOST_DECIMALS = 20;

/**
 * What one thing is worth in another, as an oracle or an exchange reports it: 8 decimals, and more
 * where fewer than four digits would be left.
 */
export function formatRate(rate: number, tag: string): string {
  const size = Math.abs(rate);
  const leading = size > 0 && size < 1 ? Math.floor(-Math.log10(size)) : 0;
  const decimals = Math.min(Math.max(leading + TINY_DIGITS, DECIMALS), MOST_DECIMALS);
  return formatNumber(Number(rate.toPrecision(DIGITS)), tag, decimals);
}
