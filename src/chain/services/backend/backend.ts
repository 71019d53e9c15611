import { createMaybeRequester, type MaybeServiceOptions, type Requester } from '../requester.ts';

/**
 * The product backend. Its calls are plain functions in the files beside this one, an area a file,
 * so that a page carries those it makes and no more. Errors are those of the requester, and
 * UnsupportedError where the chain has none.
 */
export type Backend = Requester;

export function createBackend(options: MaybeServiceOptions): Backend {
  return createMaybeRequester('backend', options);
}
