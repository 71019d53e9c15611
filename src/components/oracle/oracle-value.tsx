import { formatRate } from '#src/i18n/format-rate.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** A value as the contract wrote it: a number in the page's form, any other text as it is. */
export function OracleValue({ value }: { value: string | null }) {
  const tag = useLanguageTag();
  if (value === null) return '–';
  const number = numberIn(value);
  if (number === null) return <HostileText text={value} limit={40} />;
  return (
    <span dir="ltr" title={value} className="whitespace-nowrap">
      {formatRate(number, tag)}
    </span>
  );
}

/** Null if the text is no decimal number. */
export function numberIn(value: string): number | null {
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value) && Number.isFinite(Number(value))
    ? Number(value)
    : null;
}
