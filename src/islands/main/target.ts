import { localeOfPath } from '#src/i18n/locales.ts';
import { matchPath } from '#src/route-match.ts';
import type { ScreenId } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { screens } from './screens.ts';

/** The screen of an address. */
export interface Target {
  readonly id: ScreenId;
  readonly url: URL;
}

/**
 * Where an address leads within this document. Null if a page has to be loaded: for texts, unknown
 * addresses, other languages and other sites.
 */
export function targetOf(url: URL): Target | null {
  if (url.origin !== location.origin) return null;
  const match = matchPath(url.pathname, chainConfig());
  if (match.locale !== localeOfPath(location.pathname)) return null;
  if (match.kind === 'redirect') return targetOf(new URL(match.to + url.search + url.hash, url));
  return match.kind === 'page' && match.screen.id in screens ? { id: match.screen.id, url } : null;
}
