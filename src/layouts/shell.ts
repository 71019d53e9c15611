import { firstInteraction } from '#src/stores/first-interaction.ts';
import { $settings } from '#src/stores/settings/settings.ts';
import { $isNavigating, $navigation } from '#src/stores/url.ts';
import type { EarlyClick } from './shell-controls.ts';
import { all, showSettings } from './shown-settings.ts';

/**
 * The page's frame: settings, current links, loading bar. Its menus, its buttons and the install
 * prompt are in `shell-controls.ts`, which is loaded with the visitor's first interaction.
 */

/**
 * Marks the links to the current screen, and those to its area: Wallet at each of the wallet's forms.
 * A link without `data-screen` ends with the id of its screen.
 */
function followScreen(): void {
  const screen = document.documentElement.dataset['screen'];
  for (const link of all<HTMLAnchorElement>('#header nav a, body > nav a')) {
    const id = link.dataset['screen'] ?? link.pathname.split('/').pop();
    const isArea = id !== 'home' && location.pathname.startsWith(`${link.pathname}/`);
    if (id === screen) link.setAttribute('aria-current', 'page');
    else if (isArea) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function showLoading(loading: boolean): void {
  const bar = document.querySelector<HTMLElement>('#loading');
  if (bar) bar.hidden = !loading;
}

/** What letters are typed into. */
const TYPED = 'textarea, select, input:not([type=checkbox], [type=radio])';

/**
 * `/` outside of fields, and Ctrl K or ⌘K anywhere, focus the search box, whether React has drawn it or
 * not. A page's own box takes precedence over the header's, which is invisible there.
 */
function searchKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const modified = ctrlKey || metaKey;
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED));
  const slash = key === '/' && !typing && !modified && !altKey;
  if (!slash && !(modified && key === 'k')) return;
  const box = all<HTMLInputElement>('[role=search] [role=combobox]').find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  // What is below a dialog cannot take the focus.
  if (!box || document.querySelector('[role=dialog], dialog[open]')) return;
  event.preventDefault();
  box.focus();
  box.select();
}

/** The last click before the controls' code is there. It is repeated then. */
let earlyClick: EarlyClick | null = null;
const hold = (event: MouseEvent) => {
  earlyClick = { target: event.target, path: event.composedPath() };
};

/** The browser's install event, if it comes before the controls' code. */
let install: Event | null = null;
const holdInstall = (event: Event) => {
  event.preventDefault();
  install = event;
};

async function loadControls(): Promise<void> {
  await firstInteraction;
  const { startControls } = await import('./shell-controls.ts');
  document.removeEventListener('click', hold);
  removeEventListener('beforeinstallprompt', holdInstall);
  startControls(earlyClick, install);
}

document.addEventListener('click', hold);
document.addEventListener('keydown', searchKey);
$isNavigating.listen(showLoading);
$navigation.listen(followScreen);
addEventListener('beforeinstallprompt', holdInstall);
$settings.listen(showSettings);
followScreen();
showSettings($settings.get());
void loadControls();
