/** A word of a shell command: typed text must not be executed. */
export function shellWord(word: string): string {
  return /^[\w@.:/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
