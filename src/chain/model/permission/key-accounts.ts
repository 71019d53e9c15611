import type { HistoryKeyAccountsResponse } from '../../rpc/history-responses.ts';
import type { AuthorizersResponse } from '../../rpc/responses.ts';
import type { KeyAccount } from './key.ts';

export function authorizerAccounts(response: AuthorizersResponse): KeyAccount[] {
  return distinct(
    response.accounts.map((row) => ({
      account: row.account_name,
      permission: row.permission_name,
      weight: row.weight ?? null,
      threshold: row.threshold ?? null,
    })),
  );
}

/** Old history nodes report accounts only; then the permission is empty. */
export function historyKeyAccounts(response: HistoryKeyAccountsResponse): KeyAccount[] {
  return distinct(
    response.account_names.flatMap((account, index) => {
      const permissions = response.permissions?.[index] ?? [''];
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
