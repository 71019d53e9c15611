import type { ResponseKeeper } from '../../chain/rpc/kept-responses.ts';
import { createKeeper } from '../../chain/rpc/response-keeper.ts';
import { responseStore } from './response-store.ts';

/** The code that finds and keeps responses, loaded on demand. */
export function keeperOf(name: string): ResponseKeeper {
  return createKeeper(responseStore(name));
}
