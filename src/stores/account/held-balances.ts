import { tokenBalance } from '#src/chain/client/account/token-balance.ts';
import type { Asset } from '../../chain/core/asset.ts';
import { chainAccess } from '../chain/client.ts';
import type { LoadState } from '../../chain/model/shared/load-state.ts';
import * as limits from '../../chain/core/limits.ts';
import { loadStores } from '../load-store.ts';

/** Balances also change by others' transfers. */
const refreshEvery = limits.accountRefreshMs;

/** Current balances by `alice/eosio.token:EOS`. Null if it never had any, absent if unknown. */
export type HeldBalances = ReadonlyMap<string, Asset | null>;

/**
 * Several current balances from a node. One that fails is left out.
 * @param of JSON of their keys: `["alice/eosio.token:EOS"]`
 */
export const heldBalancesStore = loadStores(
  'balances',
  async (of) => {
    const balances = await Promise.all(
      (JSON.parse(of) as string[]).map(async (key) => {
        const [account = '', contract = '', code = ''] = key.split(/[/:]/);
        const balance = await tokenBalance(chainAccess(), account, { contract, code }).then(
          (asset) => asset ?? null,
          () => undefined,
        );
        return balance === undefined ? [] : [[key, balance] as const];
      }),
    );
    return new Map(balances.flat());
  },
  { refreshEvery },
);

/** What is known of the balances: null while loading, none of them if the request failed. */
export function heldBalances(state: LoadState<HeldBalances>): HeldBalances | null {
  if (state.kind === 'ready') return state.value;
  return state.kind === 'loading' ? null : new Map();
}
