import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');

type Rgb = readonly [number, number, number];
type Theme = 'light' | 'dark';

/** The value of each custom property that `tokens.css` sets. */
const properties = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The arguments of a CSS function, split at commas that are not inside brackets. */
function argumentsOf(call: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const character of call.slice(call.indexOf('(') + 1, call.lastIndexOf(')'))) {
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
  }
  return parts.map((part) => part.trim());
}

/** The colour of a value in a theme, with a chain's two colours. */
function colourOf(value: string, theme: Theme, own: ReadonlyMap<string, string>): Rgb {
  const text = value.trim();
  if (text.startsWith('light-dark(')) {
    const [light = '', dark = ''] = argumentsOf(text);
    return colourOf(theme === 'light' ? light : dark, theme, own);
  }
  if (text.startsWith('var(')) {
    const [name = ''] = argumentsOf(text);
    return colourOf(own.get(name) ?? properties.get(name) ?? '', theme, own);
  }
  if (text.startsWith('color-mix(in srgb')) {
    const [, first = '', second = ''] = argumentsOf(text);
    const [, of = '', percent = ''] = /^(.+) (\d+)%$/.exec(first) ?? [];
    const [one, other] = [colourOf(of, theme, own), colourOf(second, theme, own)];
    const share = Number(percent) / 100;
    const mixed = one.map((channel, at) => channel * share + (other[at] ?? 0) * (1 - share));
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
  }
  const digits = /^#([\da-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) throw new Error(`Not a colour: ${text}`);
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text, what it stands on, and the least contrast. Borders of controls need 3. */
const pairs: readonly [on: string, under: string, least: number][] = [
  ['ink', 'page', 15],
  ['ink', 'surface', 14],
  ['ink', 'sunken', 13],
  ['rule', 'page', 11],
  ['muted', 'page', 7],
  ['muted', 'sunken', 6],
  ['quiet', 'page', 5.4],
  ['quiet', 'surface', 5.5],
  ['quiet', 'sunken', 5],
  ['line-strong', 'page', 3.5],
  ['accent', 'page', 6.2],
  ['accent', 'surface', 6.3],
  ['accent', 'accent-soft', 5],
  ['ink', 'accent-soft', 11],
  ['on-accent', 'accent', 6],
  ['on-livery', 'livery', 6.5],
  ['livery-quiet', 'livery', 4.5],
  ['livery-quiet', 'livery-field', 6],
  ['on-livery', 'livery-field', 9],
  ['on-livery-ink', 'on-livery', 15],
  ['on-livery-ink', 'livery-quiet', 10],
  ['positive', 'page', 6],
  ['positive', 'positive-soft', 5.5],
  ['warning', 'page', 6],
  ['warning', 'warning-soft', 5.5],
  ['danger', 'page', 6],
  ['danger', 'danger-soft', 5.5],
  ['ink', 'danger-soft', 12],
  ['ink', 'warning-soft', 12],
  ['on-danger', 'danger', 6],
];

describe.each(chains.map((chain) => [chain.key, chain.accent] as const))(
  'on %s contrasts hold',
  (_, accent) => {
    const own = new Map([
      ['--chain-light', accent.light],
      ['--chain-dark', accent.dark],
    ]);
    test.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
      const found = pairs.map(([on, under, least]) => {
        const [text, ground] = [on, under].map((name) =>
          colourOf(`var(--color-${name})`, theme, own),
        );
        return { on, under, least, ratio: contrast(text!, ground!) };
      });
      expect(found.filter(({ ratio, least }) => ratio < least)).toEqual([]);
    });
  },
);

const files = ['src/components', 'src/islands', 'src/layouts', 'src/pages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(tsx|astro)$/.test(name));

/** A colour written out, or a size in a class that no token names. */
const outside = [
  /#[\da-f]{3,8}\b(?![\w/])/gi,
  /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color-mix)\(/g,
  /(?<=[\s"'`])-?[\w:-]+-\[[^\]]*\d(?:px|rem|em)\b[^\]]*\]/g,
];

/** Widths of columns and of what fills a part of the window. */
const allowed = /grid-cols-\[|calc\(100|100vw|min\(|basis-\[/;

test('components name no colour and no size outside of the tokens', () => {
  const found = files.flatMap((name) =>
    readFileSync(name, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        outside.flatMap((pattern) =>
          (line.match(pattern) ?? [])
            .filter((text) => !allowed.test(text))
            .filter(() => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
            .map((text) => `${name}:${at + 1} ${text}`),
        ),
      ),
  );
  expect(found).toEqual([]);
});
