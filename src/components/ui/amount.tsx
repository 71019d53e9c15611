import { clsx } from 'clsx';
import type { Asset } from '#src/chain/core/asset.ts';
import { decimalParts } from '#src/i18n/format.ts';
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
  const { sign, whole, decimals } = decimalParts(units, symbol.precision, tag);
  return (
    <span
      dir="ltr"
      className={clsx(
        'whitespace-nowrap tabular-nums',
        signed && units > 0n && 'text-positive',
        className,
      )}
    >
      {signed && units > 0n ? '+' : sign}
      {whole}
      {decimals !== '' && (
        <span className={signed && units > 0n ? undefined : 'text-muted'}>{decimals}</span>
      )}{' '}
      <span className="text-[0.875em] text-muted">{symbol.code}</span>
    </span>
  );
}
