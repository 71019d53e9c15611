import * as v from 'valibot';
import { type Nft, simpleNft } from '../model/nft.ts';
import type { Asking } from '../rpc/node.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

/** The most that is asked for at once. */
const LIMIT = 1_000;

const searchAnswer = v.looseObject({ results: v.array(v.unknown()) });

/** An indexer of SimpleAssets. Errors are those of the requester. */
export function createSimpleAssets(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    /** The first thousand an account has. What is no asset is left out. */
    async getAssets(owner: string, asking?: Asking): Promise<Nft[]> {
      const path = servicePath('/v1/assets/search', null, { owner, page: 1, limit: LIMIT });
      const { results } = await requester.get(path, searchAnswer, asking);
      return results.map(simpleNft).filter((nft) => nft !== null);
    },
  };
}
