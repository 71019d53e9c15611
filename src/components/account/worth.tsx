import { useAccountExtraTexts } from '#src/i18n/areas/account/extra/texts.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { formatWorth } from '#src/i18n/format-money.ts';

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

interface TotalWorthProps extends WorthProps {
  /** All that an account has, with its stakes; or the tokens of a list, which has none. */
  of: 'all' | 'list';
}

/** The value of many tokens, labelled because it is beside single amounts. */
export function TotalWorth({ of, value, currency }: TotalWorthProps) {
  const tag = useLanguageTag();
  const text = useAccountExtraTexts();
  const worth = `\u2066${approximate(value, currency, tag)}\u2069`;
  return (
    <span className="whitespace-nowrap tabular-nums" title={text.worthHint}>
      {of === 'all' ? text.allTokens(worth) : text.listed(worth)}
    </span>
  );
}

function approximate(value: number, currency: string, tag: string): string {
  return `≈ ${formatWorth(value, currency, tag)}`;
}
