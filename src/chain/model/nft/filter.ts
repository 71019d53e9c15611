import type { Nft } from './nft.ts';

export const nftSorts = ['newest', 'oldest', 'name', 'mint'] as const;
export type NftSort = (typeof nftSorts)[number];

/** Which NFTs of an account are shown, in which order. */
export interface NftView {
  /** A collection, or a category of SimpleAssets; empty for all. */
  readonly collection: string;
  /** A schema of the collection; empty for all. */
  readonly schema: string;
  readonly sort: NftSort;
}

type Sortable = Pick<Nft, 'id' | 'name' | 'collection' | 'schema' | 'mint'>;

/** Reads a view from the parameters of an address. */
export function nftViewOf(parameters: URLSearchParams | null): NftView {
  const sort = parameters?.get('sort');
  return {
    collection: parameters?.get('collection') ?? '',
    schema: parameters?.get('schema') ?? '',
    sort: nftSorts.find((one) => one === sort) ?? 'newest',
  };
}

/** The NFTs of a view. Ids grow with time; NFTs without a mint number come last. */
export function viewNfts<T extends Sortable>(
  nfts: readonly T[],
  { collection, schema, sort }: NftView,
): T[] {
  const matching = nfts.filter(
    (nft) =>
      (collection === '' || nft.collection === collection) &&
      (schema === '' || nft.schema === schema),
  );
  const older = (a: T, b: T) => compare(BigInt(a.id), BigInt(b.id));
  const orders: Readonly<Record<NftSort, (a: T, b: T) => number>> = {
    newest: (a, b) => older(b, a),
    oldest: older,
    name: (a, b) => (a.name ?? '').localeCompare(b.name ?? '') || older(a, b),
    mint: (a, b) => compare(mintOf(a), mintOf(b)) || older(a, b),
  };
  return matching.toSorted(orders[sort]);
}

/** The choices of a filter: names with numbers of NFTs, those with most first. */
export function namesIn(
  nfts: readonly Sortable[],
  of: (nft: Sortable) => string | null,
): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const nft of nfts) {
    const name = of(nft);
    if (name !== null && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Beyond each mint number. */
const LAST = 2n ** 64n;

function mintOf({ mint }: Sortable): bigint {
  return mint === null ? LAST : BigInt(mint);
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}
