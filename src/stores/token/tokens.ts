import type { PricePeriod } from '../../chain/model/token/price-period.ts';
import type { TokenFacts } from '../../chain/model/token/token-facts.ts';
import { readTokenId, type TokenId } from '../../chain/model/token/token-id.ts';
import type { PricePoint } from '../../chain/services/price-points.ts';
import { chainAccess } from '../chain/client.ts';
import {
  createLoadStore,
  emptyIfNoRows,
  emptyIfNull,
  type LoadStore,
  loadStores,
} from '../load-store.ts';

const refreshEvery = 60_000;

// The readers are loaded with the first request: a page shows its layout before.
const lists = () => import('../../chain/client/token/token-list.ts');
const details = () => import('../../chain/client/token/token-facts.ts');
const rankings = () => import('../../chain/client/token/top-accounts.ts');

/** The tokens that the chain's file and services name, priced in a currency. */
export const tokenListStore = loadStores(
  'token-list',
  async (currency) => (await lists()).tokenList(chainAccess(), currency),
  { refreshEvery },
);

/** A token's facts: `eosio.token:EOS/USD`. Empty if the contract has no such token. */
export function tokenFactsStore(of: string): LoadStore<TokenFacts | null> {
  const [id, currency = ''] = split(of);
  return createLoadStore(
    `token/${of}`,
    async () => (await details()).tokenFacts(chainAccess(), id, currency),
    {
      refreshEvery,
      ...emptyIfNull,
    },
  );
}

/** The supply of a token: `eosio.token:EOS`. */
export const supplyStore = loadStores('supply', async (of) =>
  (await lists()).tokenSupply(chainAccess(), split(of)[0]),
);

/** The number of holders of a token: `eosio.token:EOS`. */
export const holderCountStore = loadStores('holders', async (of) =>
  (await rankings()).holderCount(chainAccess(), split(of)[0]),
);

/** A token's prices in US dollars: `eosio.token:EOS/week`. */
export function priceSeriesStore(of: string): LoadStore<readonly PricePoint[]> {
  const [id, period = ''] = split(of);
  const read = async () =>
    (await details()).tokenPriceSeries(chainAccess(), id, period as PricePeriod);
  return createLoadStore(`price-series/${of}`, read, {
    ...emptyIfNoRows,
    unaffected: true,
  });
}

function split(of: string): [TokenId, ...string[]] {
  const [text = '', ...rest] = of.split('/');
  const id = readTokenId(text);
  if (!id) throw new Error(`Not a token: ${text}`);
  return [id, ...rest];
}
