import type { SearchTarget } from './target.ts';

/** Tables whose rows have no page of their own: the contract page shows the row. */
const ROWS: Readonly<Record<string, readonly [contract: string, table: string]>> = {
  'trade-offer': ['atomicassets', 'offers'],
  'trade-offers': ['atomicassets', 'offers'],
  tradeoffer: ['atomicassets', 'offers'],
  offer: ['atomicassets', 'offers'],
  offers: ['atomicassets', 'offers'],
  sale: ['atomicmarket', 'sales'],
  auction: ['atomicmarket', 'auctions'],
  buyoffer: ['atomicmarket', 'buyoffers'],
};

/** The path segment before an NFT, what groups it, or what is done with it. */
const NFTS: ReadonlySet<string> = new Set(['nft', 'asset', 'assets']);
const COLLECTIONS: ReadonlySet<string> = new Set([
  'collection',
  'collections',
  'schema',
  'schemas',
]);
const TEMPLATES: ReadonlySet<string> = new Set(['template', 'templates']);

export const nftKinds: ReadonlySet<string> = new Set([
  ...NFTS,
  ...COLLECTIONS,
  ...TEMPLATES,
  ...Object.keys(ROWS),
]);

/**
 * What a link to AtomicHub, another market or this site names: `/explorer/asset/Sword_1099511627776`,
 * `/explorer/template/heroes/Sword_7`, `/trading/trade-offer/9`. Null for anything else.
 * @param segments of the path, without one that names the chain
 */
export function nftOf(segments: readonly string[], url: URL): SearchTarget | null {
  for (const [index, segment] of segments.entries()) {
    const word = segment.toLowerCase();
    const [first = '', second = ''] = segments.slice(index + 1);
    const target = ofWord(word, first, second, url);
    if (target !== null) return target;
  }
  return null;
}

function ofWord(word: string, first: string, second: string, url: URL): SearchTarget | null {
  if (NFTS.has(word)) return nft(numbered(first), url.searchParams.get('owner') ?? '');
  if (COLLECTIONS.has(word)) return isName(first) ? { kind: 'nft-collection', name: first } : null;
  if (TEMPLATES.has(word)) {
    const [, own, ownId] = COLLECTION_AND_ID.exec(first) ?? [];
    if (own !== undefined && ownId !== undefined && second === '')
      return { kind: 'nft-template', collection: own, id: ownId };
    const id = numbered(second);
    return isName(first) && id !== null && id.length <= 10
      ? { kind: 'nft-template', collection: first, id }
      : null;
  }
  const rowTarget = Object.hasOwn(ROWS, word) ? ROWS[word] : undefined;
  // `/trading/trade-offers#tradeoffers-9`
  return rowTarget
    ? rowOf(rowTarget, numbered(first) ?? /\d{1,20}$/.exec(url.hash)?.[0] ?? null)
    : null;
}

function nft(id: string | null, owner: string): SearchTarget | null {
  if (id === null) return null;
  return isName(owner) ? { kind: 'nft', id, owner } : { kind: 'nft', id };
}

function rowOf(
  [contract, table]: readonly [string, string],
  id: string | null,
): SearchTarget | null {
  if (id === null) return null;
  const query = { loadContract: 'true', table, scope: contract, lower_bound: id, upper_bound: id };
  return { kind: 'account', name: contract, part: String(new URLSearchParams(query)) };
}

/** `heroes_7`: a template's collection and id in one segment. */
const COLLECTION_AND_ID = /^([a-z1-5.]{1,13})_(\d{1,10})$/;

/** An id, alone or behind a title: `Gold-Sword_1099511627776`. */
function numbered(segment: string): string | null {
  return /(?:^|_)(\d{1,20})$/.exec(segment)?.[1] ?? null;
}

function isName(text: string): boolean {
  return /^[a-z1-5.]{1,13}$/.test(text);
}
