import { currencyPrecision } from '#src/chain/model/token/currency.ts';
import { figure, isShort, NO_FIGURE, numberFormat } from '#src/i18n/format.ts';

/**
 * An amount of a currency in the page's language. Tiny amounts are shown as less than the smallest.
 */
export function currencyText(value: number, currency: string, tag: string): string {
  if (!isShort(value)) return NO_FIGURE;
  const digits = decimalsOf(currency);
  const smallest = 10 ** -digits;
  const shown = value > 0 && value < smallest ? smallest : value;
  const format = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(/^[A-Z]{3}$/.test(currency) && ({ style: 'currency', currency } as const)),
  };
  const written = numberFormat(tag, format).format(figure(shown));
  return shown === value ? written : `< ${written}`;
}

function decimalsOf(currency: string): number {
  try {
    return currencyPrecision(currency);
  } catch {
    return 2;
  }
}
