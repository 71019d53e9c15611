import { describe, expect, test } from 'vitest';
import { type Locale, localeKeys } from '#src/i18n/locales.ts';
import { findInGuides } from '#src/layouts/find-in-guides.ts';
import { guideIndex } from '#src/layouts/guides.ts';
import { chain } from './chains.ts';

const find = (query: string, locale: Locale) =>
  findInGuides(query, guideIndex(chain('eos'), locale)).map(({ href }) => href);

describe('the search of the guides', () => {
  /** Where a query leads, in each language. */
  const queries: Record<Locale, Readonly<Record<string, string>>> = {
    en: {
      'buy ram': '/guides/resources#ram',
      Keys: '/guides/safety#keys',
      threshold: '/guides/permissions#authority',
    },
    zh: { 质押代币: '/zh/guides/staking#why', 多签提案: '/zh/guides/multisig#propose' },
    ko: { 프록시: '/kr/guides/voting#proxy', 프로: '/kr/guides/voting#producers' },
    ar: { الصلاحيات: '/ar/guides/permissions', المفاتيح: '/ar/guides/safety#keys' },
    es: {
      umbral: '/es/guides/permissions#authority',
      transaccion: '/es/guides/transactions#read',
    },
  };
  test.each(localeKeys)('finds titles and words in %s', (locale) => {
    for (const [query, href] of Object.entries(queries[locale]))
      expect(find(query, locale), query).toContain(href);
  });

  test('finds nothing for a word that no guide has', () => {
    expect(find('contrasena', 'es')).toEqual([]);
  });

  test('puts a title before a text', () => {
    expect(find('powerup', 'en')[0]).toMatch(/resources#powerup$/);
    expect(find('rex', 'en')[0]).toMatch(/staking(#rex)?$/);
  });

  test('needs every word, and finds nothing for none', () => {
    expect(find('ram zebra', 'en')).toEqual([]);
    expect(find('  …', 'en')).toEqual([]);
  });

  test('shows the sentence with the word, cut if long', () => {
    const text = `First sentence. The second has a word. ${'x'.repeat(300)}`;
    const [hit] = findInGuides('word', [{ href: '/g', guide: 'G', title: 'T', text, links: '' }]);
    expect(hit).toEqual({ href: '/g', guide: 'G', title: 'T', excerpt: 'The second has a word.' });
    const [long] = findInGuides('xxx', [{ href: '/g', guide: 'G', title: 'T', text, links: '' }]);
    expect(long?.excerpt.length).toBeLessThan(150);
  });
});
