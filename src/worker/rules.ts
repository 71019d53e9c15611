import type { ChainConfig } from '#src/chain/config/types.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { matchPath } from '#src/route-match.ts';
import { pageFile } from '#src/routes.ts';

/** Rules of the service worker: which responses it caches, and by which key. */

/** Files whose names contain a hash of their content. */
const ASSETS = '/_astro/';

export function isAsset(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith(ASSETS);
}

/**
 * What screens show and nothing that is signed is made of: the head block, ABIs and dry runs are
 * always the node's own. Without a head block no transaction can be made.
 */
const READS =
  /^\/(?:v1\/chain\/(?:get_account|get_table_rows|get_table_by_scope|get_currency_balance|get_currency_stats|get_producers|get_accounts_by_authorizers)|v1\/history\/get_(?:actions|transaction|key_accounts|controlled_accounts)|v2\/(?:history|state)\/get_\w+)$/;

/** Whether a node's response may be cached, to be shown with its age on a page opened offline. */
export function isRead(url: URL, origin: string): boolean {
  return url.origin !== origin && READS.test(url.pathname);
}

/**
 * The key of a page. All addresses of a screen have one page, as at the hosts, so that neither names
 * nor what someone typed into an address is stored.
 */
export function pageKey({ pathname, origin }: URL, chain: ChainConfig): string {
  const match = matchPath(pathname, chain);
  if (match.kind !== 'page') return origin + pathname;
  return origin + inLocale(match.locale, pageFile(match.screen));
}

/**
 * Whether the worker serves a page. An embedded one always comes from the host, with the headers
 * that let others frame it: it stores nothing on this device.
 */
export function isOwnPage({ pathname }: URL, chain: ChainConfig): boolean {
  const match = matchPath(pathname, chain);
  return match.kind !== 'page' || match.screen.framed !== true;
}

/** The page for addresses that cannot be opened. */
export function offlinePage({ pathname }: URL, chain: ChainConfig): string {
  return inLocale(matchPath(pathname, chain).locale, 'offline');
}

export function inLocale(locale: Locale, page: string): string {
  const { path } = locales[locale];
  return `${path === '' ? '' : `/${path}`}/${page}.html`;
}

/**
 * Only a file that a host sent as such: some send a page, with the status of a success, for a file that
 * is gone, and it would be served ever after.
 */
export function isFile({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !/^text\/html\b/.test(headers.get('content-type') ?? '');
}

/** Only pages that a host sent as such: no redirect, no error page. */
export function isPage({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && /^text\/html\b/.test(headers.get('content-type') ?? '');
}
