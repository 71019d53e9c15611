import { toLegacyKey } from '../core/key.ts';
import { authorizerAccounts, historyKeyAccounts } from '../model/key-accounts.ts';
import type { KeyAccount } from '../model/key.ts';
import { FetchError } from '../rpc/errors.ts';
import type { Asking } from '../rpc/node.ts';
import { createHyperionLists } from '../services/hyperion-lists.ts';
import { UnsupportedError } from '../services/unsupported.ts';
import type { ChainAccess } from './access.ts';

/** @param key in any form. */
export async function keyAccounts(
  access: ChainAccess,
  key: string,
  asking?: Asking,
): Promise<readonly KeyAccount[]> {
  const { config, node, actionsNode } = access;
  const shown = toLegacyKey(key, config.keyPrefix);
  const hyperion = access.hyperionPool && createHyperionLists(access.hyperionPool);
  const sources = [
    async () => authorizerAccounts(await node.getAccountsByAuthorizers([shown], asking)),
    // Hyperion writes keys in the EOS form on every chain.
    hyperion && (() => hyperion.getKeyAccounts(toLegacyKey(key, 'EOS'), asking)),
    config.historyTypes.includes('native') &&
      (async () => historyKeyAccounts(await actionsNode.getKeyAccounts(shown, asking))),
  ];
  return firstOf(
    sources.filter((source) => source !== null && source !== false),
    asking,
  );
}

/** The first source that answers; a source that lacks the call or is down yields to the next. */
async function firstOf<T>(sources: readonly (() => Promise<T>)[], asking?: Asking): Promise<T> {
  let failure: unknown = new FetchError([]);
  for (const source of sources) {
    try {
      return await source();
    } catch (error) {
      asking?.signal?.throwIfAborted();
      failure = error;
    }
  }
  throw isUnsupported(failure) ? new UnsupportedError('hyperion') : failure;
}

/** Endpoints answer, but none has the call: that needs another service. */
function isUnsupported(error: unknown): boolean {
  return (
    error instanceof FetchError &&
    error.attempts.length > 0 &&
    error.attempts.every((attempt) => attempt.trouble === 'unsupported')
  );
}
