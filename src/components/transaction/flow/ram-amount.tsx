import { clsx } from 'clsx';
import { bytesMeasure } from '#src/chain/model/shared/measure.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

interface RamAmountProps {
  bytes: number;
  signed?: boolean;
  /** The exact figure is unknown. */
  about?: boolean | undefined;
  /** Beside a label that says that it is RAM. */
  unlabelled?: boolean;
}

/** An amount of RAM, written like a token's. */
export function RamAmount({ bytes, signed, about, unlabelled }: RamAmountProps) {
  const text = useTransactionBodyTexts();
  const format = useFormat();
  const { value, unit } = bytesMeasure(Math.abs(bytes));
  const sign = bytes < 0 ? '−' : '+';
  return (
    <span dir="ltr" className={clsx('amount', signed && bytes > 0 && 'text-positive')}>
      {about && '≈ '}
      {signed && sign}
      {format.number(value, unit === 'Bytes' ? 0 : 2)}{' '}
      <span>
        {unit}
        {!unlabelled && ` ${text.ram}`}
      </span>
    </span>
  );
}
