import type { Asset } from '#src/chain/core/asset.ts';
import { atEqualSteps, type BalanceSeries } from '#src/chain/model/account/balance-series.ts';
import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { useAccountBalanceTexts } from '#src/i18n/areas/account/balance/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { LongRead, ReadButtons } from '../ui/long-read.tsx';
import { SeriesChart } from '../ui/series-chart.tsx';

/** Moments of the chart. All transfers are in the file. */
const STEPS = 120;

export interface BalanceHistoryProps {
  kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  /** Transfers that were read. */
  transfers: number;
  /** How many there are to read; null if the source does not count them. */
  expected?: number | null;
  /** Time of the last one, milliseconds UTC. */
  until: number | null;
  /** The account has more transfers than are read. */
  truncated: boolean;
  failure: Failure | null;
  symbol: Asset['symbol'];
  /** What the transfers read so far say. */
  series: BalanceSeries;
  onGoOn: () => void;
  onStop: () => void;
  onSave: () => void;
}

/** An account's balance of a token over time, while and after its transfers are read. */
export function BalanceHistory(props: BalanceHistoryProps) {
  const { kind, transfers, expected, failure, symbol, series, onGoOn, onStop, onSave } = props;
  const text = useAccountBalanceTexts();
  const format = useFormat();
  const outcome = useOutcome(props);
  return (
    <div className="space-y-3 pt-3">
      <LongRead
        running={kind === 'running'}
        label={text.title}
        read={transfers}
        of={expected}
        failure={failure}
        onRetry={onGoOn}
        status={<span className="text-muted">{outcome}</span>}
        buttons={<ReadButtons {...{ kind, text, onStop, onGoOn, onSave }} found={transfers > 0} />}
      >
        {transfers > 0 && (
          <SeriesChart
            points={atEqualSteps(series.points, STEPS).map(({ time, units }) => ({
              t: time,
              value: Number(units),
            }))}
            label={text.balanceOf(symbol.code)}
            format={(value) => format.amount({ units: BigInt(Math.round(value)), symbol })}
          />
        )}
      </LongRead>
    </div>
  );
}

function useOutcome({
  kind,
  transfers,
  until,
  truncated,
  symbol,
  series,
}: BalanceHistoryProps): string {
  const text = useAccountBalanceTexts();
  const format = useFormat();
  const dates = useDates();
  const read = text.read(format.number(transfers), until === null ? null : dates.day(until));
  if (kind !== 'done') return read;
  if (transfers === 0) return text.none;
  if (truncated) return `${read} ${text.truncated}`;
  return series.before === 0n
    ? `${read} ${text.addsUp}`
    : `${read} ${text.differs(format.amount({ units: series.before, symbol }))}`;
}
