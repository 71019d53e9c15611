import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { keepsVotes } from '#src/chain/client/vote/keeps-votes.ts';
import { formatUnits } from '#src/chain/core/asset.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import { type VotePeriod, votePeriods } from '#src/chain/model/vote/vote-history.ts';
import { VoteHistory } from '#src/components/vote/vote-history.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { fileName } from '#src/components/ui/save-file.ts';
import { Section } from '#src/components/ui/section.tsx';
import { useVoteHistoryTexts } from '#src/i18n/areas/vote/history/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { voteHistory } from '#src/stores/vote/vote-history.ts';
import { stakeOfVote } from './vote-stake.ts';

interface VoteHistoryPartProps {
  /** A producer; null for the stake of all that votes. */
  owner: string | null;
}

/** Draws votes over time, when the visitor asks for it. */
export function VoteHistoryPart({ owner }: VoteHistoryPartProps) {
  const text = useVoteHistoryTexts();
  const { title, hint } = owner === null ? text.ofAll : text.ofProducer;
  const [period, setPeriod] = useState<VotePeriod>('month');
  const [end, setEnd] = useState<number | null>(null);
  if (!keepsVotes(chainConfig()))
    return (
      <Section title={title}>
        <p className="pt-3 text-muted">{text.noService}</p>
      </Section>
    );
  return (
    <Section
      title={title}
      actions={
        <Toggle
          label={text.period}
          options={votePeriods.map((key) => ({ key, label: text.periods[key] }))}
          current={period}
          onSelect={setPeriod}
        />
      }
    >
      <p className="max-w-prose pt-3 text-muted">{hint}</p>
      {end === null ? (
        <div className="pt-3">
          <Button onClick={() => setEnd(chainNow())}>{text.shared.showChart}</Button>
        </div>
      ) : (
        <Drawn key={period} owner={owner} period={period} end={end} />
      )}
    </Section>
  );
}

interface DrawnProps extends VoteHistoryPartProps {
  period: VotePeriod;
  /** Milliseconds UTC. */
  end: number;
}

function Drawn({ owner, period, end }: DrawnProps) {
  const text = useVoteHistoryTexts();
  const format = useFormat();
  const [job] = useState(() => voteHistory(owner, period, end));
  const { kind, points, moments, failure } = useStore(job.$history);
  useEffect(() => {
    void job.run();
    return job.stop;
  }, [job]);
  const { coreSymbol: symbol } = chainConfig();
  const stakes = points.map(({ time, weight }) => ({
    t: time,
    weight,
    // The stake of all is counted in units, and does not decay.
    value: owner === null ? weight : Number(stakeOfVote(weight, time)),
  }));
  const save = async () => {
    const { saveTable } = await import('#src/components/ui/save-csv.ts');
    await saveTable(stakes, {
      name: fileName(owner ?? chainConfig().key, 'votes', period),
      columns: {
        time_utc: ({ t }) => new Date(t).toISOString(),
        [owner === null ? 'stake' : 'stake_needed']: ({ value }) =>
          formatUnits(BigInt(value), symbol.precision),
        symbol: () => symbol.code,
        [owner === null ? 'units' : 'vote_weight']: ({ weight }) => weight,
      },
    });
  };
  return (
    <VoteHistory
      kind={kind}
      points={stakes}
      moments={moments}
      failure={failure}
      label={owner === null ? text.shared.stakedVotes : text.votesOf(owner)}
      none={(owner === null ? text.ofAll : text.ofProducer).none}
      format={(value) => format.amount({ units: BigInt(Math.round(value)), symbol })}
      onGoOn={() => void job.run()}
      onStop={job.stop}
      onSave={() => void save()}
    />
  );
}

await textsReady();
