import { shortStakeRules } from '#src/chain/model/vote/xpr-stake.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { xprStore } from '#src/stores/account/account-stakes.ts';
import { useLoad } from '#src/stores/load-store.ts';

/**
 * What an account has and stakes in XPR. Null for what is not loaded.
 * @param actor empty before a log-in
 */
export function useXpr(actor: string) {
  const account = useLoad(accountStore, actor || null).state;
  const { state, store } = useLoad(xprStore, actor);
  const holdings = state.kind === 'ready' ? state.value : null;
  return {
    liquid: account.kind === 'ready' ? account.value.liquid : null,
    holdings,
    rules: holdings?.rules ?? shortStakeRules(null),
    state,
    store,
  };
}
