import * as limits from '../../core/limits.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { record, rowsIn } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/** What befell an NFT, twenty a page, the newest first: rows as the service keeps them. */
export function getNftHistory(
  backend: Backend,
  network: string,
  id: string,
  skip = 0,
  options?: RequestOptions,
) {
  const query = { type: 'getNftHistory', network, id, skip, limit: limits.nftHistoryRows };
  return backend.get(servicePath('/nft', null, query), rowsIn('history', record), options);
}
