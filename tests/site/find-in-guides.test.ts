import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locales.ts';
import { findInGuides } from '#src/layouts/find-in-guides.ts';
import { guideIndex } from '#src/layouts/guides.ts';
import { chain } from './chains.ts';

const find = (query: string, locale: Locale) =>
  findInGuides(query, guideIndex(chain('eos'), locale)).map(({ href }) => href);

describe('the search of the guides', () => {
  test.each<[string, Locale, string]>([
    ['buy ram', 'en', '/guides/resources#ram'],
    ['Keys', 'en', '/guides/safety#keys'],
    ['threshold', 'en', '/guides/permissions#authority'],
    ['质押代币', 'zh', '/zh/guides/staking#why'],
    ['多签提案', 'zh', '/zh/guides/multisig#propose'],
    ['프록시', 'ko', '/kr/guides/voting#proxy'],
    ['프로', 'ko', '/kr/guides/voting#producers'],
    ['الصلاحيات', 'ar', '/ar/guides/permissions'],
    ['المفاتيح', 'ar', '/ar/guides/safety#keys'],
    ['umbral', 'es', '/es/guides/permissions#authority'],
    ['contrasena', 'es', ''],
    ['transaccion', 'es', '/es/guides/transactions#read'],
  ])('finds %s in %s', (query, locale, href) => {
    const found = find(query, locale);
    if (href === '') expect(found).toEqual([]);
    else expect(found).toContain(href);
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
