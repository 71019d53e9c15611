import { isPublicKey, keyId } from '../../core/key.ts';
import type { AccountResponse } from '../../rpc/responses.ts';
import type { KeyAccount } from './key.ts';

/**
 * The permissions of looked-up accounts that contain a public key. A key lookup reports accounts
 * only, may be behind the chain, and may list permissions the key has lost. Keys are compared by
 * value, whatever their format. An invalid key has no permissions.
 */
export function keyHolders(publicKey: string, accounts: readonly AccountResponse[]): KeyAccount[] {
  if (!isPublicKey(publicKey)) return [];
  const id = keyId(publicKey);
  return accounts.flatMap(({ account_name, permissions }) =>
    permissions.flatMap(({ perm_name, required_auth: { keys, threshold } }) => {
      const entry = keys.find(({ key }) => keyId(key) === id);
      if (!entry) return [];
      return [{ account: account_name, permission: perm_name, weight: entry.weight, threshold }];
    }),
  );
}
