import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenModules } from '#scripts/site/module-preloads.ts';
import { pageFile, screens } from '#src/routes.ts';

const source = (path: string) =>
  readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');

/** The islands that the frame's table imports itself. */
const frame = [
  ...source('islands/main/frame.tsx').matchAll(/^import \{ \w+ \} from '\.\.\/(.+)'/gm),
];
const drawn = [...new Set([...screenModules().values(), ...frame.map(([, path = '']) => path)])];

test.each(drawn)('%s awaits its texts before it is drawn', (path) => {
  expect(source(`islands/${path}`)).toContain('\nawait textsReady();\n');
});

const pages = import.meta.glob('../../src/pages/**/*.astro');

test.each(screens.map((screen) => [screen.id, screen]))(
  'the ready screen %s is drawn by React or is a page of text',
  (id, screen) => {
    const file = id === 'guide' ? 'guides/[slug]' : pageFile(screen);
    const own = Object.keys(pages).some((path) => path.endsWith(`/${file}.astro`));
    expect(screenModules().has(id) || own).toBe(true);
  },
);
