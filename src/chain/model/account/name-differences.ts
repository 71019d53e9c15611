/** A letter of a name, and whether the other name has it too, in the same order. */
export interface ComparedLetter {
  readonly letter: string;
  readonly isShared: boolean;
}

/** Marks the letters that two names do not share: those outside their longest common part. */
export function compareNames(
  one: string,
  other: string,
): readonly [readonly ComparedLetter[], readonly ComparedLetter[]] {
  const lengths = commonLengths(one, other);
  const first: ComparedLetter[] = [];
  const second: ComparedLetter[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    if (a < one.length && b < other.length && one[a] === other[b]) {
      first.push({ letter: one[a++]!, isShared: true });
      second.push({ letter: other[b++]!, isShared: true });
    } else if (b >= other.length || (a < one.length && lengths[a + 1]![b]! >= lengths[a]![b + 1]!))
      first.push({ letter: one[a++]!, isShared: false });
    else second.push({ letter: other[b++]!, isShared: false });
  }
  return [first, second];
}

/** The length of the longest common subsequence from each pair of places on. */
function commonLengths(one: string, other: string): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      lengths[a]![b] =
        one[a] === other[b]
          ? lengths[a + 1]![b + 1]! + 1
          : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!);
  return lengths;
}
