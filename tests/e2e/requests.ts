import type { Page, Request } from '@playwright/test';

/** Milliseconds without a new request, after which a page counts as answered. */
const QUIET = 400;

/** Requests that differ in their numbers only are of one kind: a live page asks for block after block. */
const kindOf = (request: Request) =>
  `${request.method()} ${request.url()} ${request.postData() ?? ''}`.replace(/\d+/g, '#');

/**
 * Follows the requests of a page. The function it returns waits until the first of each kind has
 * ended. Retries and polls do not count, with which a live page is never idle.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const kinds = new Set<string>();
  const first = new Set<Request>();
  let changed = performance.now();
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    kinds.clear();
    first.clear();
    changed = performance.now();
  });
  page.on('request', (request) => {
    const kind = kindOf(request);
    if (kinds.has(kind) || request.isNavigationRequest()) return;
    kinds.add(kind);
    first.add(request);
    changed = performance.now();
  });
  const end = (request: Request) => {
    if (first.delete(request)) changed = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (first.size > 0 || performance.now() - changed < QUIET)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
}
