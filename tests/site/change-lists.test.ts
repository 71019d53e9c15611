import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Change } from './changes/change.ts';
import { ofChain } from './changes/of-chain.ts';
import { ofScreens } from './changes/of-screens.ts';
import { ofTexts } from './changes/of-texts.ts';
import { parts } from './changes/parts.ts';
import { isThere, listNames, listOf, namedIn, type Named } from './doc-paths.ts';
import { chains } from '#src/chain/config/registry.ts';
import { localeKeys, locales } from '#src/i18n/locales.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

const isNamed = (file: string, named: Named) => named.some((one) => one.test(file));

/** The file of `src` that a test at the mirrored path is of. */
function sourcesOf(test: string): readonly string[] {
  const match = /^tests\/(.+)\.test\.tsx?$/.exec(test);
  return match ? [`src/${match[1]}.ts`, `src/${match[1]}.tsx`] : [];
}

/** Changes whose commits are entered whole. */
const wholeChanges: readonly Change[] = [...ofScreens, ...ofTexts, ...ofChain];
const changes: readonly Change[] = [...wholeChanges, ...parts];

const inAll = (file: string) =>
  file.includes('<locale>') ? localeKeys.map((key) => file.replace('<locale>', key)) : [file];

describe.each(changes)('$list', ({ list, commits, files, leftOut = {} }) => {
  const named = namedIn(listOf(page, list));
  const isInList = (file: string) => [file, ...sourcesOf(file)].some((one) => isNamed(one, named));

  test.each(files.flatMap(inAll))(
    `names what a change of its kind touched (${commits.join(', ')}): %s`,
    (file) => {
      expect(existsSync(join(root, file)), `${file} is there`).toBe(true);
      expect(isInList(file)).toBe(true);
    },
  );

  test('names only what is there', () => {
    const missing = named.filter(({ path }) => !isThere(path, root));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test('leaves out only what it does not name, or what is gone', () => {
    for (const [reason, left] of Object.entries(leftOut))
      for (const file of left.flatMap(inAll))
        if (reason === GONE) expect(existsSync(join(root, file)), file).toBe(false);
        else expect(isInList(file), file).toBe(false);
  });
});

/** The reason of files that are not there any more. */
const GONE = 'moved or removed since';

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout ?? '';

/** False in an archive, and in a clone of the last commits alone: then the next two tests have nothing to compare. */
const hasHistory = git('rev-parse', '--is-shallow-repository').trim() === 'false';

test.runIf(hasHistory)('changes are commits of the history', () => {
  const history = new Set(
    git('log', '--format=%H')
      .split('\n')
      .map((hash) => hash.slice(0, 8)),
  );
  const commits = changes.flatMap((change) => change.commits);
  expect(commits.filter((commit) => !history.has(commit))).toEqual([]);
});

test.runIf(hasHistory).each(wholeChanges)(
  'the commits of "$list" are entered whole',
  ({ commits, files, leftOut = {} }) => {
    const entered = new Set([...files, ...Object.values(leftOut).flat()].flatMap(inAll));
    const touched = new Set(
      git('show', '--name-only', '--no-renames', '--format=', ...commits)
        .split('\n')
        .filter((line) => line !== ''),
    );
    expect([...touched].filter((file) => !entered.has(file))).toEqual([]);
    // A language that was added later has files of its own.
    const patterns = [...files, ...Object.values(leftOut).flat()];
    const never = patterns.filter((file) => !inAll(file).some((one) => touched.has(one)));
    expect(never).toEqual([]);
  },
);

test('every list has a change to compare it with', () => {
  const compared = new Set(changes.map(({ list }) => list));
  expect(listNames(page).filter((name) => !compared.has(name))).toEqual([]);
});

test('a list is found by its heading, with what it refers to and nothing of its neighbours', () => {
  const named = namedIn(listOf(page, 'Add a warning before signing'));
  expect(isNamed('src/chain/model/signing/warnings/warning.ts', named)).toBe(true);
  expect(isNamed('docs/glossary.md', named)).toBe(true);
  expect(isNamed('src/chain/sign/wallets/table.ts', named)).toBe(false);
  expect(() => listOf(page, 'Add a planet')).toThrow('Add a planet');
  const form = namedIn(listOf(page, 'Add a form that signs'));
  expect(isNamed('src/chain/model/signing/warnings/warning.ts', form)).toBe(true);
});

test('only the files of the list for a chain name chains by their keys', () => {
  const named = namedIn(listOf(page, 'Add a chain'));
  // Keys that are also words of contracts, wallets and languages are left out.
  const words = ['eos', 'fio', 'proton', 'local'];
  const keys = chains.map(({ key }) => key).filter((key) => !words.includes(key));
  const key = new RegExp(`(['"])(?:${keys.join('|')})\\1|^\\s*(?:${keys.join('|')}): `, 'm');
  const isKey = new RegExp(
    `\\b(?:key|chain|chainKey) [!=]== '(?:${[...keys, ...words].join('|')})'`,
  );
  const files = globSync('src/**/*.{ts,tsx,astro,js}', { cwd: root }).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return key.test(text) || isKey.test(text);
  });
  expect(files.length).toBeGreaterThan(chains.length);
  expect(
    files.map((file) => file.replaceAll('\\', '/')).filter((file) => !isNamed(file, named)),
  ).toEqual([]);
});

test('the documents that name languages name them all', () => {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const components = readFileSync(join(root, 'docs/components.md'), 'utf8');
  for (const key of localeKeys) {
    expect(readme).toContain(english.of(locales[key].tag));
    expect(components).toContain(`\`${key}\``);
  }
});
