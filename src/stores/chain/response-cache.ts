import type { ResponseCache } from '../../chain/rpc/cached-responses.ts';
import { createResponseCache } from '../../chain/rpc/response-cache.ts';
import { responseStore } from './response-store.ts';

/** The code that finds and keeps responses, loaded on demand. */
export function responseCache(name: string): ResponseCache {
  return createResponseCache(responseStore(name));
}
