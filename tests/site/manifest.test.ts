import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostFiles } from '#scripts/site/host-files.ts';
import { type ChainKey, chains } from '#src/chain/config/registry.ts';
import { chain } from './chains.ts';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

function manifestOf(key: ChainKey): Manifest {
  const files = hostFiles(chain(key), `https://${key}.example.org`);
  return JSON.parse(files['manifest.webmanifest'] ?? '') as Manifest;
}

/** Width and height as a PNG's header tells them. */
function sizeOf(path: string): string {
  const png = readFileSync(join(import.meta.dirname, '../../public', path));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('a chain’s site can be installed as an app of that chain', () => {
  const [eos, wax] = [manifestOf('eos'), manifestOf('wax')];
  expect(eos.name).toContain('EOS');
  expect(wax.name).toContain('WAX');
  expect(eos).toMatchObject({ start_url: '/', display: 'standalone' });
});

test.each(chains)('the icons of $key have the sizes that they declare', ({ key }) => {
  const { icons } = manifestOf(key as ChainKey);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
});
