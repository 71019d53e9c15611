import type { ChainConfig } from '#src/chain/config/types.ts';
import { type GuideGroup, guideGroups, guidePath, type GuideSlug } from '#src/guides.ts';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import type { IndexEntry } from './find-in-guides.ts';
import { type Block, type ProsePage, proseOf, type Spans } from './prose.ts';

export interface Guide {
  readonly slug: GuideSlug;
  readonly group: GuideGroup;
  readonly href: string;
  readonly page: ProsePage;
}

/** Each page of a chain lists them all: they are read once. */
const cache = new WeakMap<ChainConfig, Map<Locale, readonly Guide[]>>();

/** The guides for a chain, in their order. */
export function guidesOf(chain: ChainConfig, locale: Locale): readonly Guide[] {
  const ofChain = cache.get(chain) ?? new Map<Locale, readonly Guide[]>();
  cache.set(chain, ofChain);
  const guides = ofChain.get(locale) ?? readGuides(chain, locale);
  ofChain.set(locale, guides);
  return guides;
}

function readGuides(chain: ChainConfig, locale: Locale): readonly Guide[] {
  return Object.entries(guideGroups).flatMap(([group, slugs]) =>
    slugs.map((slug) => ({
      slug,
      group: group as GuideGroup,
      href: localizePath(guidePath(slug), locale),
      page: proseOf(`guides/${slug}`, chain, locale),
    })),
  );
}

export interface GuideTurns {
  readonly guide: Guide;
  readonly previous: Guide | undefined;
  readonly next: Guide | undefined;
}

/** A guide with its neighbours. */
export function guideOf(slug: GuideSlug, chain: ChainConfig, locale: Locale): GuideTurns {
  const guides = guidesOf(chain, locale);
  const index = guides.findIndex((one) => one.slug === slug);
  const guide = guides[index];
  if (!guide) throw new Error(`There is no guide "${slug}".`);
  return { guide, previous: guides[index - 1], next: guides[index + 1] };
}

/** The path of the index that the search of the guides loads. */
export function indexPath(locale: Locale): string {
  return localizePath('/guides/search.json', locale);
}

/** An entry for each section of each guide, and one for its first paragraph. */
export function guideIndex(chain: ChainConfig, locale: Locale): readonly IndexEntry[] {
  return guidesOf(chain, locale).flatMap(({ href, page: { title, lead, sections } }) => [
    { href, guide: title, title: '', text: lead, links: '' },
    ...sections.map((section) => ({
      href: `${href}#${section.id}`,
      guide: title,
      title: section.title,
      text: section.blocks.map(plainText).filter(Boolean).join(' '),
      links: section.blocks.flatMap(labelsOf).join(' '),
    })),
  ]);
}

function labelsOf(block: Block): string[] {
  return block.kind === 'links' ? block.links.map(({ label }) => label) : [];
}

/** The words of a block, without those of links and pictures. */
function plainText(block: Block): string {
  const plain = (spans: Spans) => spans.map(({ text }) => text).join('');
  if ('links' in block || 'picture' in block) return '';
  return 'items' in block ? block.items.map(plain).join(' ') : plain(block.text);
}
