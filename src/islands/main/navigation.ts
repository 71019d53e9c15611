import { localeOfPath } from '#src/i18n/locales.ts';
import { titleTexts } from '#src/i18n/areas/title/texts.ts';
import { matchPath } from '#src/route-match.ts';
import { isShell, type ScreenId, screenOf } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import {
  $isNavigating,
  $navigation,
  watchUrl,
  routeParam,
  titleName,
  showNavigation,
  navigationOfEntry,
} from '#src/stores/url.ts';
import { renderScreen, waitForSubject } from './render-screen.ts';
import { followedLink, linkOf } from './followed-link.ts';
import { pointChainLinks } from '#src/stores/chain/other-chain.ts';
import { scrollPositionOf, restoreScroll, startSavingScroll } from './scroll-positions.ts';
import { screens } from './screens.ts';
import { type Target, targetOf } from './target.ts';

/** Navigation within a document: links, back and forward. */

/** The next screen waits so long for its data, so that it need not be drawn twice. Milliseconds. */
const NEXT_DATA_MS = 150;

/** Counts the navigations that were begun. Only the latest is shown. */
let latestNavigation = 0;

/** How a navigation changes the browser's history: a new entry, the same one, or none. */
type Entry = 'new' | 'same' | 'none';

async function navigate({ id, url }: Target, entry: Entry, isOwnLink = false): Promise<void> {
  latestNavigation += 1;
  const thisNavigation = latestNavigation;
  $isNavigating.set(true);
  const next =
    entry === 'new'
      ? $navigation.get() + 1
      : entry === 'same'
        ? $navigation.get()
        : navigationOfEntry();
  try {
    const [loaded, texts, visits] = await Promise.all([
      screens[id]?.(),
      titleTexts.load(localeOfPath(location.pathname)),
      // Only forms read it, and only of an address that fills one in.
      isOwnLink && url.search !== '' ? import('#src/stores/form/internal-links.ts') : null,
    ]);
    if (!loaded) throw new Error(`No screen "${id}".`);
    await waitForSubject(loaded.screen, url, NEXT_DATA_MS);
    if (thisNavigation !== latestNavigation) return;
    visits?.recordInternalLink(url);
    const onShown = () => {
      if (entry !== 'none') enter(url, next, entry);
      describe(id, url, texts);
      showNavigation(next, url);
      $isNavigating.set(false);
      restoreScroll(url, entry === 'none' ? scrollPositionOf(next, url) : 0);
    };
    renderScreen({ id, screen: loaded.screen, url, navigation: next, onShown });
  } catch {
    // The code of the screen is not there, for example after a new release.
    if (thisNavigation === latestNavigation) loadPage(url, entry);
  }
}

/** Leaves this document. */
function loadPage(url: URL, entry: Entry): void {
  if (entry === 'new') location.assign(url);
  else location.replace(url);
}

function enter(url: URL, next: number, entry: Entry): void {
  const state: unknown = { navigation: next };
  if (entry === 'same') history.replaceState(state, '', url);
  else {
    history.replaceState({ navigation: $navigation.get() }, '');
    history.pushState(state, '', url);
  }
}

type Titles = Awaited<ReturnType<typeof titleTexts.load>>;

/** Title and marks of the document. Links for search engines are those of the loaded page. */
function describe(id: ScreenId, url: URL, { titles, title }: Titles): void {
  const chain = chainConfig().domainTitle;
  const screen = screenOf(id);
  const root = document.documentElement;
  const named = isShell(screen) && !screen.hidden;
  const name = named ? titleName(routeParam(url)) : '';
  document.title = title(name === '' ? titles[id] : `${titles[id]} ${name}`, chain);
  root.dataset['screen'] = id;
  if (named)
    root.dataset['shell'] = JSON.stringify({ title: title(`${titles[id]} {name}`, chain) });
  else delete root.dataset['shell'];
  for (const link of document.querySelectorAll(
    'link[rel=canonical], link[rel=alternate][hreflang]',
  ))
    link.remove();
  announce(document.title);
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Screen readers announce the title, as after a page load. */
function announce(title: string): void {
  const container = document.getElementById('announcement') ?? document.createElement('p');
  container.id = 'announcement';
  container.className = 'sr-only';
  container.ariaLive = 'assertive';
  document.body.append(container);
  container.textContent = title;
}

/** Goes to the screen of the browser's history entry. */
export function showHistoryEntry(): void {
  const url = new URL(location.href);
  const target = targetOf(url);
  if (target) void navigate(target, 'none');
  else location.reload();
}

/** Draws the screen of an address that has no page, or leaves the page that says so. */
export function startLostPage(): void {
  const match = matchPath(location.pathname, chainConfig());
  if (match.kind === 'redirect') location.replace(match.to + location.search);
  const target = match.kind === 'page' && targetOf(new URL(location.href));
  if (target) void navigate(target, 'same');
}

/** Fetches the code of a link's screen, and its data if the link is being pressed. */
function prepare(event: Event, withData: boolean): void {
  const link = linkOf(event);
  const target = link && targetOf(new URL(link.href));
  if (!target) return;
  const loading = screens[target.id]?.();
  loading?.then(
    ({ screen }) => {
      if (withData) void waitForSubject(screen, target.url, NEXT_DATA_MS);
    },
    // Noticed when the link is followed.
    () => undefined,
  );
}

/**
 * Goes where a link leads: to a screen of this document, or to another page. One that was
 * made of what was typed or pasted (`goTo`) is no link of the site.
 */
export function followLink({ href, dataset }: HTMLAnchorElement): void {
  const url = new URL(href);
  const target = targetOf(url);
  if (!target) return location.assign(url);
  void navigate(target, isHere(url) ? 'same' : 'new', !('typed' in dataset));
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}

function onClick(event: MouseEvent): void {
  const link = followedLink(event);
  if (!link) return;
  const url = new URL(link.href);
  // A place within the page, and pages outside this document, are the browser's.
  if ((isHere(url) && url.hash !== '') || !targetOf(url)) return;
  event.preventDefault();
  followLink(link);
}

let isStarted = false;

export function startNavigation(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', (event) => prepare(event, false), { passive: true });
  document.addEventListener('pointerdown', (event) => prepare(event, true), { passive: true });
  watchUrl(pointChainLinks);
  startSavingScroll();
}
