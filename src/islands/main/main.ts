import { localeOfPath } from '#src/i18n/locales.ts';
import type { ScreenId } from '#src/routes.ts';
import { $isNavigating, $navigation, showNavigation, navigationOfEntry } from '#src/stores/url.ts';
import { renderScreen, waitForSubject } from './render-screen.ts';
import { followedLink } from './followed-link.ts';
import { startIdleTimer, firstInteraction } from '#src/stores/first-interaction.ts';
import { startFrame } from './frame.tsx';
import { hasPlace } from './place-key.ts';
import type { ScreenModule } from '../screen.tsx';
import type { LoadScreen } from './screens.ts';

/**
 * The start of every page. The page's main part has been drawn without data by the build; React
 * draws the screen of the address in its place. Navigation to other screens is in `navigation.ts`, which is
 * loaded afterwards.
 */

/**
 * A screen is drawn without its data if they are not there after so long: later if first facts are
 * shown, which it would hide. Milliseconds.
 */
const DATA_MS = 300;
const DATA_AFTER_FACTS_MS = 2_000;

async function start(): Promise<void> {
  const id = document.documentElement.dataset['screen'] as ScreenId | undefined;
  // A host without rewrite rules serves the page for missing addresses everywhere.
  if (!id) return (await import('./navigation.ts')).startLostPage();
  const loading = loadHere(id);
  const url = new URL(location.href);
  const navigation = $navigation.get();
  const screen = await loading;
  if (!screen) return;
  const hasFacts = document.querySelector('.stub [data-painted]') !== null;
  await waitForSubject(screen, url, hasFacts ? DATA_AFTER_FACTS_MS : DATA_MS);
  // The visitor may have gone on.
  const isCurrent = $navigation.get() === navigation && navigationOfEntry() === navigation;
  if ($isNavigating.get() || !isCurrent) return;
  renderScreen({ id, screen, url, navigation, onShown: () => showNavigation(navigation, url) });
}

/**
 * The code of the page's screen; undefined on pages of text. The page names its file
 * (`scripts/site/module-preloads.ts`), so that the table of all screens is needed for navigation only. The
 * development server's pages do not.
 */
async function loadHere(id: ScreenId): Promise<ScreenModule | undefined> {
  const { screenUrl } = document.documentElement.dataset;
  if (screenUrl !== undefined)
    return ((await import(/* @vite-ignore */ screenUrl)) as Awaited<ReturnType<LoadScreen>>).screen;
  if (!import.meta.env.DEV) return undefined;
  const { screens } = await import('./screens.ts');
  return (await screens[id]?.())?.screen;
}

/** A click before the code of navigation is there waits for it. */
function holdClick(event: MouseEvent): void {
  const link = followedLink(event);
  if (!link || link.hash !== '') return;
  event.preventDefault();
  import('./navigation.ts').then(
    ({ followLink, startNavigation }) => {
      startNavigation();
      followLink(link);
    },
    () => location.assign(link.href),
  );
}

const locale = localeOfPath(location.pathname);

async function prepare(): Promise<void> {
  const interaction = await firstInteraction;
  const { startControls } = await import('./frame-controls.tsx');
  startControls(locale, interaction);
  const { prepareNavigation } = await import('./prepare-navigation.ts');
  await prepareNavigation(interaction, () => document.removeEventListener('click', holdClick));
}

document.addEventListener('click', holdClick);
addEventListener('popstate', () => {
  if (navigationOfEntry() !== $navigation.get())
    void import('./navigation.ts').then(({ showHistoryEntry }) => showHistoryEntry());
});
startFrame(locale);
if (hasPlace()) void import('./language-place.ts').then(({ returnToPlace }) => returnToPlace());
void start().then(startIdleTimer);
void prepare().catch(() => undefined);
