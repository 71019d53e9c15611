/** A text as one segment of an address. Half characters, which no address can hold, become U+FFFD. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
