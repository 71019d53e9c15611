/** A request that the page's head started before any module was there, by its URL and body. */
type PrefetchedRequests = Record<string, Promise<Response> | undefined>;

declare global {
  interface Window {
    __prefetched?: PrefetchedRequests;
  }
}

/**
 * The answer of a request that is already on its way, for the one that would ask it again. It is
 * given once: a body can be read only once, and a retry must ask anew.
 */
export function takePrefetched(url: string, body: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const requests = window.__prefetched;
  const request = requests?.[url + body];
  if (requests && request) requests[url + body] = undefined;
  return request;
}
