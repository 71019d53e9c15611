import type { MapLocation } from '#src/chain/model/vote/published-producer.ts';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { truncateText } from '../ui/text/truncate-text.ts';
import { CELL, LAND, NORTH } from './land.ts';

/** Of a cell. */
const DOT = 0.62;
const POINT = 1.6;
const WIDTH = 360 / CELL;
/** Of a place's name, which is any text. */
const LONGEST = 40;

const land = LAND.flatMap((row, y) =>
  [...row].flatMap((digit, at) =>
    [8, 4, 2, 1].flatMap((bit, index) =>
      (Number.parseInt(digit, 16) & bit) === 0
        ? []
        : [`M${at * 4 + index} ${y}h${DOT}v${DOT}h-${DOT}z`],
    ),
  ),
).join('');

/** Places on a world map of dots. East is right in every language. The table of nodes has the names. */
export function LocationMap({ locations }: { locations: readonly MapLocation[] }) {
  const text = useProducerTexts();
  const names = locations.map(({ name, latitude, longitude }) => {
    const degrees = `${latitude.toFixed(1)}°, ${longitude.toFixed(1)}°`;
    return name === '' ? degrees : `${truncateText(name, LONGEST)} (${degrees})`;
  });
  return (
    <figure className="py-3">
      <svg
        role="img"
        aria-label={text.mapOf(names.join('; '))}
        viewBox={`0 0 ${WIDTH} ${LAND.length}`}
        className="w-full max-w-prose"
      >
        <path d={land} className="fill-line-strong" />
        {locations.map(({ latitude, longitude }) => (
          <rect
            key={`${latitude} ${longitude}`}
            x={(longitude + 180) / CELL - POINT / 2}
            y={Math.min((NORTH - latitude) / CELL, LAND.length) - POINT / 2}
            width={POINT}
            height={POINT}
            className="fill-accent forced-color-adjust-none"
          />
        ))}
      </svg>
      <figcaption className="mt-1 text-xs text-quiet">{text.mapHint}</figcaption>
    </figure>
  );
}
