import { toModernKey } from '../../core/key.ts';
import type { HistoryKeyAccountsResponse } from '../../rpc/history-responses.ts';
import type { AccountResponse, AuthorizersResponse } from '../../rpc/responses.ts';
import type { KeyAccount } from './key.ts';

export function authorizerAccounts(answer: AuthorizersResponse): KeyAccount[] {
  return distinct(
    answer.accounts.map((row) => ({
      account: row.account_name,
      permission: row.permission_name,
      weight: row.weight ?? null,
      threshold: row.threshold ?? null,
    })),
  );
}

/** Old history nodes report accounts only; then the permission is empty. */
export function historyKeyAccounts(answer: HistoryKeyAccountsResponse): KeyAccount[] {
  return distinct(
    answer.account_names.flatMap((account, place) => {
      const permissions = answer.permissions?.[place] ?? [''];
      return permissions.map((permission) => ({
        account,
        permission,
        weight: null,
        threshold: null,
      }));
    }),
  );
}

/** One row for each account permission, the first one wins. */
export function distinct(rows: readonly KeyAccount[]): KeyAccount[] {
  const seen = new Map<string, KeyAccount>();
  for (const row of rows) {
    const id = `${row.account}@${row.permission}`;
    if (!seen.has(id)) seen.set(id, row);
  }
  return [...seen.values()];
}

/**
 * The permissions of looked-up accounts that contain a public key. A key lookup reports accounts
 * only, may be behind the chain, and may list permissions the key has lost. Keys are compared by
 * value, whatever their format. An invalid key has no permissions.
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
