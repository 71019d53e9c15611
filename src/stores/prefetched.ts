/** Requests started by the page's head before any module was loaded, by URL and body. */
export type PrefetchedRequests = Record<string, Promise<Response> | undefined>;

/**
 * The prefetched response for a request. Returned once: a body can be read only once, and a retry
 * must send a new request.
 */
export function takePrefetched(url: string, body: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const requests = window.__prefetched;
  const request = requests?.[url + body];
  if (requests && request) requests[url + body] = undefined;
  return request;
}
