import {
  chainRates,
  type RamTrading,
  ramTrading,
} from '../../chain/client/resource/resource-rates.ts';
import type { ResourceRates } from '../../chain/model/resource/resource-rates.ts';
import { actualAccess } from '../chain/contract-facts.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Market prices change with every trade. */
const refreshEvery = 10_000;

export function ramTradingStore(account: string): LoadStore<RamTrading> {
  const read = async () => ramTrading(await actualAccess(), account);
  return createLoadStore(`account/${account}/ram-trading`, read, { refreshEvery });
}

/** The resource rates of stake on this chain; null if no account shows them. */
export function ratesStore(account: string): LoadStore<ResourceRates | null> {
  return createLoadStore(`account/${account}/rates`, async () =>
    chainRates(await actualAccess(), account),
  );
}
