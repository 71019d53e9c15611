/**
 * A text without some characters at its end, in one pass. An expression such as `/=+$/` begins anew at
 * each of them: a megabyte of them in the middle would take hours.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
