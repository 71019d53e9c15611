import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashesOfScripts, keepUsedHashes, withHashes } from '#scripts/site/used-hashes.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const page = (policy: string, ...scripts: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${policy}; style-src 'self'">` +
  scripts.map((text) => `<script>${text}</script>`).join('') +
  '<script type="module" src="/a.js"></script>';

describe('the policy of a page', () => {
  it('names the scripts that are in the site', () => {
    const html = page('', 'one()', 'two()');
    expect(hashesOfScripts(html)).toEqual([hashOf('one()'), hashOf('two()')]);
  });

  it('loses the hashes of scripts that no page has, and nothing else', () => {
    const policy = ` 'sha256-${hashOf('one()')}' 'sha256-${hashOf('gone()')}'`;
    const used = new Set(hashesOfScripts(page('', 'one()')));
    expect(withHashes(page(policy, 'one()'), used)).toBe(
      page(` 'sha256-${hashOf('one()')}'`, 'one()'),
    );
  });

  it('of an embedded page has its own scripts, which no other page has', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hashes-'));
    const policy = ` 'sha256-${hashOf('one()')}' 'sha256-${hashOf('card()')}'`;
    const [own, card] = [page(policy, 'one()'), page(policy, 'card()')];
    await writeFile(join(folder, 'index.html'), `<html lang="en">${own}`);
    await writeFile(join(folder, 'embed.html'), `<html lang="en" data-embed="embed">${card}`);
    await keepUsedHashes(folder);
    const policyOf = async (name: string) =>
      [...(await readFile(join(folder, name), 'utf8')).matchAll(/'sha256-([^']+)'/g)].map(
        ([, hash]) => hash,
      );
    expect(await policyOf('index.html')).toEqual([hashOf('one()')]);
    expect(await policyOf('embed.html')).toEqual([hashOf('card()')]);
    await rm(folder, { recursive: true });
  });
});
