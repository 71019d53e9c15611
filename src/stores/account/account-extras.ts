import { accountAvatar } from '../../chain/client/account/account-avatar.ts';
import type { Picture } from '../../chain/model/nft/picture.ts';
import { recordOf } from '../../chain/rpc/json.ts';
import { ofName } from '../../chain/tables/query.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

interface AccountIdentity {
  /** Null for none. */
  readonly avatar: Picture | null;
  /** Registered as a producer. */
  readonly producer: boolean;
  /** The verified identity tier; 0 for none. */
  readonly tier: 0 | 1 | 2;
  /** Of a published dApp. */
  readonly isDapp: boolean;
}

/** The account's avatar and marks, from services beside its node. */
export const identityStore = loadStores('identity', async (name) => {
  const producer = await isProducer(name);
  const [avatar, tier, { dappLogo }] = await Promise.all([
    accountAvatar(chainAccess(), name, producer),
    verifiedTier(name),
    import('../../chain/services/dapp-logos.ts'),
  ]);
  const isDapp = dappLogo(chainConfig().key, name) !== null;
  return { avatar, producer, tier, isDapp };
});

/** Whether the account is registered as a producer. */
export const isProducerStore = loadStores('is-producer', isProducer);

async function isProducer(name: string): Promise<boolean> {
  const { accounts, systemContract } = chainConfig();
  const { system } = accounts;
  const table = { code: system, scope: system, table: 'producers', ...ofName(name), limit: 1 };
  // FIO's producer table has a numeric key. Names are in the fourth index.
  const index = systemContract === 'fio' ? { index_position: 4, key_type: 'i64' } : {};
  const { rows } = await chainAccess().node.getTableRows({ ...table, ...index });
  return rows.map(recordOf).some(({ owner, is_active: active }) => {
    return owner === name && active !== false && active !== 0;
  });
}

async function verifiedTier(name: string): Promise<AccountIdentity['tier']> {
  if (!chainConfig().features.includes('profiles')) return 0;
  const { verifiedProfile } = await import('../../chain/client/account/account-profile.ts');
  return (await verifiedProfile(chainAccess(), name))?.tier ?? 0;
}
