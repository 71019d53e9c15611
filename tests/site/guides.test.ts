import { describe, expect, test } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import type { ChainKey } from '#src/chain/config/registry.ts';
import { guideSlugs, type GuideSlug } from '#src/guides.ts';
import { localeKeys, type Locale } from '#src/i18n/locales.ts';
import { guideIndex, guideOf, guidesOf } from '#src/layouts/guides.ts';
import { headOf } from '#src/layouts/page-head.ts';
import { matchPath } from '#src/route-match.ts';
import { screens } from '#src/routes.ts';
import { responseTo } from '#scripts/site/site-response.ts';
import { sitemapPaths } from '#scripts/site/sitemap.ts';
import { chain } from './chains.ts';

const words = (key: ChainKey, slug: GuideSlug, locale: Locale = 'en') =>
  JSON.stringify(guideOf(slug, chain(key), locale).guide.page);
const sections = (key: ChainKey, slug: GuideSlug) =>
  guideOf(slug, chain(key), 'en').guide.page.sections.map(({ id }) => id);

describe.each(chains.map((one) => [one.key, one] as const))('the guides of %s', (_, one) => {
  // A guide to staking is short where nothing is signed.
  const least = one.readOnly === null ? 2 : 1;
  test.each(localeKeys)('in %s are all there, and lead to pages that are there', (locale) => {
    const guides = guidesOf(one, locale);
    expect(guides.map(({ slug }) => slug)).toEqual(guideSlugs);
    for (const { href, page } of guides) {
      expect(page.lead.length, href).toBeGreaterThan(20);
      expect(page.sections.length, href).toBeGreaterThanOrEqual(least);
      expect(JSON.stringify(page), href).not.toMatch(/\{\w|undefined/);
      expect(matchPath(href, one)).toMatchObject({ kind: 'page', locale });
      const links = page.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'links' ? block.links : [])),
      );
      for (const { href: target, label } of links) {
        expect(label, target).not.toBe('');
        if (/^https?:/.test(target)) continue;
        const { pathname, hash } = new URL(target, 'https://site.test');
        const match = matchPath(pathname, one);
        expect(match, target).toMatchObject({ kind: 'page', locale });
        if (hash === '') continue;
        const aim = guides.find((guide) => guide.href === pathname)?.page;
        expect(aim?.sections.map(({ id }) => `#${id}`)).toContain(hash);
      }
    }
  });

  test('keep their anchors in every language', () => {
    const anchors = (locale: Locale) =>
      guidesOf(one, locale).map(({ page }) => page.sections.map(({ id }) => id));
    for (const locale of localeKeys) expect(anchors(locale), locale).toEqual(anchors('en'));
  });
});

test('they describe only features of the chain', () => {
  expect(sections('eos', 'resources')).toEqual(['what', 'stake', 'powerup', 'ram', 'out']);
  expect(sections('telos', 'resources')).toEqual(['what', 'stake', 'ram', 'out']);
  expect(sections('proton', 'resources')).toEqual(['what', 'ram', 'out']);
  expect(sections('fio', 'resources')).toEqual(['what', 'out']);
  expect(sections('eos', 'staking')).toContain('rex');
  expect(sections('wax', 'staking')).not.toContain('rex');
  expect(sections('proton', 'staking')).toEqual(['why', 'xpr']);
  expect(sections('fio', 'staking')).toEqual(['why', 'fio']);
  expect(sections('telos', 'nfts')).toEqual(['what', 'none', 'buy']);
});

test('they have the figures and names of the chain', () => {
  expect(words('eos', 'voting')).toMatch(/up to 30 producers/);
  expect(words('proton', 'voting')).toMatch(/up to 4 producers/);
  expect(words('wax', 'voting')).toMatch(/every 13 weeks/);
  expect(words('fio', 'voting')).not.toMatch(/weeks/);
  expect(words('jungle', 'chain')).toMatch(/core\.vaulta.*A replaced EOS/);
  expect(words('wax', 'chain')).toMatch(/1\.00000000 WAX/);
  expect(words('bos', 'staking')).toMatch(/after 4 to 5 days/);
  expect(words('jungle', 'staking')).toMatch(/after 20 to 21 days/);
  expect(words('fio', 'transactions')).not.toMatch(/memo/);
  expect(words('eos', 'transactions')).toMatch(/memo/);
});

test('a guide has neighbours but for the first and the last', () => {
  const of = (slug: GuideSlug) => guideOf(slug, chain('eos'), 'en');
  expect(of('chain').previous).toBeUndefined();
  expect(of('chain').next?.slug).toBe('accounts');
  expect(of('node').previous?.slug).toBe('producer');
  expect(of('node').next).toBeUndefined();
});

test('a link opens a form with values', () => {
  expect(words('eos', 'resources', 'zh')).toContain('"/zh/wallet/ram/buy?amount=8192&in=bytes"');
});

describe('the pages of guides', () => {
  const path = '/guides/accounts';
  const screen = screens.find((one) => one.path === path);

  test('are files of their own, and unknown ones are missing', () => {
    expect(responseTo(path, chain('eos'))).toEqual({ kind: 'page', page: 'guides/accounts' });
    expect(responseTo(`/kr${path}`, chain('fio'))).toEqual({
      kind: 'page',
      page: 'kr/guides/accounts',
    });
    expect(responseTo('/guides/nope', chain('eos'))).toMatchObject({ kind: 'file-or-missing' });
    expect(responseTo('/guides/search.json', chain('eos'))).toMatchObject({
      kind: 'file-or-missing',
    });
  });

  test('are in the sitemap, with links to every language', () => {
    expect(sitemapPaths(chain('eos'))).toContain(path);
    const { page } = guideOf('accounts', chain('eos'), 'ar').guide;
    const head = headOf(chain('eos'), 'ar', screen, page);
    expect(head).toMatchObject({
      title: `${page.title} · Vaulta`,
      description: page.lead,
      noindex: false,
    });
    expect(head.links).toHaveLength(localeKeys.length + 2);
    expect(head.links[0]).toMatchObject({
      rel: 'canonical',
      href: expect.stringMatching(/\/ar\/guides\/accounts$/) as string,
    });
  });
});

test.each(localeKeys)('the index in %s has each section with its anchor', (locale) => {
  const entries = guideIndex(chain('eos'), locale);
  expect(entries.length).toBeGreaterThan(50);
  for (const { href, guide, text } of entries) {
    expect(guide).not.toBe('');
    expect(text, href).not.toBe('');
    expect(matchPath(href.split('#')[0] ?? '', chain('eos'))).toMatchObject({ locale });
  }
  expect(JSON.stringify(entries).length).toBeLessThan(40_000);
});
