import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from '#scripts/site/precompress.ts';

let folder = '';
const page = '<p>alice</p>'.repeat(500);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  await mkdir(join(folder, 'eos'));
  await mkdir(join(folder, 'wax'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a text file gets a smaller copy for each encoding, with the same content', async () => {
  await writeFile(join(folder, 'eos/account.html'), page);
  await precompress(folder);
  const [br, gz] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(join(folder, `eos/account.html.${ending}`))),
  );
  expect(brotliDecompressSync(br!).toString()).toBe(page);
  expect(gunzipSync(gz!).toString()).toBe(page);
  expect(br!.length).toBeLessThan(page.length / 10);
});

test('small files, pictures and host files stay alone', async () => {
  await writeFile(join(folder, 'eos/robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'eos/icon.png'), page);
  await writeFile(join(folder, 'eos/_headers'), page);
  await precompress(folder);
  expect((await readdir(join(folder, 'eos'))).toSorted()).toEqual([
    '_headers',
    'icon.png',
    'robots.txt',
  ]);
});

test('a file that two folders share is compressed once', async () => {
  await writeFile(join(folder, 'eos/app.js'), page);
  await link(join(folder, 'eos/app.js'), join(folder, 'wax/app.js'));
  await precompress(folder);
  const [one, other] = await Promise.all(
    ['eos', 'wax'].map((chain) => stat(join(folder, chain, 'app.js.br'))),
  );
  expect(one!.ino).toBe(other!.ino);
});
