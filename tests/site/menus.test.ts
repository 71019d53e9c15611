import { describe, expect, test } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import type { ChainKey } from '#src/chain/config/registry.ts';
import { localeKeys, locales } from '#src/i18n/locales.ts';
import { footerLinks, moreSections, rowOf, testnetLinks } from '#src/layouts/menus.ts';
import { pageFile, screensOf } from '#src/routes.ts';

const keys: readonly ChainKey[] = ['eos', 'wax', 'telos', 'fio', 'proton', 'proton-test', 'local'];

function chainOf(key: ChainKey): ChainConfig {
  const chain = chainByKey(key);
  if (!chain) throw new Error(key);
  return chain;
}

const ids = (links: readonly { id: string }[]) => links.map(({ id }) => id);

describe.each(keys)('the menus of %s', (key) => {
  const chain = chainOf(key);
  const row = ids(rowOf('header', chain, 'en'));
  const bar = ids(rowOf('bottom', chain, 'en'));
  const more = moreSections(chain, 'en');
  const about = ids(footerLinks(chain, 'en'));

  test('offer only what is there', () => {
    const all = [...row, ...bar, ...more.flatMap(({ links }) => ids(links))];
    const here = screensOf(chain).map(({ id }) => id as string);
    expect(all.filter((id) => !here.includes(id))).toEqual([]);
  });

  test('lead to the pages of their screens', () => {
    const pages = new Map(
      screensOf(chain).map((screen) => [screen.id as string, pageFile(screen)]),
    );
    const all = [...rowOf('header', chain, 'en'), ...rowOf('bottom', chain, 'en')];
    for (const { id, href } of [...all, ...more.flatMap(({ links }) => links)])
      expect(href, id).toBe(`/${pages.get(id)?.replace(/^index$/, '')}`);
  });

  test('the header begins with home and the wallet, and votes where the chain does', () => {
    expect(row.slice(0, 2)).toEqual(['home', 'wallet']);
    expect(row.includes('vote')).toBe(chain.votingEnabled);
  });

  test('"Home, Wallet, Vote (if voting enabled), Rex (if rex enabled), Tokens" at the foot', () => {
    const order = ['home', 'wallet', 'vote', 'rex', 'tokens'];
    expect(bar).toEqual(order.filter((id) => bar.includes(id)));
    expect(bar.includes('vote')).toBe(chain.votingEnabled);
    if (!chain.rexEnabled) expect(bar).not.toContain('rex');
  });

  test('More is in groups, each with a name and something in it', () => {
    const order = ['statistics', 'producers', 'accounts', 'contract', 'blockchain', 'multisig'];
    const groups = more.map(({ group }) => group);
    expect(groups).toEqual(order.filter((group) => groups.some((one) => one === group)));
    for (const { label, links } of more) {
      expect(label).not.toBe('');
      expect(links.length).toBeGreaterThan(0);
    }
  });

  test('every list of the chain is in the drawer of small screens, or at its foot', () => {
    const offered = [...bar, ...more.flatMap(({ links }) => ids(links)), ...about];
    const lists = screensOf(chain).filter(
      ({ id, path }) =>
        !path.includes('/:') &&
        !/^\/(wallet|guides)\//.test(path) &&
        (id !== 'dsp' || key === 'eos'),
    );
    expect(lists.map(({ id }) => id).filter((id) => !offered.includes(id))).toEqual([]);
  });

  test('name bids are not offered on Proton', () => {
    if (key.startsWith('proton'))
      expect(more.flatMap(({ links }) => ids(links))).not.toContain('namebids');
  });
});

test('a test network links to its faucet, a main network to none', () => {
  const links = testnetLinks(chainOf('jungle'), 'es');
  expect(links.map(({ label }) => label)).toEqual([
    'Obtener una cuenta',
    'Obtener tokens de prueba',
  ]);
  for (const { href } of links) expect(href).toMatch(/^https:\/\/monitor4\.jungletestnet\.io\//);
  expect(testnetLinks(chainOf('eos'), 'en')).toEqual([]);
});

test('links stay in their language', () => {
  for (const locale of localeKeys.filter((one) => one !== 'en'))
    for (const { href } of [
      ...rowOf('header', chainOf('eos'), locale),
      ...footerLinks(chainOf('eos'), locale),
    ])
      expect(href).toMatch(new RegExp(`^/${locales[locale].path}(/|$)`));
});
