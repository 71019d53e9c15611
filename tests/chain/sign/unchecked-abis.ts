import * as limits from '#src/chain/core/limits.ts';
import * as signing from '#src/chain/core/signing-messages.ts';
import { abiFromBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { type AbiCache, AbiError, orAbiError, orNotCached } from '#src/chain/sign/abi/abi-cache.ts';
import { createAccountCache } from '#src/chain/sign/abi/account-cache.ts';

/** ABIs as one node serves them. Rejects as the checked ones do. */
export function createUncheckedAbis(
  fetch: (account: string) => Promise<{ readonly abi: Uint8Array }>,
): AbiCache {
  const cache = createAccountCache(
    (account) =>
      orAbiError(account, async () => {
        const { abi } = await fetch(account);
        if (abi.length === 0) throw new AbiError(account, signing.abiMissing(account));
        return abiFromBytes(abi);
      }),
    limits.cachedAbis,
  );
  return {
    get: cache.get,
    read: cache.get,
    forget: cache.forget,
    cached: (account) => orNotCached(account, cache.cached(account)),
  };
}
