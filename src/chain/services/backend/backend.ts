import { createMaybeRequester, type MaybeServiceOptions, type Requester } from '../requester.ts';

/**
 * The product backend. Its calls are functions in the other files of this folder, one file per
 * area, so that a page bundles only the calls it makes. Errors are those of the requester, and
 * UnsupportedError if the chain has no backend.
 */
export type Backend = Requester;

export function createBackend(options: MaybeServiceOptions): Backend {
  return createMaybeRequester('backend', options);
}
