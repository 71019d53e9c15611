import { formatRate } from '#src/i18n/format-rate.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';

/** An oracle's price. */
export function OraclePrice({ price }: { price: number }) {
  const tag = useLanguageTag();
  if (price <= 0) return '–';
  return (
    <span dir="ltr" title={String(price)} className="whitespace-nowrap">
      {formatRate(price, tag)}
    </span>
  );
}
