import { useLanguageTag } from '#src/i18n/react.tsx';
import { decimalPieces } from '#src/i18n/format.ts';
import { Pieces } from './amount.tsx';

/** An exact number of smallest units without a symbol, drawn as an amount. */
export function Decimal({ units, precision }: { units: bigint; precision: number }) {
  const tag = useLanguageTag();
  return (
    <span dir="ltr" className="amount">
      <Pieces pieces={decimalPieces(units, precision, tag)} />
    </span>
  );
}
