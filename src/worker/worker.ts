/**
 * The service worker of a chain's site. Pages come from the network, or from the last visit if it
 * fails; files with a hash from the cache; responses of nodes from the nodes. Only a document that
 * was opened without a connection gets cached responses, and says how old they are.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { servedTo, isOfflineDocument, recordServed, noteOfflineDocument } from './documents.ts';
import { cachedRead, cacheRead } from './cached-reads.ts';
import type { Served, PageMessage } from './messages.ts';
import { isAsset, isFile, isOwnPage, isPage, isRead, offlinePage, pageKey } from './rules.ts';
import type { ExtendableEvent, FetchEvent, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

const { chain, pages: offlinePages, assets: firstAssets } = self.pronghorn;
const { origin } = self.location;

/** A slow network is waited for so long if the page is cached. Seconds. */
const PAGE_SECONDS = 3;

const assets = new CacheFirst({
  cacheName: 'pronghorn-offline-assets',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true }),
  ],
});

const pages = new NetworkFirst({
  cacheName: 'pronghorn-offline-pages',
  networkTimeoutSeconds: PAGE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url), chain),
      cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        const { resultingClientId } = event as FetchEvent;
        if (cachedResponse && resultingClientId) noteOfflineDocument(resultingClientId);
        return cachedResponse;
      },
      handlerDidError: async ({ request }) =>
        matchPrecache(offlinePage(new URL(request.url), chain)),
    },
    new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true }),
  ],
});

async function read(request: Request, event: FetchEvent): Promise<Response> {
  const copy = request.clone();
  try {
    const response = await fetch(request);
    // What another host sent is not this node's.
    if (response.ok && !response.redirected)
      event.waitUntil(cacheRead(copy, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (self.navigator.onLine || !isOfflineDocument(event.clientId)) throw error;
    const cached = await cachedRead(copy);
    event.waitUntil(reportServed(event.clientId, recordServed(event.clientId, cached?.at ?? null)));
    if (!cached) throw error;
    return cached.response;
  }
}

/** A page says how old its data is, and what it lacks, as soon as that changes. */
async function reportServed(id: string, served: Served): Promise<void> {
  (await self.clients.get(id))?.postMessage({ type: 'SERVED', ...served });
}

function keepAsset(url: URL, event: ExtendableEvent): Promise<unknown> {
  const [response, done] = assets.handleAll({ event, request: new Request(url) });
  return Promise.all([response, done]);
}

registerRoute(({ url }) => isAsset(url, origin), assets);
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.origin === origin && isOwnPage(url, chain),
  pages,
);
registerRoute(
  ({ url }) => url.origin === origin && /^\/(?:icon\/|favicon|manifest)/.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'pronghorn-offline-icons',
    plugins: [new ExpirationPlugin({ maxEntries: 20, purgeOnQuotaError: true })],
  }),
);
for (const method of ['GET', 'POST'] as const)
  registerRoute(
    ({ url }) => isRead(url, origin),
    ({ request, event }) => read(request, event as FetchEvent),
    method,
  );

precache([...offlinePages]);
cleanupOutdatedCaches();
clientsClaim();

self.addEventListener('install', (event) => {
  const all = firstAssets.map((path) => keepAsset(new URL(path, origin), event));
  // What is missing now is fetched when a page needs it.
  event.waitUntil(Promise.allSettled(all));
});

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'GET_SERVED') event.ports[0]?.postMessage(servedTo(event.source?.id ?? ''));
  if (message.type !== 'CACHE') return;
  const own = (paths: readonly string[]) =>
    paths.map((path) => new URL(path, origin)).filter((url) => url.origin === origin);
  event.waitUntil(
    Promise.allSettled([
      ...own(message.pages).flatMap((url) => pages.handleAll({ event, request: new Request(url) })),
      ...own(message.assets)
        .filter((url) => isAsset(url, origin))
        .map((url) => keepAsset(url, event)),
    ]),
  );
});
