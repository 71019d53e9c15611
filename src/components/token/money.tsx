import { clsx } from 'clsx';
import { formatChange } from '#src/i18n/format-money.ts';
import { formatMarketCap, formatPrice } from '#src/i18n/format-money.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';

interface MoneyProps {
  /** Null if no source reports it. */
  value: number | null;
  currency: string;
}

export function Price({ value, currency }: MoneyProps) {
  const tag = useLanguageTag();
  return <Figure text={value === null ? '–' : formatPrice(value, currency, tag)} />;
}

/** A volume or a market capitalisation, short from a million on. */
export function LargeMoney({ value, currency }: MoneyProps) {
  const tag = useLanguageTag();
  return <Figure text={value === null ? '–' : formatMarketCap(value, currency, tag)} />;
}

/** A change in per cent, with its sign. */
export function Change({ percent }: { percent: number | null }) {
  const tag = useLanguageTag();
  if (percent === null) return <Figure text="–" />;
  const text = formatChange(percent / 100, tag);
  return <Figure text={text} className={clsx(text.startsWith('+') && 'text-positive')} />;
}

function Figure({ text, className }: { text: string; className?: string }) {
  return (
    <span dir="ltr" className={clsx('whitespace-nowrap tabular-nums', className)}>
      {text}
    </span>
  );
}
