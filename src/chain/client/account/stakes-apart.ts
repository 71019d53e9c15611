import type { StakesApart } from '../../model/account/account.ts';
import { fioStakes, xprStakes } from '../../model/account/stakes-apart.ts';
import type { Asking } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fioHoldings } from './account-fio.ts';
import { xprHoldings } from './account-xpr.ts';

/** Null where the chain knows no public key of a FIO account. */
export async function stakesApart(
  access: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<StakesApart | null> {
  if (access.config.systemContract === 'fio') {
    const { balance } = await fioHoldings(access, account, asking);
    return balance && fioStakes(balance);
  }
  return xprStakes(account, await xprHoldings(access, account, asking));
}
