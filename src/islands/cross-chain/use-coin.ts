import { bridgeCoins } from '#src/chain/model/cross-chain/bridge.ts';
import { setQuery, useQueryValue } from '#src/stores/url.ts';

/** The token of another chain in the address: `?coin=XBTC`. */
export function useCoin() {
  const wanted = useQueryValue('coin');
  const [first] = bridgeCoins;
  const coin = bridgeCoins.find(({ wrapped }) => wrapped === wanted) ?? first;
  return { coin, choose: (wrapped: string) => setQuery({ coin: wrapped }) };
}
