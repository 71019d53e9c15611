import type { Asset } from '#src/chain/core/asset.ts';
import { inverseShare } from '#src/chain/model/vote/vote-weight.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';

interface InverseWeightProps {
  staked: Asset;
  /** Number of chosen producers. */
  chosen: number;
  /** The number whose vote counts in full. */
  most: number;
}

/** What a vote counts on chains where fewer producers count less. */
export function InverseWeight({ staked, chosen, most }: InverseWeightProps) {
  const { inverse: text } = useVoteTexts();
  const format = useFormat();
  const share = inverseShare(chosen, most);
  const units = BigInt(Math.round(Number(staked.units) * share));
  return (
    <div className="space-y-1" aria-live="polite">
      <dl className="flex justify-between gap-3">
        <dt className="text-muted">{text.counts}</dt>
        <dd>
          <Amount amount={{ ...staked, units }} />
        </dd>
      </dl>
      <p className="text-xs text-muted">
        {chosen >= most ? text.full : text.lost(format.percent(1 - share, 1), format.number(most))}
      </p>
    </div>
  );
}
