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

/**
 * Letters without case, accents and vowel signs. Syllables of Hangul become letters, so that a
 * half-typed one is found too.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

/**
 * The parts of a query that a section must have. Chinese has no spaces: a long word is read as pairs
 * of signs, as most words are. An article in Arabic and a plural in English or Spanish do not count.
 */
export function termsOf(query: string): string[] {
  return folded(query)
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      if (/^\p{Script=Han}{3,}$/u.test(word)) return pairsOf(word);
      if (word.length > 4 && word.startsWith('ال')) return word.slice(2);
      return word.length > 3 ? word.replace(/s$/, '') : word;
    });
}

/** 出块节点 is 出块 and 节点. The last sign of an odd number is paired with the one before it. */
function pairsOf(word: string): string[] {
  const pairs = word.match(/../gu) ?? [];
  return word.length % 2 === 0 ? pairs : [...pairs, word.slice(-2)];
}

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
  const found = sentences.find((sentence) => terms.some((term) => folded(sentence).includes(term)));
  const shown = (found ?? sentences[0] ?? '').trim();
  return shown.length > EXCERPT ? `${shown.slice(0, EXCERPT).trimEnd()}…` : shown;
}
