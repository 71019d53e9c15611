import * as limits from '../../core/limits.ts';
import { record, rowsIn } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/** The history of an NFT, twenty undecoded rows a page, newest first. */
export function getNftHistory(backend: Backend, network: string, id: string, skip = 0) {
  const query = { type: 'getNftHistory', network, id, skip, limit: limits.nftHistoryRows };
  return backend.get(servicePath('/nft', null, query), rowsIn('history', record));
}
