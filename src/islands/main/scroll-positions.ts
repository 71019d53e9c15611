import * as v from '#src/chain/core/schema.ts';
import { readStored, writeStored } from '#src/stores/stored-json.ts';
import { $navigation, watchUrl, navigationOfEntry } from '#src/stores/url.ts';

const STORED = 'pronghorn.scroll';
/** Positions that outlive a reload. */
const MOST_STORED = 100;

const STORED_POSITIONS = v.array(v.object({ entry: v.string(), top: v.number() }));

/** Scroll positions of the entries of the browser's history, in pixels from the top. */
const positions = new Map(
  readStored('sessionStorage', STORED, STORED_POSITIONS)?.map(({ entry, top }) => [entry, top]),
);

/** A place is not restored later than this, since the visitor reads by then. Milliseconds. */
const RESTORE_MS = 5_000;

const keyOf = (navigation: number, { pathname, search }: URL) =>
  `${navigation} ${pathname}${search}`;

export function scrollPositionOf(navigation: number, url: URL): number {
  return positions.get(keyOf(navigation, url)) ?? 0;
}

/** By a reload, or by a way back from a page of another document. */
function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

/** The browser scrolls after a reload before the page is long enough. */
function restoreLoaded(): void {
  const url = new URL(location.href);
  const top = scrollPositionOf(navigationOfEntry(), url);
  if (top > scrollY && isLoadedAgain()) restoreScroll(url, top);
}

let isSaving = false;

/** Keeps the position of each entry. The browser itself would scroll before a screen is drawn. */
export function startSavingScroll(): void {
  if (isSaving) return;
  isSaving = true;
  restoreLoaded();
  let shown = keyOf($navigation.get(), new URL(location.href));
  const keep = () => positions.set(shown, scrollY);
  watchUrl((url) => {
    shown = keyOf($navigation.get(), url);
  });
  $navigation.listen((navigation) => {
    shown = keyOf(navigation, new URL(location.href));
    history.scrollRestoration = 'manual';
  });
  addEventListener('scroll', keep, { passive: true });
  addEventListener('popstate', () => {
    const isOfStep =
      navigationOfEntry() === $navigation.get() && history.scrollRestoration === 'manual';
    const url = new URL(location.href);
    if (isOfStep)
      requestAnimationFrame(() => restoreScroll(url, scrollPositionOf($navigation.get(), url)));
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    const latest = [...positions].slice(-MOST_STORED);
    writeStored(
      'sessionStorage',
      STORED,
      latest.map(([entry, top]) => ({ entry, top })),
    );
  });
  keep();
}

let stopRestoring: () => void = () => undefined;

/** Scrolls to the part that an address names, or to a position as soon as the page is long enough. */
export function restoreScroll({ hash }: URL, top: number): void {
  stopRestoring();
  const named =
    hash.length > 1 && top === 0 ? document.getElementById(decode(hash.slice(1))) : null;
  if (named) return named.scrollIntoView();
  scrollTo({ top, behavior: 'instant' });
  if (scrollY >= top - 1) return;
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) stopRestoring();
  });
  const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const timer = setTimeout(() => stopRestoring(), RESTORE_MS);
  stopRestoring = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stopRestoring);
    stopRestoring = () => undefined;
  };
  for (const sign of signs) addEventListener(sign, stopRestoring, { passive: true });
  growth.observe(document.body);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
