/** Encodes a text as one segment of a path, or a value of a query. Lone surrogates become U+FFFD. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
