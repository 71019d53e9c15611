/** Letters at the end of a name that may be mistyped. */
const FORGIVEN = 3;

/** Shorter prefixes match too many names. */
const FEWEST = 3;

/** Characters that look like letters in the fonts of wallets. */
const CONFUSED: Readonly<Record<string, string | undefined>> = {
  1: 'l',
  i: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
};

/** Pairs that look like one letter. */
const PAIRS: Readonly<Record<string, string | undefined>> = {
  rn: 'm',
  vv: 'w',
  cl: 'd',
  c1: 'd',
};

const FIRST_LETTER = 'a'.charCodeAt(0);

/** Shorter names usually differ by one character only. */
const SHORTEST = 5;
const LONG = 9;

interface Reading {
  readonly name: string;
  /** The name with look-alike characters replaced by one form. */
  readonly read: string;
  /** A bit for each letter of it; all other characters share one. */
  readonly letters: number;
}

/** A proposal may name tens of thousands of accounts: each is read in one pass. */
function readingOf(name: string): Reading {
  let [read, before] = ['', ''];
  for (const character of name) {
    if (character === '.') continue;
    const pair = PAIRS[before + character];
    read = pair ? read.slice(0, -1) + pair : read + (CONFUSED[character] ?? character);
    before = pair ? '' : character;
  }
  let letters = 0;
  for (let at = 0; at < read.length; at += 1) {
    const letter = read.charCodeAt(at) - FIRST_LETTER;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return { name, read, letters };
}

/** Whether more than a number of bits are set. */
function hasMoreThan(most: number, bits: number): boolean {
  let left = bits;
  for (let taken = 0; taken < most; taken += 1) left &= left - 1;
  return left !== 0;
}

/**
 * Whether two names can be confused: they look alike, or differ by one typing error (two in names
 * of nine characters and more). Equal names are not similar.
 */
export function isSimilarName(name: string, other: string): boolean {
  return isSimilar(readingOf(name), readingOf(other));
}

/** What was found among the same names: warnings are worked out anew with each response of a node. */
const MOST_FOUND = 100_000;
let latest = { names: '', found: new Map<string, string | undefined>() };

/** The first of some names that each can be confused with; undefined for most. */
export function findSimilar(names: readonly string[]): (name: string) => string | undefined {
  const joined = names.join();
  if (latest.names !== joined || latest.found.size >= MOST_FOUND)
    latest = { names: joined, found: new Map() };
  const { found } = latest;
  const all = names.map(readingOf);
  return (name) => {
    if (!found.has(name)) {
      const reading = readingOf(name);
      found.set(name, all.find((one) => isSimilar(reading, one))?.name);
    }
    return found.get(name);
  };
}

function isSimilar(one: Reading, other: Reading): boolean {
  if (one.name === other.name) return false;
  const [a, b] = [one.read, other.read];
  if (a === b) return true;
  const shorter = Math.min(one.name.length, other.name.length);
  if (shorter < SHORTEST) return false;
  const slips = shorter >= LONG ? 2 : 1;
  if (Math.abs(a.length - b.length) > slips) return false;
  // A slip adds one letter at most that the other name lacks. Most pairs end here.
  if (
    hasMoreThan(slips, one.letters & ~other.letters) ||
    hasMoreThan(slips, other.letters & ~one.letters)
  )
    return false;
  return areWithin(a, b, slips);
}

/**
 * Whether a number of deleted, inserted, replaced or swapped characters makes one text the other
 * (optimal string alignment: Damerau, “A technique for computer detection and correction of spelling
 * errors”, 1964). Only places that are near enough are compared.
 */
function areWithin(a: string, b: string, slips: number): boolean {
  const far = slips + 1;
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, far));
  for (let i = 1; i <= a.length; i++) {
    const [from, to] = [Math.max(1, i - slips), Math.min(b.length, i + slips)];
    const row = [Math.min(i, far)];
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(
        (above[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        (above[j - 1] ?? far) + (same ? 0 : 1),
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (before[j - 2] ?? far) + 1);
      row[j] = Math.min(steps, far);
    }
    [before, above] = [above, row];
  }
  return (above[b.length] ?? far) <= slips;
}

/** Prefixes of a missing name to suggest accounts for, the most likely first. */
export function beginnings(text: string): string[] {
  const shortest = Math.min(text.length, Math.max(FEWEST, text.length - FORGIVEN));
  return Array.from({ length: text.length - shortest + 1 }, (_, cut) =>
    text.slice(0, text.length - cut),
  );
}
