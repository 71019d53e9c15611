/** Letters at the end of a name that may be mistyped. */
const FORGIVEN = 3;

/** Shorter prefixes match too many names. */
const FEWEST = 3;

/** Characters and pairs that look alike in the fonts of wallets. */
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

/** Shorter names usually differ by one character only. */
const SHORTEST = 5;
const LONG = 9;

/** The name with look-alike characters replaced by one form. */
function readAs(name: string): string {
  return CONFUSED.reduce((text, [from, to]) => text.replace(from, to), name);
}

/**
 * Whether two names can be confused: they look alike, or differ by one typing error (two in names
 * of nine characters and more). Equal names are not similar.
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
 * Number of deleted, inserted, replaced or swapped characters (optimal string alignment: Damerau,
 * “A technique for computer detection and correction of spelling errors”, 1964).
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

/** Prefixes of a missing name to suggest accounts for, the most likely first. */
export function beginnings(text: string): string[] {
  const shortest = Math.min(text.length, Math.max(FEWEST, text.length - FORGIVEN));
  return Array.from({ length: text.length - shortest + 1 }, (_, cut) =>
    text.slice(0, text.length - cut),
  );
}
