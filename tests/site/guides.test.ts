import { describe, expect, test } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import type { ChainKey } from '#src/chain/config/registry.ts';
import { localeKeys } from '#src/i18n/locales.ts';
import { guidesOf } from '#src/layouts/guides.ts';
import { matchPath } from '#src/route-match.ts';
import { chain } from './chains.ts';

const ids = (key: ChainKey) => guidesOf(chain(key), 'en').map(({ id }) => id);
const words = (key: ChainKey) => JSON.stringify(guidesOf(chain(key), 'en'));

describe.each(chains.map((one) => [one.key, one] as const))('the guides of %s', (_, one) => {
  test.each(localeKeys)('in %s have words, and lead to screens that are there', (locale) => {
    const guides = guidesOf(one, locale);
    expect(guides.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['connect', 'account', 'transaction', 'send', 'vote', 'node']),
    );
    for (const { id, title, text, links } of guides) {
      expect([title, ...text]).not.toContain('');
      expect(links.length).toBeGreaterThan(0);
      for (const { href } of id === 'node' ? [] : links) {
        const match = matchPath(href, one);
        expect(match, href).toMatchObject({ kind: 'page', locale });
      }
    }
  });
});

test('they describe only features of the chain', () => {
  expect(ids('eos')).toEqual(expect.arrayContaining(['ram', 'resources']));
  expect(ids('fio')).not.toContain('ram');
  expect(ids('fio')).not.toContain('resources');
  expect(ids('proton')).not.toContain('resources');
  expect(words('eos')).toContain('PowerUp');
  expect(words('wax')).toContain('PowerUp');
  expect(words('telos')).not.toContain('PowerUp');
});

test('FIO has its own texts: fees and addresses, no resources, no memo', () => {
  expect(words('fio')).toMatch(/fee in FIO/);
  expect(words('fio')).not.toMatch(/memo|CPU/);
  expect(words('eos')).toMatch(/memo/);
});

test('votes are counted as the chain counts them', () => {
  expect(words('eos')).toMatch(/up to 30 of them/);
  expect(words('proton')).toMatch(/up to 4 of them/);
});
