import { clsx } from 'clsx';
import type { Asset } from '#src/chain/core/asset.ts';
import { decimalParts } from '#src/i18n/format.ts';
import { useLanguageTag, useMessages } from '#src/i18n/react.tsx';

interface AmountProps {
  amount: Asset;
  /** Adds `+` and a colour to a received amount. */
  signed?: boolean;
  /** An indexer's figure, which the contract has not confirmed. */
  about?: boolean;
  /** Its slot, if it is one of the page's first facts. */
  fact?: string | undefined;
  className?: string;
}

/** An exact amount with all its decimals. What does not carry its value is lighter. */
export function Amount({ amount, signed, about, fact, className }: AmountProps) {
  const tag = useLanguageTag();
  const { ui } = useMessages();
  const { units, symbol, malformed } = amount;
  if (malformed) return <span className={clsx('text-warning', className)}>{ui.malformed}</span>;
  const { figure, rest } = decimalParts(units, symbol.precision, tag);
  const received = signed && units > 0n;
  return (
    <span
      dir="ltr"
      data-fact={fact}
      className={clsx('amount', received && 'text-positive', className)}
    >
      {about && <span title={ui.about}>≈ </span>}
      {received && '+'}
      {figure}
      {rest !== '' && <span>{rest}</span>} <span>{symbol.code}</span>
    </span>
  );
}
