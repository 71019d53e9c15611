import type { OraclePoint } from '#src/chain/model/account/oracle.ts';
import { useOracleTexts } from '#src/i18n/areas/oracle/texts.ts';
import { formatRate } from '#src/i18n/format-rate.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { AbsoluteTime } from '../ui/time.tsx';
import { numberIn } from './oracle-value.tsx';

const WIDTH = 1_000;
const HEIGHT = 160;

/**
 * Reported values over time, from the least to the greatest. The table below it has the same values.
 * Nothing for fewer than two numbers.
 */
export function ValueChart({ points }: { points: readonly OraclePoint[] }) {
  const text = useOracleTexts();
  const tag = useLanguageTag();
  const numbers = points.flatMap(({ time, value }) => {
    const number = value === null ? null : numberIn(value);
    return number === null ? [] : [{ time, number }];
  });
  const [first] = numbers;
  const last = numbers.at(-1);
  if (!first || !last || numbers.length < 2) return null;
  const least = Math.min(...numbers.map(({ number }) => number));
  const most = Math.max(...numbers.map(({ number }) => number));
  const words = (number: number) => formatRate(number, tag);
  const span = last.time - first.time || 1;
  const range = most - least || 1;
  const path = numbers
    .map(({ time, number }, index) => {
      const x = ((time - first.time) / span) * WIDTH;
      const y = HEIGHT - ((number - least) / range) * HEIGHT;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
  return (
    <figure className="py-3">
      <div className="flex gap-3">
        <svg
          role="img"
          aria-label={text.chart(
            words(first.number),
            words(last.number),
            words(least),
            words(most),
          )}
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          preserveAspectRatio="none"
          className="h-40 min-w-0 flex-1 border-b rtl:-scale-x-100"
        >
          <path
            d={path}
            fill="none"
            strokeWidth={1.75}
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
          />
        </svg>
        <div
          aria-hidden
          dir="ltr"
          className="flex flex-col justify-between text-xs text-quiet tabular-nums"
        >
          <span>{words(most)}</span>
          <span>{words(least)}</span>
        </div>
      </div>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-quiet">
        <AbsoluteTime at={first.time} />
        <AbsoluteTime at={last.time} />
      </figcaption>
    </figure>
  );
}
