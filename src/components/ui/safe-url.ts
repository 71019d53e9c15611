/**
 * The URL of a text if a link to it is safe: http or https, without a user name that could disguise
 * the host. Null for anything else: `javascript:`, relative paths, plain words.
 */
export function safeUrl(text: string): URL | null {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  if (!url || url.username !== '' || url.password !== '') return null;
  return url;
}
