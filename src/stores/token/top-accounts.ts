import type { TopAccounts } from '../../chain/client/token/top-accounts.ts';
import { readTokenId } from '../../chain/model/token/token-id.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** The largest accounts: `stake/100`, `ram/500`, or holders of a token: `eosio.token:EOS/1000`. */
export const topAccountsStore = loadStores('top', read, {
  isEmpty: ({ rows }) => rows.length === 0,
});

async function read(of: string): Promise<TopAccounts> {
  const { topHolders, topRam, topStake } = await import('../../chain/client/token/top-accounts.ts');
  const [by = '', text] = of.split('/');
  const count = Number(text);
  if (by === 'stake') return topStake(chainAccess(), count);
  if (by === 'ram') return topRam(chainAccess(), count);
  const id = readTokenId(by);
  if (!id) throw new Error(`Not a token: ${by}`);
  return topHolders(chainAccess(), id, count);
}
