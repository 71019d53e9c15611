import { localeOfPath, localizePath, unlocalizePath } from '#src/i18n/locales.ts';
import type { ScreenId } from '#src/routes.ts';
import { hasScreenCode } from '#src/screen-code.ts';

/** Query parameters of the local chain's node. Other chains' links omit them. */
const ownNode = ['nodeUrl', 'hyperionUrl', 'coreSymbol', 'corePrecision', 'systemDomain'];

/** Screens of what one chain only has, with the path of the screen that another chain shows in place. */
const ofOneChain: Partial<Readonly<Record<ScreenId, string>>> = {
  transaction: '/',
  token: '/tokens',
  msig: '/msigs',
  nft: '/',
  'nft-collection': '/',
  'nft-template': '/',
};

/** Points the chain menu's links to the current screen. */
export function pointChainLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chain]'))
    link.href = onOtherChain(link);
}

/**
 * The current screen's address on another chain, or its home page if it lacks the screen. A transaction, a
 * token and the like are not there either.
 * @param link of the chain menu; `data-lacks` has the codes of the screens that chain has not
 */
export function onOtherChain(link: HTMLAnchorElement, { pathname, search } = location): string {
  const { screen } = document.documentElement.dataset;
  const lacks = link.dataset['lacks'] ?? '';
  const locale = localeOfPath(pathname);
  if (!screen || hasScreenCode(lacks, screen as ScreenId))
    return link.origin + localizePath('/', locale);
  const instead = ofOneChain[screen as ScreenId];
  if (instead !== undefined) return link.origin + localizePath(instead, locale);
  const query = new URLSearchParams(search);
  for (const name of ownNode) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  return link.origin + localizePath(unlocalizePath(pathname), locale) + rest;
}
