/** A copy of the site with one more chain, made as docs/architecture.md says: a file and an entry. */
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const copied = ['src', 'public', 'scripts', 'astro.config.mjs', 'tsconfig.json', 'package.json'];

/** What the chain's pages must show. */
export const added = {
  key: 'addedchain',
  displayName: 'Added',
  domainTitle: 'Added Chain',
  chainId: 'ad'.repeat(32),
  node: 'https://node.added.example',
  history: 'https://history.added.example',
};

const file = `import { classic } from '../classic.ts';
import { defineChain } from '../define-chain.ts';
import { eosioFeatures } from '../features.ts';

export const addedchain = defineChain({
  ...classic,
  key: '${added.key}',
  chainId: '${added.chainId}',
  coreSymbol: { code: 'ADD', precision: 6 },
  startDate: '2026-01-01',
  displayName: '${added.displayName}',
  domainTitle: '${added.domainTitle}',
  accent: { light: '#123456', dark: '#abcdef' },
  endpoints: {
    default: ['${added.node}'],
    actions: ['${added.history}'],
    transactions: ['${added.history}'],
    provider: ['${added.node}'],
  },
  hyperionUrl: '${added.history}',
  features: eosioFeatures,
  voteDoublingWeeks: null,
});
`;

/** Copies the site to a temporary folder and adds the chain there. Returns the folder. */
export function copyWithChain() {
  const folder = mkdtempSync(join(tmpdir(), 'pronghorn-added-chain-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const config = join(folder, 'src/chain/config');
  writeFileSync(join(config, 'chains', `${added.key}.ts`), file);
  const registry = readFileSync(join(config, 'registry.ts'), 'utf8');
  writeFileSync(
    join(config, 'registry.ts'),
    `import { ${added.key} } from './chains/${added.key}.ts';\n` +
      registry.replace('const all = [', `const all = [${added.key}, `),
  );
  return folder;
}
