import { Suspense } from 'react';
import type { PriceBasis } from '#src/chain/model/price/price.ts';
import { lazyPart, Nothing } from '../ui/lazy-part.tsx';

/** Loaded for doubtful prices only. */
const PriceDoubts = lazyPart(async () => (await import('./price-doubts.tsx')).PriceDoubts, Nothing);

/** Marks what is worth something by a doubtful price: a total, an amount in a form, a row. */
export function PriceMark({ basis }: { basis: PriceBasis | null | undefined }) {
  return basis && basis.doubts.length > 0 ? (
    <Suspense>
      <PriceDoubts doubts={basis.doubts} />
    </Suspense>
  ) : null;
}
