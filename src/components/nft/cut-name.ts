const LENGTH = 60;

/** The beginning of a long name, for links and labels, which have no room for a button. */
export function cutName(text: string): string {
  return text.length > LENGTH ? `${[...text].slice(0, LENGTH).join('')}…` : text;
}
