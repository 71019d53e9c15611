import type { AccountView } from '../../model/account/account.ts';
import { withRexWorth } from '../../model/account/with-rex-worth.ts';
import { withStakesApart } from '../../model/account/with-stakes-apart.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountRex } from './account-rex.ts';
import { readAccount } from './account.ts';
import { stakesApart } from './stakes-apart.ts';

/**
 * An account with the present worth of its REX and its stakes in other contracts, so that its total is
 * that of its page. A part that cannot be read stays as the node reports it.
 */
export async function readWholeAccount(
  access: ChainAccess,
  name: string,
  options: RequestOptions = {},
): Promise<AccountView> {
  const { config, now = Date.now } = access;
  const reported = await readAccount(access, name, options);
  const { signal } = options;
  const isApart = config.features.includes('stakes-apart');
  const [inRex, apart] = await Promise.all([
    reported.inRex
      ? orAnyError(accountRex(access, name, now(), options), undefined, signal)
      : undefined,
    isApart ? orAnyError(stakesApart(access, name, options), null, signal) : null,
  ]);
  const account = inRex === undefined ? reported : withRexWorth(reported, inRex);
  return apart ? withStakesApart(account, apart) : account;
}
