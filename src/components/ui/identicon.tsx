const CELLS = 5;
const HALF = 3;

/**
 * A picture generated from a name, the same everywhere, decorative. Drawn here, since libraries for
 * it are as large as the rest of an account's page.
 */
export function Identicon({ name, size = 48 }: { name: string; size?: 16 | 24 | 48 }) {
  const bits = hash(name);
  const hue = bits % 360;
  const shade = (bits >>> 9) % 2 === 0 ? 45 : 58;
  return (
    <svg
      aria-hidden
      viewBox={`-0.5 -0.5 ${CELLS + 1} ${CELLS + 1}`}
      width={size}
      height={size}
      className="shrink-0 rounded-sm bg-sunken"
    >
      <path fill={`hsl(${hue} 45% ${shade}%)`} d={cells(hash(`${name}.`))} />
    </svg>
  );
}

/** Cells of a grid that is mirrored left to right. */
function cells(bits: number): string {
  let path = '';
  for (let place = 0; place < CELLS * HALF; place++) {
    if (((bits >>> place) & 1) === 0) continue;
    const [row, column] = [Math.floor(place / HALF), place % HALF];
    for (const x of new Set([column, CELLS - 1 - column])) path += `M${x} ${row}h1v1h-1z`;
  }
  // A name with an empty grid gets the centre cell.
  return path || 'M2 2h1v1h-1z';
}

/** 32-bit FNV-1a over UTF-16 units, with the low bits mixed with the high ones. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
