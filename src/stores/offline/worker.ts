import { atom } from 'nanostores';
import { Workbox } from 'workbox-window';
import type { Served, PageMessage, WorkerMessage } from '#src/worker/messages.ts';

/** The page's side of the service worker. Loaded after the page, and never needed to show it. */

/** A page that is open for days looks for a new version so often. Milliseconds. */
const LOOK_EVERY_MS = 3_600_000;

/** What the page shows that is not new. */
export interface Offline {
  /** Since when there is no connection. */
  readonly since: number;
  /** When the oldest cached response came that the page was served; null if it has none. */
  readonly cachedAt: number | null;
  /** Whether a response that the page requested was not cached. */
  readonly missing: boolean;
  /** Whether the page was opened without a connection. */
  readonly openedOffline: boolean;
  /** The connection is back, and the page may still show cached responses. */
  readonly online: boolean;
}

export const $offline = atom<Offline | null>(null);

/** Opens the version that was installed in the meantime. Null while there is none. */
export const $newVersion = atom<(() => void) | null>(null);

/** @param ask what this page was served until now; null if there is no worker */
export function followConnection(
  ask: () => Promise<Served | null>,
  worker: ServiceWorkerContainer,
): void {
  const openedOffline = !navigator.onLine;
  const show = (served: Served | null, since = $offline.get()?.since ?? Date.now()): void => {
    const online = navigator.onLine;
    const before = $offline.get();
    const cachedAt = served?.at ?? before?.cachedAt ?? null;
    const missing = served?.missing ?? before?.missing ?? false;
    const isNew = online && cachedAt === null;
    $offline.set(isNew ? null : { since, cachedAt, missing, openedOffline, online });
  };
  const onChange = (): void => {
    if (navigator.onLine) return show(null);
    show(null, Date.now());
    void ask().then(
      (served) => show(served),
      () => undefined,
    );
  };
  worker.addEventListener('message', ({ data }: MessageEvent) => {
    const { type, at, missing } = (data ?? {}) as Partial<WorkerMessage>;
    if (type === 'SERVED' && at !== undefined && missing !== undefined) show({ at, missing });
  });
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  onChange();
}

/** Files of this page that were loaded before the worker was there. */
function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((name) => name.startsWith(`${location.origin}/_astro/`));
}

async function startWorker(worker: Workbox): Promise<void> {
  worker.addEventListener('waiting', () => {
    $newVersion.set(() => {
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    });
  });
  const registration = await worker.register();
  if (!registration) return;
  await navigator.serviceWorker.ready;
  const paths = [...new Set([location.pathname, '/'])];
  const files: PageMessage = { type: 'CACHE', pages: paths, assets: loadedAssets() };
  registration.active?.postMessage(files);
  setInterval(() => void worker.update().catch(() => undefined), LOOK_EVERY_MS);
}

export function startOffline(): void {
  const worker = new Workbox('/sw.js');
  const message: PageMessage = { type: 'GET_SERVED' };
  const ask = async (): Promise<Served | null> =>
    navigator.serviceWorker.controller ? ((await worker.messageSW(message)) as Served) : null;
  followConnection(ask, navigator.serviceWorker);
  // A browser may refuse it: in private windows, or where storage is off.
  startWorker(worker).catch(() => undefined);
}
