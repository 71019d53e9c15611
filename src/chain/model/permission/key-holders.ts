import { toModernKey } from '../../core/key.ts';
import type { AccountResponse } from '../../rpc/responses.ts';
import type { KeyAccount } from './key.ts';

/**
 * The permissions that a public key takes part in, of accounts a key lookup named: such a lookup
 * tells accounts, may be behind the chain, and may hold what the key has lost since. Keys are
 * compared as keys, whatever form each has; what is no key is nobody's.
 */
export function keyHolders(publicKey: string, accounts: readonly AccountResponse[]): KeyAccount[] {
  const wanted = modernOf(publicKey);
  if (wanted === null) return [];
  return accounts.flatMap(({ account_name, permissions }) =>
    permissions.flatMap(({ perm_name, required_auth: { keys, threshold } }) => {
      const held = keys.find(({ key }) => modernOf(key) === wanted);
      if (!held) return [];
      return [{ account: account_name, permission: perm_name, weight: held.weight, threshold }];
    }),
  );
}

function modernOf(key: string): string | null {
  try {
    return toModernKey(key);
  } catch {
    return null;
  }
}
