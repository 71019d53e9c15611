import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { atomicDetails, type NftDetails } from '../model/nft/details.ts';
import { atomicLog, atomicTransfer, type NftEvent } from '../model/nft/history.ts';
import { atomicNft, type Nft } from '../model/nft/nft.ts';
import { atomicOffer, type NftOffer } from '../model/nft/offer.ts';
import type { JsonRecord } from '../rpc/json.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { nullIfMissing } from './null-if-missing.ts';
import { createRequester, type ServiceOptions, servicePath } from './requester.ts';

const PATH = '/atomicassets/v1';
/** The indexer's status for an item that it does not have. */
const MISSING = 416;

const listResponse = v.looseObject({ success: v.literal(true), data: v.array(v.unknown()) });

const assetResponse = v.pipe(
  v.looseObject({ success: v.literal(true), data: v.unknown() }),
  v.transform(({ data }) => atomicDetails(data)),
  v.check((nft) => nft !== null),
  v.transform((nft) => nft as NftDetails),
);

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
    requestOptions?: RequestOptions,
  ): Promise<IndexerPage<T>> {
    const limit = limits.nftEvents;
    const { data } = await requester.get(
      servicePath(path, null, { ...query, page, limit, order: 'desc' }),
      listResponse,
      requestOptions,
    );
    return {
      rows: data.map(read).filter((row) => row !== null),
      more: data.length === limit,
    };
  }

  return {
    /** An account's first thousand assets. Malformed ones are omitted. */
    async getAssets(owner: string, requestOptions?: RequestOptions): Promise<Nft[]> {
      const path = servicePath(`${PATH}/assets`, null, { owner, page: 1, limit: limits.nftAssets });
      const { data } = await requester.get(path, listResponse, requestOptions);
      return data.map(atomicNft).filter((nft) => nft !== null);
    },

    /** Null if there is no such asset. A burned one is reported. */
    getAsset: (id: string, requestOptions?: RequestOptions): Promise<NftDetails | null> =>
      nullIfMissing(
        requester.get(servicePath(`${PATH}/assets`, id), assetResponse, requestOptions),
        MISSING,
      ),

    /** The transfers of an asset, newest first. */
    getTransfers: (id: string, page: number, requestOptions?: RequestOptions) =>
      list<NftEvent>(`${PATH}/transfers`, { asset_id: id }, page, atomicTransfer, requestOptions),

    /** Mint, burn, backing and changes of an asset, newest first. */
    getLogs: (id: string, shared: JsonRecord, page: number, requestOptions?: RequestOptions) =>
      list<NftEvent>(
        `${servicePath(`${PATH}/assets`, id)}/logs`,
        {},
        page,
        (row) => atomicLog(row, shared),
        requestOptions,
      ),

    /** Trade offers with an asset on either side, newest first. */
    getOffers: (id: string, page: number, requestOptions?: RequestOptions) =>
      list<NftOffer>(`${PATH}/offers`, { asset_id: id }, page, atomicOffer, requestOptions),
  };
}
