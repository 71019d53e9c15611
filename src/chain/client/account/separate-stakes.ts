import type { SeparateStakes } from '../../model/account/account.ts';
import { fioStakes, xprStakes } from '../../model/account/separate-stakes.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fioHoldings } from './account-fio.ts';
import { xprHoldings } from './account-xpr.ts';

/** Null if the chain does not know the public key of a FIO account. */
export async function separateStakes(
  access: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<SeparateStakes | null> {
  if (access.config.systemContract === 'fio') {
    const { balance } = await fioHoldings(access, account, options);
    return balance && fioStakes(balance);
  }
  return xprStakes(account, await xprHoldings(access, account, options));
}
