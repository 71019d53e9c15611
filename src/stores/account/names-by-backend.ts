import { backendOf } from '../../chain/client/chain/backend.ts';
import { searchAccounts } from '../../chain/services/backend/accounts.ts';
import { chainAccess } from '../chain/client.ts';

/** Names of accounts that begin with a text, by the backend's index. */
export function namesByBackend(text: string): Promise<readonly string[]> {
  return searchAccounts(backendOf(chainAccess()), text);
}
