import { currencyPrecision } from '#src/chain/model/token/currency.ts';
import { useAccountExtraTexts } from '#src/i18n/areas/account/extra/texts.ts';
import { figure, isShort, NO_FIGURE, numberFormat } from '#src/i18n/format.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';

interface WorthProps {
  value: number;
  currency: string;
}

/** A value in a currency, if prices are known. */
export function Worth({ value, currency }: WorthProps) {
  const tag = useLanguageTag();
  const text = useAccountExtraTexts();
  return (
    <span dir="ltr" className="whitespace-nowrap tabular-nums" title={text.worthHint}>
      {approximate(value, currency, tag)}
    </span>
  );
}

/** The value of all tokens, labelled as a total because it is beside single amounts. */
export function TotalWorth({ value, currency }: WorthProps) {
  const tag = useLanguageTag();
  const text = useAccountExtraTexts();
  const worth = `\u2066${approximate(value, currency, tag)}\u2069`;
  return (
    <span className="whitespace-nowrap tabular-nums" title={text.worthHint}>
      {text.allTokens(worth)}
    </span>
  );
}

function approximate(value: number, currency: string, tag: string): string {
  return `≈ ${currencyText(value, currency, tag)}`;
}

/**
 * An amount of a currency in the page's language. Tiny amounts are shown as less than the smallest.
 */
function currencyText(value: number, currency: string, tag: string): string {
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
