/**
 * The URL of a text if it may be linked to: http or https, and no user name that could dress up the
 * host. Null for all else: `javascript:`, relative paths, plain words.
 */
export function safeUrl(text: string): URL | null {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  if (!url || url.username !== '' || url.password !== '') return null;
  return url;
}
