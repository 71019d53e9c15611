/** Capital letters that are read for one another. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/[QD]/g, 'O'],
  [/F/g, 'E'],
  [/[IJ]/g, 'L'],
  [/V/g, 'U'],
  [/N/g, 'M'],
  [/Z/g, 'S'],
  [/R/g, 'P'],
  [/K/g, 'X'],
];

/** The letters of a symbol with those written alike that are misread, and none twice in a row. */
function readAs(symbol: string): string {
  const alike = CONFUSED.reduce((text, [from, to]) => text.replace(from, to), symbol);
  return alike.replace(/(.)\1+/g, '$1');
}

/**
 * Whether a token's symbol could be taken for another: `EQS` or `EOSS` for `EOS`. Equal symbols are
 * not similar.
 */
export function isSimilarSymbol(symbol: string, other: string): boolean {
  return symbol !== other && readAs(symbol) === readAs(other);
}
