import { folded, termsOf } from '#src/i18n/search-terms.ts';

/** An entry of the directory in the words of a language. */
export interface WordedEntry {
  readonly label: string;
  /** Of its group; empty for a page. */
  readonly group: string;
  /** Words that it is found by and that are not shown. */
  readonly words: string;
  readonly about: string;
}

/** What a word adds to an entry's rank, by where it stands. */
const WEIGHTS = { label: 8, words: 4, group: 2, about: 1 } as const;

/** Letters of a word that may be left out. */
const SHORT = 2;

type Place = keyof typeof WEIGHTS;
const places = Object.keys(WEIGHTS) as Place[];

/** Scripts whose words have spaces between them, and hardly any prefixes. */
const isSpaced = (term: string) => /^[\p{Script=Latin}\p{N}]+$/u.test(term);

/** Short words do not distinguish tools: "bid for a name", "stake on XPR". */
function distinctiveTerms(query: string): readonly string[] {
  const terms = termsOf(query);
  const distinctive = terms.filter((term) => term.length > SHORT || !isSpaced(term));
  return distinctive.length > 0 ? distinctive : terms;
}

/**
 * The entries that have every word of a query, the closest first. Words of Latin letters match from
 * their beginning: "ram" is not in "parameter".
 */
export function findEntries<Worded extends WordedEntry>(
  query: string,
  entries: readonly Worded[],
): readonly Worded[] {
  const terms = distinctiveTerms(query);
  if (terms.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, terms) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

/** The entry that a query names. What it is for does not count: many sentences have "what" and "this". */
export function findNamed<Worded extends WordedEntry>(
  query: string,
  entries: readonly Worded[],
): Worded | undefined {
  return findEntries(query, entries).find(
    (entry) => findEntries(query, [{ ...entry, about: '' }]).length > 0,
  );
}

function rankOf(entry: WordedEntry, terms: readonly string[]): number {
  const texts = places.map((place) => ({
    text: folded(entry[place]),
    weight: WEIGHTS[place],
  }));
  const ranks = terms.map((term) =>
    texts.reduce((sum, { text, weight }) => sum + (hasTerm(text, term) ? weight : 0), 0),
  );
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

function hasTerm(text: string, term: string): boolean {
  if (!isSpaced(term)) return text.includes(term);
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(term));
}
