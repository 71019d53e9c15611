import type { GetStaticPathsItem } from 'astro';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { guideSlugs, type GuideSlug } from '#src/guides.ts';
import { localeKeys, locales, type Locale } from '#src/i18n/locales.ts';
import { pageFile, pagesOf, type Screen, type ScreenId } from '#src/routes.ts';
import { siteChains } from '#src/site.ts';

export interface PageProps {
  readonly chain: ChainConfig;
  readonly locale: Locale;
}

function everywhere(): PageProps[] {
  return siteChains().flatMap((chain) => localeKeys.map((locale) => ({ chain, locale })));
}

/** The paths of a page under `[chain]/[...locale]`: each chain that has it, in each locale. */
export function pagePaths(id?: ScreenId): GetStaticPathsItem[] {
  return everywhere()
    .filter(({ chain }) => !id || pagesOf(chain).some((screen) => screen.id === id))
    .map((props) => ({
      params: { chain: props.chain.key, locale: locales[props.locale].path || undefined },
      props: { ...props },
    }));
}

export interface GuidePageProps extends PageProps {
  readonly slug: GuideSlug;
}

/** The paths of guides under `[chain]/[...locale]/guides`. */
export function guidePaths(): GetStaticPathsItem[] {
  return everywhere().flatMap((props) =>
    guideSlugs.map((slug) => ({
      params: { chain: props.chain.key, locale: locales[props.locale].path || undefined, slug },
      props: { ...props, slug },
    })),
  );
}

export interface ScreenPageProps extends PageProps {
  readonly screen: Screen;
}

/** The paths of screens under `[chain]/[...page]`, on each chain that has them, in each locale. */
export function screenPaths(isIncluded: (screen: Screen) => boolean): GetStaticPathsItem[] {
  return everywhere().flatMap((props) =>
    pagesOf(props.chain)
      .filter(isIncluded)
      .map((screen) => ({
        params: {
          chain: props.chain.key,
          page: [locales[props.locale].path, pageFile(screen)].filter(Boolean).join('/'),
        },
        props: { ...props, screen },
      })),
  );
}
