import { figure, isShort, keepOrder, NO_FIGURE, numberFormat } from '#src/i18n/format.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import { marketCapParts, priceDecimals } from '#src/chain/model/token/currency.ts';

/** A large amount in the language's short form: `1.05B EOS`. */
export function compactText({ units, symbol }: Asset, tag: string): string {
  const format = { notation: 'compact', maximumFractionDigits: 2 } as const;
  const whole = units / 10n ** BigInt(symbol.precision);
  return `${numberFormat(tag, format).format(whole)} ${symbol.code}`;
}

/** A token price, with more decimals below one dollar. */
export function priceText(price: number, currency: string, tag: string): string {
  return moneyText(price, currency, tag, { decimals: priceDecimals(price, currency), unit: '' });
}

/** A market capitalisation in billions or millions: `$1.26B`. */
export function capText(cap: number, currency: string, tag: string): string {
  const { value, unit } = marketCapParts(cap);
  return moneyText(value, currency, tag, { decimals: 2, unit });
}

function moneyText(
  value: number,
  currency: string,
  tag: string,
  { decimals, unit }: { decimals: number; unit: string },
): string {
  if (!isShort(value)) return NO_FIGURE;
  const format = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const),
  };
  const parts = numberFormat(tag, format)
    .formatToParts(figure(value))
    .map((part) => (part.type === 'fraction' ? part.value + unit : part.value));
  return keepOrder(parts.join(''), tag);
}
