import { type ReactNode, type PointerEvent, useState } from 'react';
import { useChartTexts } from '#src/i18n/areas/chart/texts.ts';
import { Toggle } from './fields/toggle.tsx';
import { DataTable } from './rows/data-table.tsx';

export interface ChartPoint {
  readonly key: string;
  /** Where it is along the axis: a time, a share. */
  readonly name: string;
  readonly value: number;
}

interface PointChartProps {
  /** At the same distance from each other, in reading order; at least one. */
  points: readonly ChartPoint[];
  /** What is drawn: `Price of EOS`. */
  label: string;
  /** Header of the points' names in the table. */
  axis: string;
  /** Below the axis: its start and its end. */
  ends: readonly [ReactNode, ReactNode];
  format: (value: number) => string;
  /** The point shown first; by default the last one. */
  shown?: number;
  /** In the table the last point is first. */
  newestFirst?: boolean;
}

/** Units of the drawing. It is stretched to its place. */
const WIDTH = 1000;
const HEIGHT = 100;
/** Room for the stroke above and below. */
const MARGIN = 4;

/**
 * Values along an axis as a line, or as a table. A pointer or the arrow keys pick a point: an
 * invisible slider lies over the drawing.
 */
export function PointChart(props: PointChartProps) {
  const { points, label, axis, ends, format, shown, newestFirst = false } = props;
  const text = useChartTexts();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [picked, setPicked] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(picked ?? shown ?? last, last);
  const point = points[at];
  if (!point) return null;
  const { least, most, height } = scaleOf(points);
  const pick = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / (width || 1);
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = Math.round((isMirrored ? 1 - share : share) * last);
    setPicked(Math.min(Math.max(index, 0), last));
  };
  return (
    <div data-slot="chart" className="space-y-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p>
          <span className="text-figure font-semibold">{format(point.value)}</span>{' '}
          <span className="text-xs text-quiet">{point.name}</span>
        </p>
        <Toggle
          label={text.view}
          options={[
            { key: 'chart', label: text.chart },
            { key: 'table', label: text.table },
          ]}
          current={view}
          onSelect={setView}
        />
      </div>
      {view === 'table' ? (
        <DataTable
          caption={label}
          rows={newestFirst ? points.toReversed() : points}
          rowKey={({ key }) => key}
          windowAbove={points.length}
          columns={[
            { key: 'name', header: axis, cell: ({ name }) => name },
            { key: 'value', header: text.value, align: 'end', cell: (one) => format(one.value) },
          ]}
        />
      ) : (
        <div className="print:break-inside-avoid">
          <div className="relative h-40 border-y has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
            <svg
              aria-hidden
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="absolute inset-0 size-full rtl:-scale-x-100"
            >
              <path
                d={lineOf(points, height)}
                fill="none"
                strokeWidth={1.75}
                vectorEffect="non-scaling-stroke"
                className="stroke-ink"
              />
            </svg>
            <span
              aria-hidden
              className="absolute inset-y-0 border-s border-line-strong"
              style={{ insetInlineStart: `${last === 0 ? 0 : (at / last) * 100}%` }}
            />
            <span
              aria-hidden
              className="absolute -ms-1 -mt-1 size-2 bg-accent forced-color-adjust-none"
              style={{
                insetInlineStart: `${last === 0 ? 0 : (at / last) * 100}%`,
                insetBlockStart: `${(height(point.value) / HEIGHT) * 100}%`,
              }}
            />
            <input
              type="range"
              aria-label={label}
              aria-valuetext={`${format(point.value)}, ${point.name}`}
              min={0}
              max={last}
              value={at}
              onChange={(event) => setPicked(Number(event.target.value))}
              onPointerMove={pick}
              onPointerLeave={() => setPicked(null)}
              className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
            />
          </div>
          <p aria-hidden className="flex justify-between gap-4 pt-1 text-xs text-quiet">
            <span className="whitespace-nowrap">{ends[0]}</span>
            <span dir="ltr" className="text-center">
              {format(least)} – {format(most)}
            </span>
            <span className="whitespace-nowrap">{ends[1]}</span>
          </p>
        </div>
      )}
    </div>
  );
}

interface Scale {
  readonly least: number;
  readonly most: number;
  /** Of a value, from the top of the drawing. */
  readonly height: (value: number) => number;
}

/** From the least to the most value. A flat line is in the middle. */
function scaleOf(points: readonly ChartPoint[]): Scale {
  const values = points.map(({ value }) => value);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const room = HEIGHT - 2 * MARGIN;
  const height = (value: number) =>
    most === least ? HEIGHT / 2 : MARGIN + room * (1 - (value - least) / (most - least));
  return { least, most, height };
}

function lineOf(points: readonly ChartPoint[], height: Scale['height']): string {
  const step = points.length > 1 ? WIDTH / (points.length - 1) : 0;
  if (points.length === 1) return `M0 ${HEIGHT / 2}H${WIDTH}`;
  return points
    .map(
      ({ value }, index) =>
        `${index === 0 ? 'M' : 'L'}${(index * step).toFixed(1)} ${height(value).toFixed(1)}`,
    )
    .join('');
}
