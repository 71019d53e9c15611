import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import { chainsDocument, withChains } from '#scripts/site/chains-table.ts';

test("the tables of docs/chains.md are those of the chains' files: npm run docs:chains", async () => {
  const document = await readFile(chainsDocument, 'utf8');
  expect(document).toBe(await withChains(document));
  expect(document).toContain('`4,A` at `core.vaulta`');
});

test('docs/chains.md has published contracts beside the files', async () => {
  const document = await withChains(await readFile(chainsDocument, 'utf8'));
  const [, contracts = ''] = document.split('contracts have\n');
  expect(contracts).toMatch(/`eos`\s+\| yes\s+\| yes/);
  // Its contract has REX, which nobody ever used.
  expect(contracts).toMatch(/`proton`\s+\| yes, but not in use\s+\| –/);
  expect(contracts).not.toContain('no, but in the file');
});

test('docs/chains.md names a source for each chain', async () => {
  const [, sources = ''] = (await readFile(chainsDocument, 'utf8')).split('## Sources');
  for (const { key } of chains) expect(sources, key).toContain(`\`${key}\``);
});
