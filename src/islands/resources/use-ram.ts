import { sellableBytes } from '#src/chain/model/resource/ram-trade.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/query.ts';
import { ramTradingStore } from '#src/stores/account/resources.ts';

/** An account's RAM and balance, and the RAM market. */
export function useRam(actor: string) {
  const { state } = useLoad(accountStore, actor);
  const trading = useLoad(ramTradingStore, actor);
  const account = state.kind === 'ready' ? state.value : null;
  const loaded = trading.state.kind === 'ready' ? trading.state.value : null;
  const sellable =
    account && loaded ? sellableBytes(loaded.bought, account.ram.quota, account.ram.used) : null;
  return { trading, sellable, market: loaded?.market ?? null, liquid: account?.liquid ?? null };
}
