/** Letters at the end of a name that may be wrong. */
const FORGIVEN = 3;
/** With fewer letters, more begins alike than could be meant. */
const FEWEST = 3;

/** What a name that is not there may have been meant to begin with, the likeliest first. */
export function beginnings(text: string): string[] {
  const shortest = Math.min(text.length, Math.max(FEWEST, text.length - FORGIVEN));
  return Array.from({ length: text.length - shortest + 1 }, (_, cut) =>
    text.slice(0, text.length - cut),
  );
}
