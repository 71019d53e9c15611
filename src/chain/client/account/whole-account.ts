import type { AccountView } from '../../model/account/account.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { readAccount } from './account.ts';

/**
 * An account with the present worth of its REX and its stakes in other contracts, so that its total is
 * that of its page. A part that cannot be read stays as the node reports it. The code of both loads
 * where an account has them.
 */
export async function readWholeAccount(
  access: ChainAccess,
  name: string,
  options: RequestOptions = {},
): Promise<AccountView> {
  const { config } = access;
  const reported = await readAccount(access, name, options);
  const { signal } = options;
  const hasSeparateStakes = config.features.includes('separate-stakes');
  const [addRex, addApart] = await Promise.all([
    reported.inRex && orAnyError(rexOf(access, name, options), unchanged, signal),
    hasSeparateStakes && orAnyError(separateStakesOf(access, name, options), unchanged, signal),
  ]);
  return [addRex, addApart].reduce((account, add) => (add ? add(account) : account), reported);
}

type Addition = (account: AccountView) => AccountView;

const unchanged: Addition = (account) => account;

async function rexOf(
  access: ChainAccess,
  name: string,
  options: RequestOptions,
): Promise<Addition> {
  const [{ accountRex }, { withRexWorth }] = await Promise.all([
    import('./account-rex.ts'),
    import('../../model/account/with-rex-worth.ts'),
  ]);
  const { now = Date.now } = access;
  const inRex = await accountRex(access, name, now(), options);
  return (account) => (inRex ? withRexWorth(account, inRex) : account);
}

async function separateStakesOf(
  access: ChainAccess,
  name: string,
  options: RequestOptions,
): Promise<Addition> {
  const [{ separateStakes }, { withSeparateStakes }] = await Promise.all([
    import('./separate-stakes.ts'),
    import('../../model/account/with-separate-stakes.ts'),
  ]);
  const apart = await separateStakes(access, name, options);
  return (account) => (apart ? withSeparateStakes(account, apart) : account);
}
