import type { EvmContract } from '../../config/types.ts';
import { type AddressReport, reservedName } from '../../model/permission/ethereum-address.ts';
import { evmAccount } from '../../tables/evm.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountExists } from './account-exists.ts';

/**
 * The account that an address of the chain's EVM belongs to.
 * @param address forty hex digits, small
 */
export async function addressAccount(
  access: ChainAccess,
  { contract, links }: EvmContract,
  address: string,
): Promise<AddressReport> {
  if (links === 'names') {
    const account = reservedName(address);
    const known = account !== null && (await accountExists(access, account));
    return known ? { kind: 'reserved', account } : { kind: 'unknown' };
  }
  const account = await evmAccount(access.pool, contract, address);
  if (account === null) return { kind: 'unknown' };
  return account === '' ? { kind: 'unlinked' } : { kind: 'linked', account };
}
