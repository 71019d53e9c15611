import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { type NftDetails, simpleDetails } from '../model/nft/details.ts';
import { type Nft, simpleNft } from '../model/nft/nft.ts';
import { nullIfMissing } from './null-if-missing.ts';
import { type Listed, readAllRows } from './pages.ts';
import { createRequester, type ServiceOptions, servicePath } from './requester.ts';

const PATH = '/v1/assets';
/** The indexer's status for an asset that it does not have. */
const MISSING = 404;

const searchResponse = v.looseObject({ results: v.array(v.unknown()) });

const assetResponse = v.pipe(
  v.unknown(),
  v.transform(simpleDetails),
  v.check((nft) => nft !== null),
  v.transform((nft) => nft as NftDetails),
);

/** An indexer of SimpleAssets. Errors are those of the requester. */
export function createSimpleAssets(options: ServiceOptions) {
  const requester = createRequester({ maxBytes: limits.largeResponseBytes, ...options });
  return {
    /** An account's assets, up to five thousand. Malformed ones are omitted. */
    getAssets: (owner: string): Promise<Listed<Nft>> =>
      readAllRows(
        async (_skip, page) => {
          const query = { owner, page, limit: limits.nftAssets };
          const path = servicePath(`${PATH}/search`, null, query);
          const { results } = await requester.get(path, searchResponse);
          const rows = results.map(simpleNft).filter((nft) => nft !== null);
          return { rows, length: results.length };
        },
        ({ id }) => id,
        { maxPages: limits.nftPages },
      ),

    /** Null if there is no such asset. Burned ones no longer exist. */
    getAsset: (id: string): Promise<NftDetails | null> =>
      nullIfMissing(requester.get(servicePath(PATH, id), assetResponse), MISSING),
  };
}
