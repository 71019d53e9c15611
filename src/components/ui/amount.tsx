import { clsx } from 'clsx';
import { splitUnits, type Asset } from '#src/chain/core/asset.ts';
import { decimalSign, formatNumber } from '#src/i18n/format.ts';
import { useLanguageTag, useMessages } from '#src/i18n/react.tsx';

interface AmountProps {
  amount: Asset;
  /** Adds `+` and a colour to a received amount. */
  signed?: boolean;
  className?: string;
}

/**
 * An exact amount with all decimals. Decimals and unit are lighter. A malformed one is labelled.
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
