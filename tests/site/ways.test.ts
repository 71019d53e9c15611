import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { toolsOf } from '#src/directory.ts';
import { footerLinks, moreSections, rowOf } from '#src/layouts/menus.ts';
import { type Screen, type ScreenId, screenOf, screens, screensOf } from '#src/routes.ts';

/** Paths that a menu of the chain or the wallet's list of tools leads to. */
function offeredOn(chain: ChainConfig): ReadonlySet<string> {
  const menus = [
    ...rowOf('header', chain, 'en'),
    ...rowOf('bottom', chain, 'en'),
    ...moreSections(chain, 'en').flatMap(({ links }) => links),
    ...footerLinks(chain, 'en'),
  ].map(({ href }) => href);
  const tools = toolsOf(chain).flatMap(([, entries]) => entries.map(({ path }) => path));
  return new Set([...menus, ...tools].map((path) => path.split('?', 1)[0] ?? ''));
}

/** Listed elsewhere than in a menu, or not at all, with the reason. */
const elsewhere: Partial<Record<ScreenId, string>> = {
  search: 'the search box is on every page',
  guide: 'the page of guides lists each',
  'cross-chain': 'chains without a service list no tool that has nothing to do',
  'link-email': 'no service links email addresses: only old links lead there',
  'create-account-link-email': 'the same',
  dsp: 'chains without the DAPP token have no menu entry: only the search finds it',
};

const needsName = ({ path }: Screen) => /:\w+(\/|$)/.test(path);
const fixed = ({ path }: Screen) => path.split('/:', 1)[0] || '/';

describe.each(chains.map((chain) => [chain.key, chain] as const))('on %s', (_, chain) => {
  test('a menu or the list of tools leads to each screen', () => {
    const offered = offeredOn(chain);
    const lost = screensOf(chain)
      .filter((screen) => !needsName(screen) && !(screen.id in elsewhere))
      .filter((screen) => !offered.has(fixed(screen)));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  test('each tool is of a screen that the chain has, and is listed once', () => {
    const here = new Set(screensOf(chain).map(fixed));
    const paths = toolsOf(chain).flatMap(([, entries]) => entries.map(({ path }) => path));
    expect(paths.filter((path) => !here.has(path.split('?', 1)[0] ?? ''))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test('cross-chain swaps are a tool where a service or an exchange of the chain swaps', () => {
  const { path } = screenOf('cross-chain');
  const listing = chains.filter((chain) => offeredOn(chain).has(path)).map(({ key }) => key);
  expect(listing).toContain('proton');
  expect(listing).not.toContain('telos');
});

test('the service providers are in the menu where their token is', () => {
  const eos = chains.find(({ key }) => key === 'eos');
  expect(eos && offeredOn(eos).has(screenOf('dsp').path)).toBe(true);
});

/** The text of each module that draws links. */
function sources(): string[] {
  const root = resolve(import.meta.dirname, '../../src');
  return ['components', 'islands', 'chain'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(resolve(root, folder, file), 'utf8')),
  );
}

test('some link is made to each screen that needs a name or an id', () => {
  const code = sources().join('\n');
  const lost = screens
    .filter(needsName)
    .map(fixed)
    // `/account/${name}`, `useEntityPath()('account', name)`, or the parts of a search's path.
    .filter((path) => {
      const [, first = ''] = path.split('/');
      const isSingle = path === `/${first}`;
      return !(
        code.includes(`\`${path}/\${`) ||
        (isSingle && new RegExp(`(?:path|at)\\('${first}', `).test(code))
      );
    });
  expect(lost).toEqual([]);
});
