import { keepPlace } from '#src/islands/main/language-place.ts';
import { markNames } from '#src/components/ui/mark-names.ts';
import { menuKey } from '#src/components/ui/menu-key.ts';
import { type Locale, localizePath, unlocalizePath } from '#src/i18n/locales.ts';
import { pointChainLinks } from '#src/stores/chain/other-chain.ts';
import { choicesOf } from '#src/stores/settings/setting-choices.ts';
import { $settings, changeSettings } from '#src/stores/settings/settings.ts';
import { $requestedSetting } from '#src/stores/settings/requested-setting.ts';
import { $navigation } from '#src/stores/url.ts';
import { dismissOutcome } from '#src/stores/wallet/dismiss.ts';
import { offerInstall } from './install-prompt.ts';
import { markSettings } from './marked-settings.ts';
import { all } from './shown-settings.ts';

/** The frame's controls: menus, drawer, theme and other settings, language, back to top. */

/** A click on the frame, with the elements around its target at the time. */
export interface EarlyClick {
  readonly target: EventTarget | null;
  readonly path: readonly EventTarget[];
}

const BACK_TO_TOP_AFTER_PX = 250;
const SCROLL_THROTTLE_MS = 1000;

/**
 * @param earlyClick a click before this code was there
 * @param install the browser's install event, if it came before
 */
export function startControls(earlyClick: EarlyClick | null, install: Event | null): void {
  offerInstall(window, install);
  document.addEventListener('click', (event) =>
    clicked({ target: event.target, path: event.composedPath() }),
  );
  document.addEventListener('keydown', keyPressed);
  document.addEventListener('focusin', (event) => closeMenus(event.composedPath()));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) choose(target.dataset['setting'], target.value);
  });
  document.addEventListener('input', ({ target }) => searchGuides(target));
  addEventListener('scroll', scrolled, { passive: true });
  $navigation.listen(() => {
    closeMenus();
    drawer()?.close();
    updateLanguageLinks();
    showBackToTop();
    dismissOutcome();
  });
  // It may have been wanted before this code was there.
  $requestedSetting.subscribe((wanted) => {
    if (wanted)
      void import('./show-setting.ts').then((part) => part.showSetting(wanted.name, openDrawer));
  });
  // Chosen before this code was there.
  for (const select of all<HTMLSelectElement>('select[data-setting]'))
    if (select.selectedIndex > 0) choose(select.dataset['setting'], select.value);
  $settings.subscribe(markSettings);
  updateLanguageLinks();
  showBackToTop();
  markNames(document);
  // Typed before this code was there.
  const search = document.querySelector<HTMLInputElement>('[data-guide-search] input');
  if (search?.value) searchGuides(search);
  if (earlyClick) clicked(earlyClick);
}

/** Loads the search of the guides, if a letter was typed there. */
function searchGuides(target: EventTarget | null): void {
  const box = target instanceof Element && target.closest<HTMLElement>('[data-guide-search]');
  if (box) void import('./guide-search.ts').then((search) => search.searchGuides(box));
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
    markSettings($settings.get());
  }
  drawer()?.showModal();
}

/** @param written a value of the setting, as in the menu */
function choose(name = '', written: string): void {
  const choice = choicesOf(name)?.find((one) => String(one) === written);
  if (choice !== undefined) changeSettings({ [name]: choice });
}

/** The other theme than the one in sight. */
function otherTheme(): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme === 'dark') return 'light';
  if (colorScheme === 'light') return 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
}

function updateLanguageLinks(): void {
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

function clicked(click: EarlyClick): void {
  const target = click.target instanceof Element ? click.target : null;
  // The path at the time of the click: its target may be removed by now.
  closeMenus(target?.closest('#header details a') ? [] : click.path);
  const button = target?.closest<HTMLButtonElement>('[data-setting] button');
  if (button)
    choose(button.closest<HTMLElement>('[data-setting]')?.dataset['setting'], button.value);
  if (target?.closest('[data-theme-toggle]')) changeSettings({ darkMode: otherTheme() });
  const locale = target?.closest<HTMLElement>('a[data-locale]')?.dataset['locale'];
  if (locale) {
    updateLanguageLinks();
    keepPlace();
    changeSettings({ locale: locale as Locale });
  }
  if (target?.closest('[data-opens="drawer"]')) openDrawer();
  if (target?.closest('#header summary, [data-opens="drawer"], a[data-chain]')) pointChainLinks();
  if (target?.closest('#header summary, [data-opens="drawer"]'))
    void import('./reported-links.ts').then(({ showReported }) => showReported());
  if (target?.closest('[data-closes="drawer"], #drawer a') || target === drawer())
    drawer()?.close();
  if (target?.closest('#back-to-top')) {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }
}

function keyPressed(event: KeyboardEvent): void {
  const open = document.querySelector<HTMLDetailsElement>('#header details[open]');
  if (open) menuKey(open, event);
}
