import { markNames } from '#src/components/ui/mark-names.ts';
import { localizePath, unlocalizePath, type Locale } from '#src/i18n/locales.ts';
import { clockStyles, showClock } from '#src/i18n/clock-style.ts';
import { showInUtc } from '#src/i18n/zone.ts';
import {
  $settings,
  changeSettings,
  type Settings,
  type Theme,
} from '#src/stores/settings/settings.ts';
import { dismissOutcome } from '#src/stores/wallet/wallet-state.ts';
import { offerInstall } from './install-prompt.ts';
import { isLostModule, reloadOnce } from './reload-once.ts';

/** The page's frame: menus, drawer, theme, language, back to top, loading bar, install prompt. */

const BACK_TO_TOP_AFTER_PX = 250;
const SCROLL_THROTTLE_MS = 1000;

function all<T extends HTMLElement>(selector: string): T[] {
  return [...document.querySelectorAll<T>(selector)];
}

/** Closes the header's menus, except those among the given elements. */
function closeMenus(except: readonly EventTarget[] = []): void {
  for (const menu of all<HTMLDetailsElement>('#header details[open]'))
    if (!except.includes(menu)) menu.open = false;
}

function drawer(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('#drawer');
}

function openDrawer(): void {
  const place = drawer()?.querySelector('[data-settings-here]');
  const inMenu = document.querySelector('[data-settings]');
  if (place?.childElementCount === 0 && inMenu) {
    place.append(...inMenu.cloneNode(true).childNodes);
    showSettings($settings.get());
  }
  drawer()?.showModal();
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  press('data-theme-choice', theme);
}

/** Marks the chosen one of the buttons with a `data-` attribute. */
function press(attribute: string, chosen: string): void {
  for (const button of all(`[${attribute}]`))
    button.setAttribute('aria-pressed', String(button.getAttribute(attribute) === chosen));
}

function showSettings(settings: Settings): void {
  const { darkMode, datesInUtc, clock, currency, picturesFromAnywhere } = settings;
  showTheme(darkMode);
  showInUtc(datesInUtc);
  showClock(clock);
  press('data-zone-choice', datesInUtc ? 'utc' : 'local');
  press('data-clock-choice', clock);
  press('data-pictures-choice', picturesFromAnywhere ? 'always' : 'click');
  for (const select of all<HTMLSelectElement>('[data-currency-choice]')) select.value = currency;
}

/** Updates the persistent parts for the current page. */
function followPage(): void {
  const screen = document.documentElement.dataset['screen'];
  for (const link of all('[data-screen-link]')) {
    if (link.dataset['screenLink'] === screen) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  followAddress();
  showSettings($settings.get());
  showBackToTop();
}

function followAddress(): void {
  const path = unlocalizePath(location.pathname) + location.search;
  for (const link of all<HTMLAnchorElement>('a[data-locale]'))
    link.href = localizePath(path, link.dataset['locale'] as Locale);
}

function showBackToTop(): void {
  const button = document.querySelector<HTMLElement>('#back-to-top');
  if (button) button.hidden = scrollY <= BACK_TO_TOP_AFTER_PX;
}

let scrollTimer: ReturnType<typeof setTimeout> | undefined;

function scrolled(): void {
  scrollTimer ??= setTimeout(() => {
    scrollTimer = undefined;
    showBackToTop();
  }, SCROLL_THROTTLE_MS);
}

function showLoading(loading: boolean): void {
  const bar = document.querySelector<HTMLElement>('#loading');
  if (bar) bar.hidden = !loading;
}

function clicked(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  // The path at the time of the click: its target may be removed by now.
  closeMenus(target?.closest('#header details a') ? [] : event.composedPath());
  const theme = target?.closest<HTMLElement>('[data-theme-choice]')?.dataset['themeChoice'];
  if (theme) changeSettings({ darkMode: theme as Theme });
  const zone = target?.closest<HTMLElement>('[data-zone-choice]')?.dataset['zoneChoice'];
  if (zone) changeSettings({ datesInUtc: zone === 'utc' });
  const chosen = target?.closest<HTMLElement>('[data-clock-choice]')?.dataset['clockChoice'];
  const clock = clockStyles.find((style) => style === chosen);
  if (clock) changeSettings({ clock });
  const pictures = target?.closest<HTMLElement>('[data-pictures-choice]')?.dataset;
  if (pictures) changeSettings({ picturesFromAnywhere: pictures['picturesChoice'] === 'always' });
  const locale = target?.closest<HTMLElement>('a[data-locale]')?.dataset['locale'];
  if (locale) {
    followAddress();
    changeSettings({ locale: locale as Locale });
  }
  if (target?.closest('[data-opens="drawer"]')) openDrawer();
  if (target?.closest('[data-closes="drawer"], #drawer a') || target === drawer())
    drawer()?.close();
  if (target?.closest('#back-to-top')) {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }
}

function keyPressed(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const open = document.querySelector<HTMLDetailsElement>('#header details[open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
}

/**
 * Enables client-side navigation on the visitor's first interaction. Loading it would reset the
 * scroll position to the one in the history entry.
 */
function followLinks(): void {
  for (const sign of signs) removeEventListener(sign, followLinks);
  if (history.state !== null)
    history.replaceState({ ...history.state, scrollX, scrollY } as unknown, '');
  void import('./follow-links.ts');
}

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
for (const sign of signs) addEventListener(sign, followLinks, { passive: true });

document.addEventListener('click', clicked);
document.addEventListener('keydown', keyPressed);
document.addEventListener('focusin', (event) => closeMenus(event.composedPath()));
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && 'currencyChoice' in target.dataset)
    changeSettings({ currency: target.value });
});
addEventListener('scroll', scrolled, { passive: true });
addEventListener('vite:preloadError', () => reloadOnce(location, sessionStorage));
document.addEventListener('astro:hydration-error', (event) => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail === 'object' && detail !== null && 'error' in detail)
    if (isLostModule(detail.error)) reloadOnce(location, sessionStorage);
});
document.addEventListener('astro:before-preparation', () => showLoading(true));
document.addEventListener('astro:before-swap', () => {
  closeMenus();
  drawer()?.close();
});
document.addEventListener('astro:after-swap', followPage);
document.addEventListener('astro:after-swap', dismissOutcome);
document.addEventListener('astro:page-load', () => {
  showLoading(false);
  followPage();
});
offerInstall(window, () => localStorage);
$settings.listen(showSettings);
followPage();
markNames(document);
