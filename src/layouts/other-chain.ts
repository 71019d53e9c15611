import { localeOfPath, localizePath, unlocalizePath } from '#src/i18n/locales.ts';

/** What an address of the local chain says of the visitor's own node: nothing for other chains. */
const ownNode = ['nodeUrl', 'hyperionUrl', 'coreSymbol', 'corePrecision', 'systemDomain'];

/** The address of this page's screen on the chain of a link, or of its home where it has none. */
export function onOtherChain(link: HTMLAnchorElement, { pathname, search } = location): string {
  const { elsewhere = '' } = document.documentElement.dataset;
  const locale = localeOfPath(pathname);
  if (!elsewhere.split(' ').includes(link.dataset['chain'] ?? ''))
    return link.origin + localizePath('/', locale);
  const query = new URLSearchParams(search);
  for (const name of ownNode) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  return link.origin + localizePath(unlocalizePath(pathname), locale) + rest;
}
