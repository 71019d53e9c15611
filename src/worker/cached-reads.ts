import { boundedText } from '#src/chain/core/bounded-text.ts';
import { CacheExpiration } from 'workbox-expiration';

/**
 * The last responses of nodes, for pages that are opened offline. Each has the time at which it
 * came.
 */

const NAME = 'pronghorn-offline-reads';
const MOST = 200;
/** A node may send without an end. */
const MOST_BYTES = 400_000;
const MOST_SECONDS = 30 * 86_400;
const AT = 'x-kept-at';

const expiration = new CacheExpiration(NAME, { maxEntries: MOST, maxAgeSeconds: MOST_SECONDS });

/** The key of a request by its address and body. It is no address that anyone could request. */
async function keyOf(url: string, body: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${url}\n${body}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `https://kept.invalid/${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** @param request a copy whose body was not read */
export async function cacheRead(request: Request, response: Response): Promise<void> {
  const key = await keyOf(request.url, await request.text());
  const text = await boundedText(response, MOST_BYTES);
  if (!text) return;
  const headers = { 'content-type': 'application/json', [AT]: String(Date.now()) };
  await (await caches.open(NAME)).put(key, new Response(text, { headers }));
  await expiration.updateTimestamp(key);
  await expiration.expireEntries();
}

/** @param request a copy whose body was not read */
export async function cachedRead(
  request: Request,
): Promise<{ readonly response: Response; readonly at: number } | null> {
  const key = await keyOf(request.url, await request.text());
  const response = await (await caches.open(NAME)).match(key);
  if (!response) return null;
  const at = Number(response.headers.get(AT));
  return Date.now() - at > MOST_SECONDS * 1_000 ? null : { response, at };
}
