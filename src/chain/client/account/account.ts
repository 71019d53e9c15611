import { accountView } from '../../model/account/account-view.ts';
import type { AccountView } from '../../model/account/account.ts';
import type { Asking } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { coreBalance } from './core-balance.ts';
import { orMissing } from '../chain/or-missing.ts';

export function readAccount(
  access: ChainAccess,
  name: string,
  asking?: Asking,
): Promise<AccountView> {
  const { accounts, coreSymbol: symbol } = access.config;
  return orMissing('account', async () => {
    // Nodes look for the core balance at eosio.token only.
    const elsewhere = accounts.token !== 'eosio.token';
    const [answer, liquid] = await Promise.all([
      access.node.getAccount(name, asking),
      elsewhere ? coreBalance(access, name, asking) : undefined,
    ]);
    return accountView(answer, {
      symbol,
      liquid,
      stakesApart: access.config.features.includes('stakes-apart'),
    });
  });
}
