import type { Asset } from '../chain/core/asset.ts';
import * as limits from '../chain/core/limits.ts';
import { currencyDecimals, marketCapParts, priceDecimals } from '../chain/model/token/currency.ts';
import { figure, formatPercent, isShort, keepOrder, NO_FIGURE, numberFormat } from './format.ts';

/** A large amount in the language's short form: `1.05B EOS`. */
export function formatCompactAmount(amount: Asset, tag: string): string {
  if (amount.malformed) return NO_FIGURE;
  return keepOrder(`${compactFigure(amount, tag)} ${amount.symbol.code}`, tag);
}

/** Its digits with the word for their size: `1.05B`. */
export function compactFigure({ units, symbol }: Asset, tag: string): string {
  const format = { notation: 'compact', maximumFractionDigits: 2 } as const;
  return numberFormat(tag, format).format(units / 10n ** BigInt(symbol.precision));
}

/** The worth of an amount. One below the currency's smallest unit is shown as less than that. */
export function formatWorth(value: number, currency: string, tag: string): string {
  const decimals = currencyDecimals(currency);
  const smallest = 10 ** -decimals;
  const isLess = value > 0 && value < smallest;
  return money(isLess ? smallest : value, currency, tag, { decimals, before: isLess ? '< ' : '' });
}

/** A token's price, with more decimals below one dollar. */
export function formatPrice(price: number, currency: string, tag: string): string {
  return money(price, currency, tag, { decimals: priceDecimals(price, currency) });
}

/** A market capitalisation in billions or millions: `$1.26B`; a smaller one in full. */
export function formatMarketCap(cap: number, currency: string, tag: string): string {
  if (cap < limits.million) return formatWorth(cap, currency, tag);
  const { value, unit } = marketCapParts(cap);
  return money(value, currency, tag, { decimals: 2, unit });
}

interface MoneyStyle {
  readonly decimals: number;
  /** After the digits. */
  readonly unit?: string;
  readonly before?: string;
}

function money(
  value: number,
  currency: string,
  tag: string,
  { decimals, unit = '', before = '' }: MoneyStyle,
): string {
  if (!isShort(value)) return NO_FIGURE;
  const format = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Intl throws for any other code.
    ...(/^[A-Z]{3}$/.test(currency) &&
      ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)),
  };
  const parts = numberFormat(tag, format).formatToParts(figure(value));
  const last = parts.findLastIndex(({ type }) => type === 'fraction' || type === 'integer');
  const texts = parts.map((part, index) => (index === last ? part.value + unit : part.value));
  return keepOrder(before + texts.join(''), tag);
}

/**
 * A change as a percentage with its sign. A small one has a second decimal, and one below that no
 * sign: it is neither a rise nor a fall.
 */
export function formatChange(share: number, tag: string): string {
  const size = Math.abs(figure(share));
  if (size < 0.0001) return formatPercent(0, tag);
  return `${share > 0 ? '+' : '−'}${formatPercent(size, tag, size < 0.001 ? 2 : 1)}`;
}
