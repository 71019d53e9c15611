import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no component reads a store by its keys, which the build leaves out', () => {
  const byKeys = globSync('src/**/*.{ts,tsx}').filter((path) =>
    /\buseStore\([^)]*\bkeys\b|\b(?:listen|subscribe)Keys\b/.test(readFileSync(path, 'utf8')),
  );
  expect(byKeys).toEqual([]);
});

it('nanostores has the module that the build replaces', () => {
  expect(existsSync('node_modules/nanostores/listen-keys/index.js')).toBe(true);
});
