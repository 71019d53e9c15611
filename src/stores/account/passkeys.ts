import { orMissingTable } from '../../chain/rpc/fallback.ts';
import { readCredentials } from '../../chain/tables/credentials.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/**
 * The passkeys that an account registered, each with the host that it was created for if it names
 * one. Null where the chain has no table of them.
 */
export const passkeysStore = loadStores('passkeys', async (account) => {
  const rows = await orMissingTable(readCredentials(chainAccess().pool, account), null);
  if (rows === null || rows.length === 0) return rows && [];
  const { parsePasskeyKey } = await import('../../chain/sign/keys/webauthn.ts');
  const hostOf = (key: string) => {
    try {
      return parsePasskeyKey(key).relyingParty;
    } catch {
      return null;
    }
  };
  return rows.map((row) => ({ ...row, host: hostOf(row.publicKey) }));
});
