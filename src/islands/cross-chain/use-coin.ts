import { bridgeCoins } from '#src/chain/model/cross-chain/bridge.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';

/** The token of another chain in the address: `?coin=XBTC`. */
export function useCoin() {
  const coin = coinOf(useQueryValue('coin'));
  return { coin, choose: (wrapped: string) => setQuery({ coin: wrapped }) };
}

/** A token of another chain by its wrapped symbol, else the first one. */
export function coinOf(requested: string | null) {
  const [first] = bridgeCoins;
  return bridgeCoins.find(({ wrapped }) => wrapped === requested) ?? first;
}
