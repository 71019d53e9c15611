const LENGTH = 60;

/** The beginning of a long name: links and labels hold no button, as long texts elsewhere do. */
export function cutName(text: string): string {
  return text.length > LENGTH ? `${[...text].slice(0, LENGTH).join('')}…` : text;
}
