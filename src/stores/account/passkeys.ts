import { orMissingTable } from '../../chain/rpc/fallback.ts';
import { type Credential, readCredentials } from '../../chain/tables/credentials.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

interface Passkey extends Credential {
  /** The host that the key was created for. Null if the key does not name one. */
  readonly host: string | null;
}

/** The passkeys that an account registered. Null where the chain has no table of them. */
export const passkeysStore = loadStores(
  'passkeys',
  async (account): Promise<readonly Passkey[] | null> => {
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
  },
);
