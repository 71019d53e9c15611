import { keyAccounts } from '../../chain/client/account/keys.ts';
import type { AddressReport } from '../../chain/model/permission/ethereum-address.ts';
import type { KeyReport } from '../../chain/model/permission/key.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The account permissions of a public key in any text format. */
export function keyAccountsStore(key: string): LoadStore<KeyReport> {
  return createLoadStore(`key/${key}`, () => keyAccounts(chainAccess(), key));
}

/**
 * The account of an address of the chain's EVM; unknown on a chain without one.
 * @param address forty hex digits, small
 */
export function addressAccountStore(address: string): LoadStore<AddressReport> {
  return createLoadStore(`address/${address}`, async () => {
    const { evm } = chainConfig();
    if (!evm) return { kind: 'unknown' };
    const { addressAccount } = await import('../../chain/client/account/address-account.ts');
    return addressAccount(chainAccess(), evm, address);
  });
}
