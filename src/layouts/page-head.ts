import type { ChainConfig } from '#src/chain/config/types.ts';
import { localeKeys, locales, localizePath, type Locale } from '#src/i18n/locales.ts';
import { staticTexts } from '#src/i18n/static/texts.ts';
import { isShell, type Screen } from '#src/routes.ts';
import { siteOrigin } from '#src/site.ts';
import { shareKind, sharePath } from './share-pictures.ts';

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
  /** What other sites show beside a link, 1200 by 630 pixels: `npm run pictures`. */
  readonly picture: string;
  /** JSON for a page with many addresses: its script derives title and links. */
  readonly shell: string | undefined;
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

/** What a page is about, if its screen has a page for each of several subjects. */
export interface PageSubject {
  readonly title: string;
  readonly lead: string;
}

/** The head of a page. Links use the site's address, never the build's. */
export function headOf(
  chain: ChainConfig,
  locale: Locale,
  screen: Screen | undefined,
  subject?: PageSubject,
): PageHead {
  const { titles, about, title, notFound } = staticTexts(locale);
  const chainName = chain.domainTitle;
  const origin = siteOrigin(chain.key);
  const picture = origin + sharePath(chain.key, screen ? shareKind(screen) : 'site');
  if (!screen)
    return {
      title: title(subject?.title ?? notFound.title, chainName),
      description: subject?.lead ?? notFound.text,
      noindex: true,
      links: [],
      picture,
      shell: undefined,
      prefetch: undefined,
    };
  const kind = subject?.title ?? titles[screen.id];
  const shell = isShell(screen) && !screen.hidden;
  return {
    title: title(kind, chainName),
    description: subject?.lead ?? `${chainName}: ${about[screen.id]}`,
    noindex: screen.hidden === true,
    links: isShell(screen)
      ? []
      : [
          { rel: 'canonical', href: origin + localizePath(screen.path, locale) },
          ...alternates(origin, screen.path),
        ],
    picture,
    shell: shell ? shellOf(origin, title(`${kind} {name}`, chainName)) : undefined,
    prefetch: prefetchedScreens.includes(screen.id) ? screen.id : undefined,
  };
}
