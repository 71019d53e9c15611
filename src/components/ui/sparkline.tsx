interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** A text description with figures. */
  label: string;
  /** Bars for counts, a line for a value that is always there. */
  kind?: 'bars' | 'line';
}

const HEIGHT = 32;
const STEP = 4;

/** A small upright chart with a text alternative. */
export function Sparkline({ values, label, kind = 'bars' }: SparklineProps) {
  const width = Math.max(values.length * STEP, STEP);
  return (
    <svg
      data-slot="sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-8 w-full border-b rtl:-scale-x-100"
    >
      {kind === 'bars' ? (
        <path d={bars(values)} className="fill-ink" />
      ) : (
        <path
          d={line(values)}
          fill="none"
          strokeWidth={1.75}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      )}
    </svg>
  );
}

/** From zero. */
function bars(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  return values
    .map((value, index) => {
      const height = (value / most) * HEIGHT;
      return height === 0
        ? ''
        : `M${index * STEP} ${HEIGHT}v${-height.toFixed(1)}h${STEP - 1}V${HEIGHT}z`;
    })
    .join('');
}

/** From the least to the most, with room for the stroke. */
function line(values: readonly number[]): string {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  return values
    .map((value, index) => {
      const height = ((value - least) / span) * (HEIGHT - STEP) + STEP / 2;
      return `${index === 0 ? 'M' : 'L'}${index * STEP} ${(HEIGHT - height).toFixed(1)}`;
    })
    .join('');
}
