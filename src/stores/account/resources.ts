import { chainRates, ramTrading } from '../../chain/client/resource/resource-rates.ts';
import { actualAccess } from '../chain/contract-facts.ts';
import { loadStores } from '../load-store.ts';

/** Market prices change with every trade. */
const refreshEvery = 10_000;

export const ramTradingStore = loadStores(
  'account-ram-trading',
  async (account) => ramTrading(await actualAccess(), account),
  { refreshEvery },
);

/** The resource rates of stake on this chain; null if no account shows them. */
export const ratesStore = loadStores('account-rates', async (account) =>
  chainRates(await actualAccess(), account),
);
