import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import {
  countsOf,
  indexedCollection,
  type NamedCollection,
  type NftCounts,
} from '../model/nft/collection.ts';
import { atomicDetails, type NftDetails } from '../model/nft/details.ts';
import { atomicLog, atomicTransfer, type NftEvent } from '../model/nft/history.ts';
import { atomicNft, type Nft } from '../model/nft/nft.ts';
import { type AccountOffers, atomicOffer, type NftOffer } from '../model/nft/offer.ts';
import { marketSale, type NftSale } from '../model/nft/sale.ts';
import type { JsonRecord } from '../rpc/json.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { nullIfMissing } from './null-if-missing.ts';
import { isFullPage, type Listed, readAllRows } from './pages.ts';
import { createRequester, type ServiceOptions, servicePath } from './requester.ts';

const PATH = '/atomicassets/v1';
/** AtomicMarket's part of the same indexer. */
const MARKET = '/atomicmarket/v1';
/** The state of a sale that can be bought. */
const LISTED = 1;
/** The states of offers that the contract still has: open ones, and those whose NFTs were moved. */
const OPEN = '0,1';
/** The indexer's status for an item that it does not have. */
const MISSING = 416;

const listResponse = v.looseObject({ success: v.literal(true), data: v.array(v.unknown()) });

const assetResponse = v.pipe(
  v.looseObject({ success: v.literal(true), data: v.unknown() }),
  v.transform(({ data }) => atomicDetails(data)),
  v.check((nft) => nft !== null),
  v.transform((nft) => nft as NftDetails),
);

const countsResponse = v.pipe(
  v.looseObject({ success: v.literal(true), data: v.unknown() }),
  v.transform(({ data }) => countsOf(data)),
  v.check((counts) => counts !== null),
  v.transform((counts) => counts as NftCounts),
);

/** The NFTs of a collection, or of one of its templates. */
export interface NftGroup {
  readonly collection: string;
  readonly template?: string;
}

/** A page of a list. Malformed rows are omitted. */
export interface IndexerPage<T> {
  readonly rows: readonly T[];
  readonly more: boolean;
}

/** An indexer of AtomicAssets. Errors are those of the requester. */
export function createAtomicAssets(options: ServiceOptions) {
  const requester = createRequester({ maxBytes: limits.largeResponseBytes, ...options });

  /** @param page from 1 */
  async function list<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    page: number,
    read: (row: unknown) => T | null,
    limit: number = limits.nftEvents,
  ): Promise<IndexerPage<T>> {
    const { data } = await requester.get(
      servicePath(path, null, { ...query, page, limit, order: 'desc' }),
      listResponse,
    );
    return {
      rows: data.map(read).filter((row) => row !== null),
      more: data.length === limit || isFullPage(data.length),
    };
  }

  return {
    /** An account's assets, up to five thousand. Malformed ones are omitted. */
    getAssets: (owner: string): Promise<Listed<Nft>> =>
      readAllRows(
        async (_skip, page) => {
          const query = { owner, page, limit: limits.nftAssets };
          const path = servicePath(`${PATH}/assets`, null, query);
          const { data } = await requester.get(path, listResponse);
          return { rows: data.map(atomicNft).filter((nft) => nft !== null), length: data.length };
        },
        ({ id }) => id,
        { maxPages: limits.nftPages },
      ),

    /** Null if there is no such asset. A burned one is reported. */
    getAsset: (id: string, requestOptions?: RequestOptions): Promise<NftDetails | null> =>
      nullIfMissing(
        requester.get(servicePath(`${PATH}/assets`, id), assetResponse, requestOptions),
        MISSING,
      ),

    /** The transfers of an asset, newest first. */
    getTransfers: (id: string, page: number) =>
      list<NftEvent>(`${PATH}/transfers`, { asset_id: id }, page, atomicTransfer),

    /** Mint, burn, backing and changes of an asset, newest first. */
    getLogs: (id: string, shared: JsonRecord, page: number) =>
      list<NftEvent>(`${servicePath(`${PATH}/assets`, id)}/logs`, {}, page, (row) =>
        atomicLog(row, shared),
      ),

    /** Collections whose title has a text, the newest first. */
    async findCollections(match: string): Promise<readonly NamedCollection[]> {
      const limit = limits.foundCollections;
      const path = `${PATH}/collections`;
      return (await list(path, { match }, 1, indexedCollection, limit)).rows;
    },

    /** NFTs of a collection or a template that were not burned, the newest first. */
    getGroup: (group: NftGroup, page: number) =>
      list<Nft>(
        `${PATH}/assets`,
        { ...groupQuery(group), burned: 'false', sort: 'asset_id' },
        page,
        atomicNft,
        limits.nftTiles,
      ),

    /** How many NFTs of a collection or a template were minted and burned. */
    getCounts: (group: NftGroup): Promise<NftCounts> =>
      requester.get(
        group.template === undefined
          ? `${servicePath(`${PATH}/collections`, group.collection)}/stats`
          : `${servicePath(servicePath(`${PATH}/templates`, group.collection), group.template)}/stats`,
        countsResponse,
      ),

    /** The sales of an asset at AtomicMarket, newest first. */
    getSales: (id: string, page: number) =>
      list<NftSale>(`${MARKET}/sales`, { asset_id: id, sort: 'created' }, page, marketSale),

    /** The cheapest open sale of one NFT of a template, in a token; null if there is none. */
    async getLowestSale(group: Required<NftGroup>, symbol: string): Promise<NftSale | null> {
      const path = servicePath(`${MARKET}/sales`, null, {
        ...groupQuery(group),
        state: LISTED,
        max_assets: 1,
        symbol,
        sort: 'price',
        order: 'asc',
        page: 1,
        limit: 1,
      });
      const { data } = await requester.get(path, listResponse);
      return data[0] === undefined ? null : marketSale(data[0]);
    },

    /** Trade offers with an asset on either side, newest first. */
    getOffers: (id: string, page: number) =>
      list<NftOffer>(`${PATH}/offers`, { asset_id: id }, page, atomicOffer),

    /** The open trade offers that an account made or got, newest first. */
    getAccountOffers: ({ account, side }: AccountOffers, page: number) =>
      list<NftOffer>(`${PATH}/offers`, { [side]: account, state: OPEN }, page, atomicOffer),
  };
}

function groupQuery({ collection, template }: NftGroup): Readonly<Record<string, string>> {
  return { collection_name: collection, ...(template !== undefined && { template_id: template }) };
}
