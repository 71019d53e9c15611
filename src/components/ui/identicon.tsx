import { toSvg } from 'jdenticon';

const CONFIG = {
  padding: 0.08,
  saturation: { color: 0.45, grayscale: 0 },
  lightness: { color: [0.45, 0.65], grayscale: [0.45, 0.65] },
} satisfies Parameters<typeof toSvg>[2];

const PATH = /<path fill="(#[0-9a-f]+)" d="([^"]+)"\/>/g;

/** A picture made from a name: the same on every machine, decorative beside the name itself. */
export function Identicon({ name, size = 48 }: { name: string; size?: 16 | 24 | 48 }) {
  // Paths rather than markup: nothing is ever set as HTML.
  const paths = [...toSvg(name, 48, CONFIG).matchAll(PATH)];
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className="shrink-0 rounded-sm bg-sunken"
    >
      {paths.map(([, fill, d]) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}
