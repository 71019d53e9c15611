import { type Native, rootProps } from './root-props.ts';

/** Side of the drawing's own grid. */
const SIDE = 16;
const MIDDLE = SIDE / 2;
/** How steeply the strokes rise. The last one falls. */
const SLOPES = [0.35, 0.6, 0.85, -0.6] as const;
/** Distances from the middle at which a stroke begins and how far it reaches. */
const STARTS = [0, 1.4, 2.8] as const;
const REACHES = [3.2, 4.2, 5.2, 6.4] as const;
const STROKE = 1.5;

interface IdenticonProps extends Native<'svg'> {
  name: string;
  /** The side in pixels: 20 in rows, 28 and 32 in lists, 56 in headers, 100 for a portrait. */
  size?: 20 | 28 | 32 | 56 | 100;
}

/**
 * A picture generated from a name: mirrored leaning strokes, like the horns of the mark. The same
 * everywhere, decorative. Drawn here, since libraries for it are as large as an account's page.
 */
export function Identicon({ name, size = 20, ...native }: IdenticonProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size}
      height={size}
      {...rootProps('identicon', 'shrink-0 rounded-sm bg-sunken', native)}
    >
      <path stroke="currentColor" strokeWidth={STROKE} d={strokes(hash(name))} />
    </svg>
  );
}

/** Four or five pairs of strokes, and a spine in every second picture. */
function strokes(bits: number): string {
  let rest = bits;
  /** One of `count` values, from the next bits. */
  const pick = (count: number) => {
    const value = rest % count;
    rest = Math.floor(rest / count);
    return value;
  };
  const slope = SLOPES[pick(SLOPES.length)]!;
  const rows = 4 + pick(2);
  let path = pick(2) === 1 ? `M${MIDDLE} 2.4V13.6` : '';
  for (let row = 0; row < rows; row++) {
    const start = STARTS[pick(STARTS.length)]!;
    const reach = Math.min(REACHES[pick(REACHES.length)]!, MIDDLE - 1.4 - start);
    const rise = slope * reach;
    const y = 2.2 + (row + 0.5) * (11.6 / rows) + rise / 2;
    for (const side of [1, -1])
      path += `M${round(MIDDLE + side * start)} ${round(y)}L${round(MIDDLE + side * (start + reach))} ${round(y - rise)}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** 32-bit FNV-1a over UTF-16 units, with the low bits mixed with the high ones. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
