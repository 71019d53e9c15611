import { useFormat } from '#src/i18n/use-format.ts';

/** Digits that tell two prices apart. */
const DIGITS = 4;
/** As many decimals as browsers write. */
const MOST_DECIMALS = 20;

/** An oracle's price: however small, with four digits that count. */
export function OraclePrice({ price }: { price: number }) {
  const format = useFormat();
  if (price <= 0) return '–';
  const leading = Math.ceil(-Math.log10(price));
  const decimals = Math.min(Math.max(leading + DIGITS - 1, 2), MOST_DECIMALS);
  return (
    <span dir="ltr" title={String(price)} className="whitespace-nowrap">
      {format.number(price, decimals)}
    </span>
  );
}
