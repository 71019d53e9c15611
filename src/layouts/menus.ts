import type { ChainConfig } from '#src/chain/config/types.ts';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { staticTexts } from '#src/i18n/static/texts.ts';
import { type MenuGroup, menuGroups, menuPlaces, type MenuPlaces } from '#src/menu-places.ts';
import { pagesOf, screenOf, screensOf, type Screen } from '#src/routes.ts';

export interface MenuLink {
  readonly id: string;
  readonly href: string;
  readonly label: string;
}

export interface MenuSection {
  readonly group: MenuGroup;
  readonly label: string;
  readonly links: readonly MenuLink[];
  /** Hidden until the chain reports what its file denies. */
  readonly reported: readonly MenuLink[];
}

function linkTo(screen: Screen, locale: Locale): MenuLink {
  const { titles, shell } = staticTexts(locale);
  const labels: Partial<Record<Screen['id'], string>> = {
    home: shell.home,
    'admin-blocklist': shell.blacklist,
    'admin-proton-dex': shell.dex,
  };
  return {
    id: screen.id,
    href: localizePath(screen.path.split('/:', 1)[0] || '/', locale),
    label: labels[screen.id] ?? titles[screen.id],
  };
}

/** Links for a text, named by their screens. Screens that the chain lacks are left out. */
export function linksTo(
  ids: readonly Screen['id'][],
  chain: ChainConfig,
  locale: Locale,
): readonly MenuLink[] {
  const { titles, shell } = staticTexts(locale);
  const available = screensOf(chain);
  return ids
    .map(screenOf)
    .filter((screen) => available.includes(screen))
    .map((screen) => ({
      ...linkTo(screen, locale),
      label: screen.id === 'home' ? shell.home : titles[screen.id],
    }));
}

/** The screen of a link for `shell.ts`; undefined if its address ends with it. */
export const namedBy = (href: string, id: string): string | undefined =>
  href.endsWith(`/${id}`) ? undefined : id;

/** The links of a row, in the chain's order. */
export function rowOf(
  place: 'header' | 'bottom',
  chain: ChainConfig,
  locale: Locale,
): readonly MenuLink[] {
  const order = (screen: Screen): number | undefined => menuPlaces[screen.id]?.[place];
  return screensOf(chain)
    .filter((screen) => order(screen) !== undefined)
    .toSorted((a, b) => (order(a) ?? 0) - (order(b) ?? 0))
    .map((screen) => linkTo(screen, locale));
}

/** The non-empty groups of the More menu on this chain. */
export function moreSections(chain: ChainConfig, locale: Locale): readonly MenuSection[] {
  const labels = staticTexts(locale).shell.groups;
  const available = screensOf(chain);
  const reported = pagesOf(chain).filter((screen) => !available.includes(screen));
  const linksIn = (list: readonly Screen[], group: MenuGroup) =>
    list
      .filter(({ id }) => menuPlaces[id]?.more === group && (menuPlaces[id].on?.(chain) ?? true))
      .map((screen) => linkTo(screen, locale));
  return menuGroups
    .map((group) => ({
      group,
      label: labels[group],
      links: linksIn(available, group),
      reported: linksIn(reported, group),
    }))
    .filter(({ links }) => links.length > 0);
}

export function footerLinks(chain: ChainConfig, locale: Locale): readonly MenuLink[] {
  const inFooter = (menu: MenuPlaces | undefined) => menu?.footer === true;
  return screensOf(chain)
    .filter((screen) => inFooter(menuPlaces[screen.id]))
    .map((screen) => linkTo(screen, locale));
}

/** Where developers get an account and tokens of a test network. */
export function testnetLinks({ testnetPages }: ChainConfig, locale: Locale): readonly MenuLink[] {
  if (testnetPages === null) return [];
  const labels = staticTexts(locale).shell.testnetPages;
  return (['account', 'faucet'] as const).map((id) => ({
    id,
    href: testnetPages[id],
    label: labels[id],
  }));
}
