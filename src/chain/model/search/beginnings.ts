/** Letters at the end of a name that may be mistyped. */
const FORGIVEN = 3;
/** Shorter prefixes match too many names. */
const FEWEST = 3;

/** Prefixes of a missing name to suggest accounts for, the most likely first. */
export function beginnings(text: string): string[] {
  const shortest = Math.min(text.length, Math.max(FEWEST, text.length - FORGIVEN));
  return Array.from({ length: text.length - shortest + 1 }, (_, cut) =>
    text.slice(0, text.length - cut),
  );
}
