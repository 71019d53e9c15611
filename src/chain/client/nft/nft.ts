import { type NftDetails, isNftId, likelyContract } from '../../model/nft/details.ts';
import type { Nft } from '../../model/nft/nft.ts';
import type { Picture } from '../../model/nft/picture.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { pictureAt } from '../../services/image-url.ts';
import { createAtomicAssets } from '../../services/nft-indexers.ts';
import { createSimpleAssets } from '../../services/simple-assets.ts';
import type { ChainAccess } from '../chain/access.ts';

export interface ShownNft extends NftDetails {
  /** The image as a square if the chain has an image service, or null. */
  readonly picture: Picture | null;
  /** The host of the indexer. */
  readonly source: string;
}

const PIXELS = 600;

/**
 * The NFT with an id; null if no indexer of the chain has it. The contract that gives out such ids
 * is asked first, the other one only if it does not have it.
 */
export async function readNft(
  { config, fetch }: ChainAccess,
  id: string,
  requestOptions?: RequestOptions,
): Promise<ShownNft | null> {
  const services = { atomicassets: config.atomicAssetsApi, simpleassets: config.simpleAssetsApi };
  const make = { atomicassets: createAtomicAssets, simpleassets: createSimpleAssets };
  if (Object.values(services).every((url) => url === null))
    throw new UnsupportedError('nft-indexer');
  if (!isNftId(id)) return null;
  for (const contract of inOrder(likelyContract(id))) {
    const url = services[contract];
    if (url === null) continue;
    const nft = await make[contract]({ url, ...(fetch && { fetch }) }).getAsset(id, requestOptions);
    if (nft)
      return {
        ...nft,
        picture: nft.image === null ? null : pictureAt(config.imageServiceUrl, nft.image, PIXELS),
        source: new URL(url).host,
      };
  }
  return null;
}

function inOrder(first: Nft['contract']): readonly Nft['contract'][] {
  return first === 'atomicassets'
    ? ['atomicassets', 'simpleassets']
    : ['simpleassets', 'atomicassets'];
}
