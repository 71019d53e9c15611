import { useChartTexts } from '#src/i18n/areas/chart/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { PointChart } from './point-chart.tsx';

export interface SeriesPoint {
  /** Milliseconds UTC. */
  readonly t: number;
  readonly value: number;
}

interface SeriesChartProps {
  /** Oldest first, at least one. */
  points: readonly SeriesPoint[];
  /** What is drawn: `Price of EOS`. */
  label: string;
  format: (value: number) => string;
}

/** Up to this length of a chart its times have a clock. */
const CLOCK_MS = 8 * 86_400_000;

/** A value over time as a line, or as a table. */
export function SeriesChart({ points, label, format }: SeriesChartProps) {
  const text = useChartTexts();
  const dates = useDates();
  const [first, end] = [points[0], points.at(-1)];
  if (!first || !end) return null;
  const nameOf = (t: number) =>
    end.t - first.t > CLOCK_MS ? dates.day(t) : `${dates.day(t)}, ${dates.clock(t)}`;
  return (
    <PointChart
      points={points.map(({ t, value }, index) => ({
        key: `${t} ${index}`,
        name: nameOf(t),
        value,
      }))}
      label={label}
      axis={text.shared.time}
      ends={[dates.shortDay(first.t), dates.shortDay(end.t)]}
      format={format}
      newestFirst
    />
  );
}
