import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { useVoteHistoryTexts } from '#src/i18n/areas/vote/history/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { LongRead, ReadButtons } from '../ui/long-read.tsx';
import { SeriesChart, type SeriesPoint } from '../ui/series-chart.tsx';

interface VoteHistoryProps {
  kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  /** The votes at the moments that were read, oldest first. */
  points: readonly SeriesPoint[];
  /** How many moments there are in all. */
  moments: number;
  failure: Failure | null;
  /** What is drawn: `Votes of bpalpha11111`. */
  label: string;
  /** Shown if the service has nothing. */
  none: string;
  /** Of a point's value. */
  format: (value: number) => string;
  onGoOn: () => void;
  onStop: () => void;
  onSave: () => void;
}

/** Votes over time, while and after they are read. */
export function VoteHistory(props: VoteHistoryProps) {
  const { kind, points, moments, failure, label, none, format, onGoOn, onStop, onSave } = props;
  const text = useVoteHistoryTexts();
  const count = useFormat();
  const dates = useDates();
  const [first] = points;
  const outcome =
    kind === 'done' && !first
      ? none
      : kind === 'done' && first && points.length < moments
        ? text.noneBefore(dates.day(first.t))
        : text.read(count.number(points.length), count.number(moments));
  return (
    <div className="space-y-3 pt-3">
      <LongRead
        running={kind === 'running'}
        label={label}
        read={points.length}
        of={moments}
        failure={failure}
        onRetry={onGoOn}
        status={<span className="text-muted">{outcome}</span>}
        buttons={
          <ReadButtons {...{ kind, text, onStop, onGoOn, onSave }} found={first !== undefined} />
        }
      >
        {first && <SeriesChart points={points} label={label} format={format} />}
      </LongRead>
    </div>
  );
}
