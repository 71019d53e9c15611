import { isName } from '../../core/name.ts';
import type { NftCounts } from '../../model/nft/collection.ts';
import type { Nft } from '../../model/nft/nft.ts';
import type { Picture } from '../../model/nft/picture.ts';
import type { NftSale } from '../../model/nft/sale.ts';
import { isTemplateId } from '../../model/nft/template.ts';
import type { NftTemplateView } from '../../model/nft/template.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { pictureAt } from '../../services/image-url.ts';
import {
  createAtomicAssets,
  type IndexerPage,
  type NftGroup,
} from '../../services/nft-indexers.ts';
import {
  type CollectionInTables,
  readCollection,
  readTemplate,
  readTemplates,
  type TemplateInTables,
} from '../../tables/nfts.ts';
import type { Page } from '../../tables/read.ts';
import type { ChainAccess } from '../chain/access.ts';

const PIXELS = 600;
const TILE_PIXELS = 300;

export type ShownCollection = CollectionInTables & { readonly picture: Picture | null };
export type ShownTemplate = TemplateInTables & { readonly picture: Picture | null };
export type TemplateTile = NftTemplateView & { readonly thumbnail: Picture | null };
export type NftTile = Nft & { readonly thumbnail: Picture | null };

/** The group that a text of the address names: `name` or `name/template`; null if malformed. */
export function groupOf(address: string): NftGroup | null {
  const [collection = '', template, ...rest] = address.split('/');
  if (!isName(collection) || rest.length > 0) return null;
  if (template === undefined) return { collection };
  return isTemplateId(template) ? { collection, template } : null;
}

/** A collection from a node's tables; null if there is none. */
export async function nftCollection(
  { config, pool }: ChainAccess,
  name: string,
): Promise<ShownCollection | null> {
  const view = await readCollection(pool, name);
  return view && { ...view, picture: shown(config.imageServiceUrl, view.image, PIXELS) };
}

/** A template from a node's tables; null if there is none. */
export async function nftTemplate(
  { config, pool }: ChainAccess,
  { collection, template }: Required<NftGroup>,
): Promise<ShownTemplate | null> {
  const view = await readTemplate(pool, collection, template);
  return view && { ...view, picture: shown(config.imageServiceUrl, view.image, PIXELS) };
}

/** A page of a collection's templates from a node's tables, newest first. */
export async function nftTemplatesPage(
  { config, pool }: ChainAccess,
  collection: string,
  after: string | null,
): Promise<Page<TemplateTile>> {
  const page = await readTemplates(pool, collection, after);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      thumbnail: shown(config.imageServiceUrl, row.image, TILE_PIXELS),
    })),
  };
}

/**
 * A page of the NFTs of a collection or a template, newest first.
 * @param page from 0
 */
export async function nftGroupPage(
  access: ChainAccess,
  group: NftGroup,
  page: number,
): Promise<IndexerPage<NftTile>> {
  const { rows, more } = await indexerOf(access).getGroup(group, page + 1);
  const service = access.config.imageServiceUrl;
  return {
    rows: rows.map((nft) => ({ ...nft, thumbnail: shown(service, nft.image, TILE_PIXELS) })),
    more,
  };
}

export interface SourcedCounts extends NftCounts {
  /** The host of the indexer. */
  readonly source: string;
}

/** How many NFTs of a collection or a template were minted and burned. */
export async function nftCounts(access: ChainAccess, group: NftGroup): Promise<SourcedCounts> {
  const counts = await indexerOf(access).getCounts(group);
  return { ...counts, source: new URL(access.config.atomicAssetsApi ?? '').host };
}

/** The cheapest open sale of a template's NFT in the core token; null if there is none. */
export async function lowestSale(
  access: ChainAccess,
  group: Required<NftGroup>,
): Promise<NftSale | null> {
  return await indexerOf(access).getLowestSale(group, access.config.coreSymbol.code);
}

/**
 * A page of the sales of an NFT at AtomicMarket, newest first.
 * @param page from 0
 */
export async function nftSalesPage(
  access: ChainAccess,
  id: string,
  page: number,
): Promise<IndexerPage<NftSale>> {
  return await indexerOf(access).getSales(id, page + 1);
}

/** Throws UnsupportedError if the chain has no indexer. */
function indexerOf({ config, fetch }: ChainAccess) {
  const url = config.atomicAssetsApi;
  if (url === null) throw new UnsupportedError('nft-indexer');
  return createAtomicAssets({ url, ...(fetch && { fetch }) });
}

function shown(service: string | null, image: string | null, pixels: number): Picture | null {
  return image === null ? null : pictureAt(service, image, pixels);
}
