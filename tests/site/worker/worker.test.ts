import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PageMessage } from '#src/worker/messages.ts';
import { chain } from '../chains.ts';

const origin = 'https://eos.example.org';
const node = 'https://node.example.com';

interface Matched {
  readonly url: URL;
  readonly request: { readonly mode: string };
}

type Route = readonly [match: (of: Matched) => boolean, handler: unknown, method?: string];

const worker = vi.hoisted(() => ({
  routes: [] as unknown[],
  handled: [] as string[],
  listeners: new Map<string, (event: unknown) => void>(),
  cacheRead: vi.fn(async () => undefined),
}));

vi.mock('#src/worker/cached-reads.ts', () => ({
  cacheRead: worker.cacheRead,
  cachedRead: async () => null,
}));
vi.mock('workbox-core', () => ({ clientsClaim: () => undefined }));
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));
vi.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: () => undefined,
  matchPrecache: async () => undefined,
  precache: () => undefined,
}));
vi.mock('workbox-routing', () => ({
  registerRoute: (...route: unknown[]) => worker.routes.push(route),
}));
vi.mock('workbox-strategies', () => {
  class Strategy {
    handleAll({ request }: { readonly request: Request }) {
      worker.handled.push(request.url);
      return [Promise.resolve(), Promise.resolve()];
    }
  }
  return { CacheFirst: Strategy, NetworkFirst: Strategy, StaleWhileRevalidate: Strategy };
});

beforeAll(async () => {
  vi.stubGlobal('self', {
    pronghorn: { chain: chain('eos'), pages: [], assets: [] },
    location: { origin },
    navigator: { onLine: true },
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      worker.listeners.set(name, listener),
  });
  await import('#src/worker/worker.ts');
});

beforeEach(() => {
  worker.handled.length = 0;
  worker.cacheRead.mockClear();
});

/** The handler of the first route that matches. */
function handlerOf(url: URL, { mode = 'cors', method = 'GET' } = {}) {
  const routes = worker.routes as Route[];
  return routes.find(
    ([match, , of = 'GET']) => of === method && match({ url, request: { mode } }),
  )?.[1];
}

async function answered(response: Partial<Response>) {
  const url = new URL('/v1/chain/get_account', node);
  vi.stubGlobal('fetch', async () => ({ ok: true, clone: () => response, ...response }));
  const waited: Promise<unknown>[] = [];
  const handler = handlerOf(url, { method: 'POST' }) as (of: object) => Promise<Response>;
  const result = await handler({
    request: new Request(url, { method: 'POST', body: '{}' }),
    event: { clientId: 'tab', waitUntil: (work: Promise<unknown>) => waited.push(work) },
  });
  await Promise.all(waited);
  return result;
}

test('the response of a node is stored, and passed on', async () => {
  expect(await answered({ redirected: false })).toMatchObject({ ok: true });
  expect(worker.cacheRead).toHaveBeenCalledTimes(1);
});

test('what another host sent after a redirect is passed on and not stored', async () => {
  expect(await answered({ redirected: true })).toMatchObject({ redirected: true });
  expect(worker.cacheRead).not.toHaveBeenCalled();
});

test('a failure is passed on and not stored', async () => {
  expect(await answered({ ok: false, redirected: false })).toMatchObject({ ok: false });
  expect(worker.cacheRead).not.toHaveBeenCalled();
});

test('a page of another origin is not the worker’s', () => {
  const page = (url: string) => handlerOf(new URL(url), { mode: 'navigate' });
  expect(page(`${origin}/account/alice`)).toBeDefined();
  expect(page('https://evil.example.org/account/alice')).toBeUndefined();
  expect(page(`${origin}:8443/account/alice`)).toBeUndefined();
  expect(page(`${origin}/embed/account/alice`)).toBeUndefined();
});

test('no message has a page or a file of another origin stored', async () => {
  const waited: Promise<unknown>[] = [];
  const data: PageMessage = {
    type: 'CACHE',
    pages: ['/account/alice', 'https://evil.example.org/account/alice', '//evil.example.org/'],
    assets: ['/_astro/a.js', 'https://evil.example.org/_astro/b.js', '/robots.txt'],
  };
  const event = { data, waitUntil: (work: Promise<unknown>) => waited.push(work) };
  worker.listeners.get('message')?.(event);
  await Promise.all(waited);
  expect(worker.handled).toEqual([`${origin}/account/alice`, `${origin}/_astro/a.js`]);
});
