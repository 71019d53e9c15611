import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checks } from '../../scripts/lib/checks.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const names = new Set(Object.keys(scripts));

const docs = globSync(
  '{*.md,{docs,examples,tests}/**/*.md,.github/**/*.{md,yml},.changeset/README.md}',
  { cwd: root, exclude: (file) => file.includes('node_modules') },
);
/** Comments name commands too. */
const code = globSync(
  '{*.{js,ts,mjs},{src,scripts,devnet,tests,stories,bench}/**/*.{ts,tsx,mjs,astro}}',
  { cwd: root, exclude: (file) => file.endsWith('docs-commands.test.ts') },
);

/** The commands of a document: what is in backticks, in a block of a shell, or run by a workflow. */
function commandsIn(file: string): string[] {
  const text = read(file);
  if (file.endsWith('.yml')) return [...text.matchAll(/run: (.+)/g)].map(([, line = '']) => line);
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const spans = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)];
  const lines = [
    ...blocks.flatMap((block) => block.split('\n')),
    ...spans.map(([, span = '']) => span),
  ];
  return lines
    .flatMap((line) => line.replace(/(?:^|\s)#.*/, '').split('&&'))
    .map((one) => one.trim());
}

/** A command without the variables before it. */
const bare = (command: string) => command.replace(/^(?:\w+=\S+\s+)+/, '');

/** What is wrong with a command; null if nothing is. Workflows have variables, in `${{ }}`. */
function flawOf(command: string): string | null {
  if (command.includes('${{')) return null;
  const [program = '', first = '', ...rest] = bare(command).split(/\s+/);
  const checksNamed = rest.slice(rest.indexOf('--') + 1);
  if (program === 'npm' && (first === 'test' || rest[0] === 'test:all')) {
    const unknown = rest.includes('--') ? checksNamed.find((name) => !(name in checks)) : undefined;
    return unknown === undefined ? null : `no check ${unknown}`;
  }
  if (program === 'npm' && first === 'run') return names.has(rest[0] ?? '') ? null : 'no script';
  if (program === 'npm' && first === 'start') return names.has('start') ? null : 'no script';
  if (program === 'npx' && !first.includes('@'))
    return existsSync(join(root, 'node_modules/.bin', first)) ? null : 'no such tool';
  if (program === 'node' && /\.(?:ts|mjs|js)$/.test(first))
    return existsSync(join(root, first)) ? null : 'no such file';
  return null;
}

test.each(docs)('%s names commands that exist', (file) => {
  const flaws = commandsIn(file).flatMap((command) => {
    const flaw = flawOf(command);
    return flaw === null ? [] : [`${command}: ${flaw}`];
  });
  expect(flaws).toEqual([]);
});

test('a command that does not exist is found', () => {
  expect(flawOf('CHAIN=eos npm run bild')).toBe('no script');
  expect(flawOf('npm test -- lint unti')).toBe('no check unti');
  expect(flawOf('npm run test:all -- hostil')).toBe('no check hostil');
  expect(flawOf('npx vitets run')).toBe('no such tool');
  expect(flawOf('node devnet/mian.ts --brief')).toBe('no such file');
  expect(flawOf('npm run test:all -- hostile')).toBeNull();
  expect(
    docs.flatMap(commandsIn).filter((one) => bare(one).startsWith('npm ')).length,
  ).toBeGreaterThan(60);
});

test('comments and messages name scripts that exist', () => {
  const unknown = code.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !names.has(name))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('the workflow of long tests runs checks that exist', () => {
  const [, list = ''] =
    /part:\n((?:\s+- [\w-]+\n)+)/.exec(read('.github/workflows/breadth.yml')) ?? [];
  const parts = [...list.matchAll(/- ([\w-]+)/g)].map(([, name = '']) => name);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((name) => !(name in checks))).toEqual([]);
});

test('every script is named where people look for it', () => {
  const all = docs.map(read).join('\n');
  const aliases = ['check', 'lint', 'boundaries', 'dead-code', 'weight:chain'];
  const unnamed = [...names].filter(
    (name) => !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(all),
  );
  expect(unnamed.filter((name) => !aliases.includes(name))).toEqual([]);
});
