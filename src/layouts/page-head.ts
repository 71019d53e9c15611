import { chains } from '#src/chain/config/registry.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { localeKeys, locales, localizePath, type Locale } from '#src/i18n/locales.ts';
import { staticTexts } from '#src/i18n/static/texts.ts';
import { isShell, screensOf, type Screen } from '#src/routes.ts';
import { siteOrigin } from '#src/site.ts';

interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly hreflang?: string;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  readonly links: readonly HeadLink[];
  /** JSON for a page with many addresses: its script derives title and links. */
  readonly shell: string | undefined;
  /** Keys of the chains that also have the screen. */
  readonly elsewhere: string | undefined;
  /** The kind of data that the page prefetches. */
  readonly prefetch: string | undefined;
}

const prefetchedScreens: readonly Screen['id'][] = ['account', 'block', 'transaction'];

/** Alternate links: the page in every language, and the default. */
function alternates(origin: string, path: string): HeadLink[] {
  return [
    ...localeKeys.map((key) => ({
      rel: 'alternate',
      hreflang: locales[key].tag,
      href: origin + localizePath(path, key),
    })),
    { rel: 'alternate', hreflang: 'x-default', href: origin + path },
  ];
}

function shellOf(origin: string, title: string): string {
  const prefixes = localeKeys.map((key) => {
    const { path, tag } = locales[key];
    return [tag, path && `/${path}`];
  });
  return JSON.stringify({ origin, title, locales: Object.fromEntries(prefixes) as object });
}

/** The head of a page. Links use the site's address, never the build's. */
export function headOf(chain: ChainConfig, locale: Locale, screen: Screen | undefined): PageHead {
  const { titles, about, page, notFound } = staticTexts(locale);
  const chainName = chain.domainTitle;
  if (!screen)
    return {
      title: page.title(notFound.title, chainName),
      description: notFound.text,
      noindex: true,
      links: [],
      shell: undefined,
      elsewhere: undefined,
      prefetch: undefined,
    };
  const origin = siteOrigin(chain.key);
  const kind = titles[screen.id];
  const shell = isShell(screen) && !screen.hidden;
  return {
    title: page.title(kind, chainName),
    description: `${chainName}: ${about[screen.id]}`,
    noindex: screen.status === 'later' || screen.hidden === true,
    links: isShell(screen)
      ? []
      : [
          { rel: 'canonical', href: origin + localizePath(screen.path, locale) },
          ...alternates(origin, screen.path),
        ],
    shell: shell ? shellOf(origin, page.title(page.thing(kind, '{name}'), chainName)) : undefined,
    elsewhere: chains
      .filter((one) => screensOf(one).some(({ id }) => id === screen.id))
      .map(({ key }) => key)
      .join(' '),
    prefetch: prefetchedScreens.includes(screen.id) ? screen.id : undefined,
  };
}
