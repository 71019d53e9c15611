import { all } from './shown-settings.ts';
import { screens } from '#src/routes.ts';
import { localizePath, localeOfPath } from '#src/i18n/locales.ts';
import { actualChain } from '#src/stores/chain/contract-facts.ts';

/** Shows and hides links of the frame's menus by what the chain reports, which overrules its file. */
export async function showReported(): Promise<void> {
  const chain = await actualChain();
  const locale = localeOfPath(location.pathname);
  for (const { path, fact, on } of screens) {
    if (!fact) continue;
    const href = localizePath(path, locale);
    for (const link of all<HTMLAnchorElement>(
      `:is(#header nav, #drawer, body > nav) a[href="${href}"]`,
    ))
      link.hidden = !(on?.(chain) ?? true);
  }
}
