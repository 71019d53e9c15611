const HEIGHT = 32;

const STEP = 4;

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** A text description with figures. */
  label: string;
}

/** A small bar chart, one bar a second, with a text alternative. */
export function Sparkline({ values, label }: SparklineProps) {
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
