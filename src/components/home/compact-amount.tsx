import type { Asset } from '#src/chain/core/asset.ts';
import { NO_FIGURE } from '#src/i18n/format.ts';
import { compactFigure } from '#src/i18n/format-money.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';

/** A large amount in the language's short form, its unit lighter. */
export function CompactAmount({ amount }: { amount: Asset }) {
  const tag = useLanguageTag();
  if (amount.malformed) return NO_FIGURE;
  return (
    <span dir="ltr" className="amount">
      {compactFigure(amount, tag)} <span>{amount.symbol.code}</span>
    </span>
  );
}
