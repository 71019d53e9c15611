import { bridgeCoins } from '#src/chain/model/cross-chain/bridge.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';

/** The token of another chain in the address: `?coin=XBTC`. */
export function useCoin() {
  const wanted = useUrl()?.searchParams.get('coin');
  const [first] = bridgeCoins;
  const coin = bridgeCoins.find(({ wrapped }) => wrapped === wanted) ?? first;
  return { coin, choose: (wrapped: string) => setQuery({ coin: wrapped }) };
}
