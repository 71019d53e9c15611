import type { Asset } from '#src/chain/core/asset.ts';
import type { VoteStrength } from '#src/chain/model/vote/vote-strength.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { VoteWeek } from './vote-week.tsx';

interface VoterFactsProps {
  staked: Asset;
  /** The weight of voting now; null on chains that do not compute it so. */
  weight: number | null;
  proxy: string | null;
  /** The remaining strength of the last vote; null if votes do not decay. */
  strength?: Pick<VoteStrength, 'share' | 'castAt'> | null;
}

/** A voter's stake and weight. */
export function VoterFacts({ staked, weight, proxy, strength }: VoterFactsProps) {
  const text = useVoteTexts();
  const format = useFormat();
  return (
    <div className="space-y-2">
      <dl className="space-y-1">
        <div className="flex justify-between gap-3">
          <dt className="text-muted">{text.shared.staked}</dt>
          <dd>
            <Amount amount={staked} />
          </dd>
        </div>
        {weight !== null && (
          <div className="flex justify-between gap-3">
            <dt className="shrink-0 text-muted">{text.weight}</dt>
            <dd dir="ltr" className="min-w-0 wrap-anywhere text-end tabular-nums">
              {format.number(Math.round(weight))}
            </dd>
          </div>
        )}
        {strength && (
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{text.shared.lastVoted}</dt>
            <dd>
              <VoteWeek castAt={strength.castAt} />
            </dd>
          </div>
        )}
      </dl>
      {weight !== null && (
        <p className="text-xs text-quiet">
          {strength ? text.stillCounts(format.percent(strength.share, 1)) : text.decays}
        </p>
      )}
      {proxy !== null && (
        <p className="border-s-4 border-warning bg-warning-soft px-3 py-2">
          {text.shared.votesVia} <AccountLink name={proxy} />. {text.throughProxyHint}
        </p>
      )}
    </div>
  );
}
