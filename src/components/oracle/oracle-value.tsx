import { useFormat } from '#src/i18n/use-format.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** Doubles have more digits than their providers meant. */
const DIGITS = 10;
const DECIMALS = 8;

/** A value as the contract wrote it: a number in the page's form, any other text as it is. */
export function OracleValue({ value }: { value: string | null }) {
  const format = useFormat();
  if (value === null) return '–';
  const number = numberIn(value);
  if (number === null) return <HostileText text={value} limit={40} />;
  return (
    <span dir="ltr" title={value} className="whitespace-nowrap">
      {format.number(number, DECIMALS)}
    </span>
  );
}

/** Null if the text is no decimal number. */
export function numberIn(value: string): number | null {
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value) && Number.isFinite(Number(value))
    ? Number(Number(value).toPrecision(DIGITS))
    : null;
}
