import type { ReactNode } from 'react';
import type { PriceBasis, PriceFailure, SkippedPrice } from '#src/chain/model/price/price.ts';
import { usePriceTexts } from '#src/i18n/areas/price/texts.ts';
import { formatWorth } from '#src/i18n/format-money.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { PriceDoubts } from './price-doubts.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Time } from '../ui/time.tsx';

/** Where a price is from, how old it is, and why it may be wrong. */
export function PriceSource({ source, updated, doubts }: PriceBasis) {
  const text = usePriceTexts();
  return (
    <>
      {text.source} <SourceName source={source} />
      {updated !== null && (
        <>
          {' · '}
          <Time at={updated} />
        </>
      )}
      <PriceDoubts doubts={doubts} />
    </>
  );
}

interface MissingPriceProps {
  skipped: readonly SkippedPrice[];
  testnet: boolean;
}

/** Why there is no price: each source that was requested, with its reason. */
export function MissingPrice({ skipped, testnet }: MissingPriceProps) {
  const text = usePriceTexts();
  if (skipped.length === 0) return testnet ? text.testToken : text.noSource;
  return (
    <details>
      <summary>{text.none}</summary>
      <ul className="mt-1 space-y-0.5">
        {skipped.map(({ source, failure }) => (
          <li key={`${source.contract ?? ''} ${source.detail}`}>
            <SourceName source={source} />: <Reason failure={failure} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function SourceName({ source: { contract, detail } }: Pick<PriceBasis, 'source'>) {
  return (
    <>
      {contract !== null && (
        <>
          <AccountLink name={contract} />{' '}
        </>
      )}
      <bdi dir="ltr">{detail}</bdi>
    </>
  );
}

function Reason({ failure }: { failure: PriceFailure }): ReactNode {
  const text = usePriceTexts();
  const tag = useLanguageTag();
  switch (failure.kind) {
    case 'stale':
      return (
        <>
          {text.stale} <Time at={failure.updated} />
        </>
      );
    case 'thin':
      return text.tooThin(formatWorth(failure.depth, 'USD', tag));
    default:
      return text[failure.kind];
  }
}
