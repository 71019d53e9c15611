import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashesOfScripts, withHashes } from '#scripts/site/used-hashes.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const page = (policy: string, ...scripts: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${policy}; style-src 'self'">` +
  scripts.map((text) => `<script>${text}</script>`).join('') +
  '<script type="module" src="/a.js"></script>';

describe('the policy of a page', () => {
  it('names the scripts that stand in the site', () => {
    const html = page('', 'one()', 'two()');
    expect(hashesOfScripts(html)).toEqual([hashOf('one()'), hashOf('two()')]);
  });

  it('loses the hashes of scripts that stand nowhere, and nothing else', () => {
    const policy = ` 'sha256-${hashOf('one()')}' 'sha256-${hashOf('gone()')}'`;
    const used = new Set(hashesOfScripts(page('', 'one()')));
    expect(withHashes(page(policy, 'one()'), used)).toBe(
      page(` 'sha256-${hashOf('one()')}'`, 'one()'),
    );
  });
});
