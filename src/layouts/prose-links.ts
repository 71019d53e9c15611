import { local } from '#src/chain/config/chains/local.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { guidePath, guideSlugs } from '#src/guides.ts';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { screens } from '#src/routes.ts';
import { siteOrigin } from '#src/site.ts';
import { linksTo } from './menus.ts';

export interface ProseLink {
  readonly href: string;
  readonly label: string;
}

/**
 * The link of a page of text. Targets are screens with values for their form
 * (`ram-buy?amount=8192&in=bytes`), guides (`guide:safety#links`), the site for one's own node
 * (`site:local`) and https addresses. Without a label, a screen has its title. Null if the chain
 * lacks the screen. Throws for a target that does not exist anywhere.
 */
export function linkOf(
  target: string,
  label: string,
  chain: ChainConfig,
  locale: Locale,
): ProseLink | null {
  if (target.startsWith('https://')) return { href: target, label };
  if (target === 'site:local')
    return { href: siteOrigin(local.key) + localizePath('/', locale), label: local.displayName };
  const [, guide, anchor = ''] = /^guide:([\w-]+)(#[\w-]+)?$/.exec(target) ?? [];
  if (guide !== undefined) {
    const slug = guideSlugs.find((one) => one === guide);
    if (slug === undefined || label === '') throw new Error(`No guide or no label: ${target}`);
    return { href: localizePath(guidePath(slug), locale) + anchor, label };
  }
  const [id = '', query] = target.split('?');
  const screen = screens.find((one) => one.id === id);
  if (!screen) throw new Error(`No screen "${id}".`);
  const [link] = linksTo([screen.id], chain, locale);
  if (!link) return null;
  const href = query === undefined ? link.href : `${link.href}?${query}`;
  return { href, label: label || link.label };
}
