import type { LiveRates } from '#src/chain/model/block/live-rates.ts';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

const HEIGHT = 32;

const STEP = 4;

interface LiveRatesProps {
  rates: LiveRates;
  /** Whether the rates count only matching actions, as in a stream. */
  matching: boolean;
}

/** Transactions and actions a second, with the last minute of each. */
export function LiveRatesView({ rates, matching }: LiveRatesProps) {
  const text = useLiveTexts();
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      <Rate
        name={matching ? text.matchingTps : text.tps}
        now={rates.tps}
        values={rates.transactions}
      />
      <Rate name={matching ? text.matchingAps : text.aps} now={rates.aps} values={rates.actions} />
    </div>
  );
}

function Rate({
  name,
  now,
  values,
}: {
  name: string;
  now: number | null;
  values: readonly number[];
}) {
  const text = useLiveTexts();
  const format = useFormat();
  const figure = now === null ? '–' : format.number(now, 1);
  const most = format.number(Math.max(0, ...values));
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{name}</p>
      <p className="text-lg font-semibold tabular-nums">{figure}</p>
      <Sparkline values={values} label={text.chart(name, figure, most)} />
    </div>
  );
}

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** A text description with figures. */
  label: string;
}

/** A small bar chart, one bar a second, with a text alternative. */
function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(1, ...values);
  const width = values.length * STEP;
  const bars = values
    .map((value, place) => {
      const height = (value / most) * HEIGHT;
      return height === 0
        ? ''
        : `M${place * STEP} ${HEIGHT}v${-height.toFixed(1)}h${STEP - 1}V${HEIGHT}z`;
    })
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(width, STEP)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-8 w-full border-b text-accent"
    >
      <path d={bars} fill="currentColor" />
    </svg>
  );
}
