interface OfHolder {
  readonly holder: string;
}

/** Changes with those of one account first, otherwise in their order. */
export function ownFirst<T extends OfHolder>(changes: readonly T[], account: string): readonly T[] {
  return changes.toSorted(
    (one, other) => Number(other.holder === account) - Number(one.holder === account),
  );
}
