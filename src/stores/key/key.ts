import { keyAccounts } from '../../chain/client/account/keys.ts';
import type { AddressReport } from '../../chain/model/permission/ethereum-address.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** The account permissions of a public key in any text format. */
export const keyAccountsStore = loadStores('key', (key) => keyAccounts(chainAccess(), key));

/**
 * The account of an address of the chain's EVM; unknown on a chain without one.
 * @param address forty hex digits, small
 */
export const addressAccountStore = loadStores(
  'address',
  async (address): Promise<AddressReport> => {
    const { evm } = chainConfig();
    if (!evm) return { kind: 'unknown' };
    const { addressAccount } = await import('../../chain/client/account/address-account.ts');
    return addressAccount(chainAccess(), evm, address);
  },
);
