import { markNames } from '#src/components/ui/mark-names.ts';
import { localizePath, unlocalizePath, type Locale } from '#src/i18n/locales.ts';
import { $settings, changeSettings, type Theme } from '#src/stores/settings.ts';
import { dismissOutcome } from '#src/stores/wallet.ts';

/** What the page's frame does: menus, drawer, theme, language, back to top, loading bar. */

const BACK_TO_TOP_AFTER_PX = 250;
const SCROLL_THROTTLE_MS = 1000;
const RELOAD_AFTER_MS = 500;

function all<T extends HTMLElement>(selector: string): T[] {
  return [...document.querySelectorAll<T>(selector)];
}

function closeMenus(except?: Node | null): void {
  for (const menu of all<HTMLDetailsElement>('#header details[open]'))
    if (!except || !menu.contains(except)) menu.open = false;
}

function drawer(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('#drawer');
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const button of all('[data-theme-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset['themeChoice'] === theme));
}

/** The parts that stay while pages change are told which page it is now. */
function followPage(): void {
  const screen = document.documentElement.dataset['screen'];
  for (const link of all('[data-screen-link]')) {
    if (link.dataset['screenLink'] === screen) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  followAddress();
  showTheme($settings.get().darkMode);
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
  const summary = target?.closest('#header details > summary');
  closeMenus(summary ?? (target?.closest('#header details a') ? null : target));
  const theme = target?.closest<HTMLElement>('[data-theme-choice]')?.dataset['themeChoice'];
  if (theme) changeSettings({ darkMode: theme as Theme });
  const locale = target?.closest<HTMLElement>('a[data-locale]')?.dataset['locale'];
  if (locale) {
    followAddress();
    changeSettings({ locale: locale as Locale });
  }
  if (target?.closest('[data-opens="drawer"]')) drawer()?.showModal();
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

/** A new version of the site took its files away: the page is loaded anew, once. */
function reloadOnce(): void {
  const kept = 'pronghorn-reloaded';
  if (sessionStorage.getItem(kept) === location.href) return;
  sessionStorage.setItem(kept, location.href);
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}

document.addEventListener('click', clicked);
document.addEventListener('keydown', keyPressed);
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Node) closeMenus(target);
});
addEventListener('scroll', scrolled, { passive: true });
addEventListener('vite:preloadError', reloadOnce);
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
$settings.listen(({ darkMode }) => showTheme(darkMode));
followPage();
markNames(document);
