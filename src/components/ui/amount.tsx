import { clsx } from 'clsx';
import { splitUnits, type Asset } from '#src/chain/core/asset.ts';
import { decimalSign, formatNumber } from '#src/i18n/format.ts';
import { useLanguageTag, useMessages } from '#src/i18n/react.tsx';

interface AmountProps {
  amount: Asset;
  /** Writes `+` before what came in, and colours it. */
  signed?: boolean;
  className?: string;
}

/**
 * An amount with all its decimals, exact at any size; decimals and unit quieter than the figure. One that
 * could not be read says so.
 */
export function Amount({ amount, signed, className }: AmountProps) {
  const tag = useLanguageTag();
  const { ui } = useMessages();
  const { units, symbol, malformed } = amount;
  if (malformed) return <span className={clsx('text-warning', className)}>{ui.malformed}</span>;
  const { whole, decimals } = splitUnits(units < 0n ? -units : units, symbol.precision);
  const sign = units < 0n ? '−' : signed && units > 0n ? '+' : '';
  return (
    <span
      dir="ltr"
      className={clsx(
        'whitespace-nowrap tabular-nums',
        signed && units > 0n && 'text-positive',
        className,
      )}
    >
      {sign}
      {formatNumber(BigInt(whole), tag)}
      {decimals !== '' && (
        <span className={signed && units > 0n ? undefined : 'text-muted'}>
          {decimalSign(tag)}
          {decimals}
        </span>
      )}{' '}
      <span className="text-[0.875em] text-muted">{symbol.code}</span>
    </span>
  );
}
