import type { PriceBasis } from '#src/chain/model/price/price.ts';
import { usePriceTexts } from '#src/i18n/areas/price/texts.ts';
import { Badge } from '../ui/badge.tsx';

/** Why a price may be wrong, beside the price or what it is worth. Nothing for a sound one. */
export function PriceDoubts({ doubts }: Pick<PriceBasis, 'doubts'>) {
  const text = usePriceTexts();
  return doubts.map((doubt) => (
    <span key={doubt}>
      {' '}
      <Badge tone="warning" title={text.hints[doubt]}>
        {text.doubts[doubt]}
      </Badge>
    </span>
  ));
}
