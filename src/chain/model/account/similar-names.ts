/** Characters and pairs that are read for one another in the fonts wallets are read in. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/\./g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
  [/2/g, 'z'],
  [/3/g, 'e'],
  [/4/g, 'a'],
];

/** Shorter names differ by a character as a rule. */
const SHORTEST = 5;
const LONG = 9;

/** What is left of a name when everything that is easily misread is written alike. */
function readAs(name: string): string {
  return CONFUSED.reduce((text, [from, to]) => text.replace(from, to), name);
}

/**
 * Whether a name could be taken for another: they are read alike, or differ by one slip of typing
 * (two in names of nine characters and more). Equal names are not similar.
 */
export function isSimilarName(name: string, other: string): boolean {
  if (name === other) return false;
  const [a, b] = [readAs(name), readAs(other)];
  if (a === b) return true;
  const shorter = Math.min(name.length, other.length);
  if (shorter < SHORTEST) return false;
  const slips = shorter >= LONG ? 2 : 1;
  return Math.abs(a.length - b.length) <= slips && slipsBetween(a, b) <= slips;
}

/**
 * Characters left out, put in, mistaken, or swapped with their neighbour (optimal string alignment:
 * Damerau, “A technique for computer detection and correction of spelling errors”, 1964).
 */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const above = rows[i - 1] ?? [];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const steps = [
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
      ];
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps.push((rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
