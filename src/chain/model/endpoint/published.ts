/** What a published endpoint serves. */
export type PublishedKind = 'rpc' | 'actions' | 'hyperion' | 'light';

/** The lists of a chain's public file: URLs by anyone who can change it. */
export interface PublishedLists {
  readonly rpcEndpoints: readonly string[];
  readonly actionsRpcEndpoints: readonly string[];
  readonly hyperionEndpoints: readonly string[];
  readonly lightEndpoints: readonly string[];
}

export interface PublishedEndpoint {
  readonly url: string;
  readonly kinds: readonly PublishedKind[];
  /** Whether this site sends requests to its origin. */
  readonly used: boolean;
}

/**
 * The http and https endpoints of a public file, each once. Other texts are left out.
 * @param usedUrls the URLs that this site requests
 */
export function publishedEndpoints(
  lists: PublishedLists,
  usedUrls: readonly string[],
): PublishedEndpoint[] {
  const origins = new Set(usedUrls.map((url) => URL.parse(url)?.origin));
  const byUrl = new Map<string, PublishedKind[]>();
  const kinds: readonly (readonly [PublishedKind, readonly string[]])[] = [
    ['rpc', lists.rpcEndpoints],
    ['actions', lists.actionsRpcEndpoints],
    ['hyperion', lists.hyperionEndpoints],
    ['light', lists.lightEndpoints],
  ];
  for (const [kind, urls] of kinds)
    for (const text of urls) {
      const url = URL.parse(text);
      if (!url || !/^https?:$/.test(url.protocol)) continue;
      const key = url.href.replace(/\/$/, '');
      const known = byUrl.get(key) ?? [];
      if (!known.includes(kind)) byUrl.set(key, [...known, kind]);
    }
  return [...byUrl].map(([url, served]) => ({
    url,
    kinds: served,
    used: origins.has(new URL(url).origin),
  }));
}
