import { isName } from '../../core/name.ts';
import { type NftDetails, isNftId, likelyContract } from '../../model/nft/details.ts';
import type { Nft } from '../../model/nft/nft.ts';
import type { Picture } from '../../model/nft/picture.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { pictureAt } from '../../services/image-url.ts';
import { createAtomicAssets } from '../../services/nft-indexers.ts';
import { createSimpleAssets } from '../../services/simple-assets.ts';
import { readOwnedNfts } from '../../tables/nfts.ts';
import type { ChainAccess } from '../chain/access.ts';

export interface ShownNft extends NftDetails {
  /** The image as a square if the chain has an image service, or null. */
  readonly picture: Picture | null;
  /** The host of the indexer; null if a node's tables were read in its place. */
  readonly source: string | null;
}

const PIXELS = 600;

/**
 * The NFT with an id; null if no indexer of the chain has it. If they fail, or the chain has none, it
 * is read from a node's tables, which are by owner.
 * @param owner who should own it, if that is known
 */
export async function readNft(
  access: ChainAccess,
  id: string,
  owner: string | null = null,
): Promise<ShownNft | null> {
  try {
    return await fromIndexers(access, id);
  } catch (error) {
    if (owner === null || !isName(owner) || !isNftId(id)) throw error;
    const { nfts } = await readOwnedNfts(access.pool, owner, id);
    const [nft] = nfts;
    if (!nft) throw error;
    return { ...nft, picture: pictureOf(access, nft), source: null };
  }
}

/** The contract that gives out such ids comes first, the other one only if it does not have it. */
async function fromIndexers(access: ChainAccess, id: string): Promise<ShownNft | null> {
  const { config, fetch } = access;
  const services = { atomicassets: config.atomicAssetsApi, simpleassets: config.simpleAssetsApi };
  const make = { atomicassets: createAtomicAssets, simpleassets: createSimpleAssets };
  if (Object.values(services).every((url) => url === null))
    throw new UnsupportedError('nft-indexer');
  if (!isNftId(id)) return null;
  for (const contract of inOrder(likelyContract(id))) {
    const url = services[contract];
    if (url === null) continue;
    const nft = await make[contract]({ url, ...(fetch && { fetch }) }).getAsset(id);
    if (nft) return { ...nft, picture: pictureOf(access, nft), source: new URL(url).host };
  }
  return null;
}

function pictureOf({ config }: ChainAccess, { image }: NftDetails): Picture | null {
  return image === null ? null : pictureAt(config.imageServiceUrl, image, PIXELS);
}

function inOrder(first: Nft['contract']): readonly Nft['contract'][] {
  return first === 'atomicassets'
    ? ['atomicassets', 'simpleassets']
    : ['simpleassets', 'atomicassets'];
}
