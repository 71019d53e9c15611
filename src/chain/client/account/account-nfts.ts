import type { Nft } from '../../model/nft/nft.ts';
import type { Picture } from '../../model/nft/picture.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { pictureAt } from '../../services/image-url.ts';
import { createAtomicAssets } from '../../services/nft-indexers.ts';
import { createSimpleAssets } from '../../services/simple-assets.ts';
import type { ChainAccess } from '../chain/access.ts';

interface OwnedNft extends Nft {
  /** The picture as a square if the chain has an image service, or null. */
  readonly thumbnail: Picture | null;
}

export interface OwnedNfts {
  readonly nfts: readonly OwnedNft[];
  /** Indexers that failed. */
  readonly failed: readonly Nft['contract'][];
}

const PIXELS = 300;

/** The account's tokens from every indexer. A failed indexer is listed if another one responds. */
export async function nftsOf(
  { config, fetch }: ChainAccess,
  account: string,
  requestOptions?: RequestOptions,
): Promise<OwnedNfts> {
  const options = (url: string) => ({ url, ...(fetch && { fetch }) });
  const { atomicAssetsApi: atomic, simpleAssetsApi: simple } = config;
  const sources = [
    ...(atomic === null ? [] : [createAtomicAssets(options(atomic))]),
    ...(simple === null ? [] : [createSimpleAssets(options(simple))]),
  ];
  const names: Nft['contract'][] = [
    ...(atomic === null ? [] : (['atomicassets'] as const)),
    ...(simple === null ? [] : (['simpleassets'] as const)),
  ];
  if (sources.length === 0) throw new UnsupportedError('nft-indexer');
  const results = await Promise.allSettled(
    sources.map((source) => source.getAssets(account, requestOptions)),
  );
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = results.find((result) => result.status === 'rejected');
  if (loaded.length === 0 && failure) throw failure.reason;
  return {
    nfts: loaded.flat().map((nft) => ({
      ...nft,
      thumbnail: nft.image === null ? null : pictureAt(config.imageServiceUrl, nft.image, PIXELS),
    })),
    failed: names.filter((_, place) => results[place]?.status === 'rejected'),
  };
}
