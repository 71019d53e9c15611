import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { useVoteStatisticsTexts } from '#src/i18n/areas/vote/statistics/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

interface VoteShareBarProps {
  /** By rank. */
  producers: readonly Pick<ProducerView, 'owner' | 'voteShare'>[];
  /** How many of them produce. */
  producing: number;
}

/** The votes of all producers side by side. Those that produce are dark. */
export function VoteShareBar({ producers, producing }: VoteShareBarProps) {
  const text = useVoteStatisticsTexts();
  const format = useFormat();
  const all = producers.reduce((sum, { voteShare }) => sum + voteShare, 0);
  const part = producers.slice(0, producing).reduce((sum, one) => sum + one.voteShare, 0);
  if (all <= 0) return null;
  return (
    <div
      role="img"
      aria-label={text.barLabel(format.number(producing), format.percent(part / all))}
      className="lean mx-0.5 my-3 flex h-4 forced-color-adjust-none"
    >
      {producers.map(({ owner, voteShare }, index) => (
        <span
          key={owner}
          title={`${owner} ${format.percent(voteShare / all)}`}
          className={`border-e border-page ${index < producing ? 'bg-ink' : 'bg-line-strong'}`}
          style={{ inlineSize: `${(voteShare / all) * 100}%` }}
        />
      ))}
    </div>
  );
}
