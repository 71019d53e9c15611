import { folded, termsOf } from '#src/i18n/search-terms.ts';

/** A section of a guide, as the search finds it. */
export interface IndexEntry {
  readonly href: string;
  /** Title of the guide. */
  readonly guide: string;
  /** Title of the section; empty for the guide's first paragraph. */
  readonly title: string;
  readonly text: string;
  /** Labels of its links: they are searched and not shown. */
  readonly links: string;
}

export interface Hit {
  readonly href: string;
  readonly guide: string;
  readonly title: string;
  /** The first sentence with one of the words. */
  readonly excerpt: string;
}

const MOST = 8;
const EXCERPT = 140;

/** What a word adds to a section's rank, by where it stands. */
const WEIGHTS = { title: 4, guide: 2, text: 1, links: 1 } as const;

/** The sections that have every word of a query, the closest first. */
export function findInGuides(query: string, entries: readonly IndexEntry[]): readonly Hit[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, terms) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ entry: { href, guide, title, text } }) => ({
      href,
      guide,
      title,
      excerpt: excerptOf(text, terms),
    }));
}

function rankOf(entry: IndexEntry, terms: readonly string[]): number {
  const places = (['title', 'guide', 'text', 'links'] as const).map((name) => ({
    text: folded(entry[name]),
    weight: WEIGHTS[name],
  }));
  const ranks = terms.map((term) =>
    places.reduce((sum, { text, weight }) => sum + (text.includes(term) ? weight : 0), 0),
  );
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

function excerptOf(text: string, terms: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?؟] |[。！？])/);
  const match = sentences.find((sentence) => terms.some((term) => folded(sentence).includes(term)));
  const shown = (match ?? sentences[0] ?? '').trim();
  return shown.length > EXCERPT ? `${shown.slice(0, EXCERPT).trimEnd()}…` : shown;
}
