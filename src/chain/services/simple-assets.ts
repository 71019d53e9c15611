import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { type Nft, simpleNft } from '../model/nft/nft.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { createRequester, type ServiceOptions, servicePath } from './requester.ts';

const searchResponse = v.looseObject({ results: v.array(v.unknown()) });

/** An indexer of SimpleAssets. Errors are those of the requester. */
export function createSimpleAssets(options: ServiceOptions) {
  const requester = createRequester({ maxBytes: limits.largeResponseBytes, ...options });
  return {
    /** An account's first thousand assets. Malformed ones are omitted. */
    async getAssets(owner: string, requestOptions?: RequestOptions): Promise<Nft[]> {
      const path = servicePath('/v1/assets/search', null, {
        owner,
        page: 1,
        limit: limits.nftAssets,
      });
      const { results } = await requester.get(path, searchResponse, requestOptions);
      return results.map(simpleNft).filter((nft) => nft !== null);
    },
  };
}
