/** Capital letters that look alike. */
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

/** The symbol with look-alike letters replaced by one form and repeated letters removed. */
function readAs(symbol: string): string {
  const alike = CONFUSED.reduce((text, [from, to]) => text.replace(from, to), symbol);
  return alike.replace(/(.)\1+/g, '$1');
}

/**
 * Whether two symbols can be confused: `EQS` or `EOSS` for `EOS`. Equal symbols are not similar.
 */
export function isSimilarSymbol(symbol: string, other: string): boolean {
  return symbol !== other && readAs(symbol) === readAs(other);
}
