/** How texts are searched for words, in each language of the site. */

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
 * The parts of a query that a text must have. Chinese has no spaces: a long word is read as pairs
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
