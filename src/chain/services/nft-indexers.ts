import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { atomicNft, type Nft } from '../model/nft/nft.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { createRequester, type ServiceOptions, servicePath } from './requester.ts';

const PATH = '/atomicassets/v1/assets';

const assetsResponse = v.looseObject({ success: v.literal(true), data: v.array(v.unknown()) });

const assetResponse = v.pipe(
  v.looseObject({ success: v.literal(true), data: v.unknown() }),
  v.transform(({ data }) => atomicNft(data)),
  v.check((nft) => nft !== null),
  v.transform((nft) => nft as Nft),
);

/** An indexer of AtomicAssets. Errors are those of the requester. */
export function createAtomicAssets(options: ServiceOptions) {
  const requester = createRequester({ maxBytes: limits.largeResponseBytes, ...options });
  return {
    /** An account's first thousand assets. Malformed ones are omitted. */
    async getAssets(owner: string, requestOptions?: RequestOptions): Promise<Nft[]> {
      const path = servicePath(PATH, null, { owner, page: 1, limit: limits.nftAssets });
      const { data } = await requester.get(path, assetsResponse, requestOptions);
      return data.map(atomicNft).filter((nft) => nft !== null);
    },

    getAsset: (id: string, requestOptions?: RequestOptions): Promise<Nft> =>
      requester.get(servicePath(PATH, id), assetResponse, requestOptions),
  };
}
