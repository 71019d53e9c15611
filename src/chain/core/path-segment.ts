/** Encodes a text as one URL path segment. Lone surrogates become U+FFFD. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
