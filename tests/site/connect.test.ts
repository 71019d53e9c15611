import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildConnect } from '#scripts/site/connect-build.ts';
import { connectFiles } from '#scripts/site/host-files.ts';
import { connectOrigin, siteOrigins } from '#src/chain/config/connect-host.ts';
import { chains } from '#src/chain/config/registry.ts';

const template = 'https://{chain}.example.org';

async function built(of: string, look: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'connect-'));
  try {
    await buildConnect(dir, of);
    await look(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

test.each([
  [template, 'https://connect.example.org'],
  ['http://{chain}.pronghorn.localhost:4321', 'http://connect.pronghorn.localhost:4321'],
  ['https://explorer.example.org', null],
  ['https://example.org/{chain}', null],
])('the users of %s are kept at %s', (sites, origin) => {
  expect(connectOrigin(sites)).toBe(origin);
});

test('the sites of all chains are known, whichever were built', () => {
  expect(siteOrigins(template)).toHaveLength(chains.length);
  expect(siteOrigins(template)).toContain('https://proton-test.example.org');
});

test('the folder holds a page that names its sites, and one small script of its own', async () => {
  await built(template, async (dir) => {
    const page = await readFile(join(dir, 'connect/index.html'), 'utf8');
    expect(page).toContain('https://eos.example.org https://wax.example.org');
    const [script = '', ...others] = await readdir(join(dir, 'connect/_astro'));
    expect(others).toEqual([]);
    expect(page).toContain(`src="/_astro/${script}"`);
    const code = await readFile(join(dir, 'connect/_astro', script));
    expect(code.toString()).not.toMatch(/\bimport\b/);
    expect(gzipSync(code).length).toBeLessThan(1_000);
  });
});

test('one host for all chains needs no such folder', async () => {
  await built('https://explorer.example.org', async (dir) =>
    expect(await readdir(dir)).toEqual([]),
  );
});

test('every host lets only the sites frame it', () => {
  const sites = siteOrigins(template);
  const files = connectFiles('https://connect.example.org', sites);
  for (const name of ['_headers', 'vercel.json', 'nginx.conf', 'Caddyfile']) {
    const text = files[name] ?? '';
    const [, ancestors] = /frame-ancestors ([^;"\n]+)/.exec(text) ?? [];
    expect(ancestors?.split(' '), name).toEqual(sites);
    expect(text, name).not.toContain('X-Frame-Options');
    expect(text, name).toContain("default-src 'none'; script-src 'self'");
    expect(text, name).toContain('immutable');
  }
  expect(files['robots.txt']).toContain('Disallow: /');
});
