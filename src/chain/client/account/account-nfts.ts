import type { Nft } from '../../model/nft/nft.ts';
import type { Picture } from '../../model/nft/picture.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { pictureAt } from '../../services/image-url.ts';
import { createAtomicAssets } from '../../services/nft-indexers.ts';
import type { Listed } from '../../services/pages.ts';
import type { ServiceOptions } from '../../services/requester.ts';
import { createSimpleAssets } from '../../services/simple-assets.ts';
import { readOwnedNfts } from '../../tables/nfts.ts';
import type { ChainAccess } from '../chain/access.ts';

interface OwnedNft extends Nft {
  /** The picture as a square if the chain has an image service, or null. */
  readonly thumbnail: Picture | null;
}

export interface OwnedNfts {
  readonly nfts: readonly OwnedNft[];
  /** Indexers that failed. */
  readonly failed: readonly Nft['contract'][];
  /** Those of AtomicAssets are from a node's tables, because no indexer responded. */
  readonly fromTables: boolean;
  /** False if the account may have more than were read. */
  readonly complete: boolean;
}

const PIXELS = 300;

/**
 * The account's NFTs from every indexer. A failed indexer is listed if another source responds. Those
 * of AtomicAssets can be read from a node's tables, too.
 */
export async function nftsOf(access: ChainAccess, account: string): Promise<OwnedNfts> {
  const { config } = access;
  const { atomicAssetsApi: atomic, simpleAssetsApi: simple } = config;
  const failed: Nft['contract'][] = [];
  let failure: unknown = atomic === null && simple === null ? unsupported() : null;
  const from = async (contract: Nft['contract'], read: Promise<Listed<Nft>>) => {
    try {
      return await read;
    } catch (error) {
      failed.push(contract);
      failure = error;
      return null;
    }
  };
  const [indexed, others] = await Promise.all([
    atomic === null
      ? null
      : from('atomicassets', createAtomicAssets(at(access, atomic)).getAssets(account)),
    simple === null
      ? null
      : from('simpleassets', createSimpleAssets(at(access, simple)).getAssets(account)),
  ]);
  const inTables = indexed ? null : await tablesOf(access, account);
  if (!indexed && !others && !inTables) throw failure;
  const nfts = [indexed ?? inTables, others].flatMap((listed) => listed?.rows ?? []);
  return {
    nfts: nfts.map((nft) => ({
      ...nft,
      thumbnail: nft.image === null ? null : pictureAt(config.imageServiceUrl, nft.image, PIXELS),
    })),
    failed,
    fromTables: inTables !== null,
    complete: [indexed ?? inTables, others].every((listed) => listed?.complete ?? true),
  };
}

/** Null if no node has the tables. Links name the owner, whom nodes need. */
async function tablesOf({ pool }: ChainAccess, account: string): Promise<Listed<Nft> | null> {
  try {
    const { nfts, complete } = await readOwnedNfts(pool, account, null);
    return {
      rows: nfts.map((nft) => ({ ...nft, link: `${nft.link}?owner=${account}` })),
      complete,
    };
  } catch {
    return null;
  }
}

function at({ fetch }: ChainAccess, url: string): ServiceOptions {
  return { url, ...(fetch && { fetch }) };
}

function unsupported(): UnsupportedError {
  return new UnsupportedError('nft-indexer');
}
