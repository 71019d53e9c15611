import { type Asset } from '../../core/asset.ts';
import { addAssets } from '../../core/asset-sums.ts';
import { isName } from '../../core/name.ts';
import type { BalanceChange, HolderChanges } from '../transaction/balance-changes.ts';

/** Limit of balances to look up, so that a large batch does not cause hundreds of requests. */
const MOST_BALANCES = 10;

/** Identifies a balance: `alice/eosio.token:EOS`. */
export function balanceKey(holder: string, { contract, amount }: BalanceChange): string {
  return `${holder}/${contract}:${amount.symbol.code}`;
}

/**
 * The keys of the first changed balances. Stakes are no balances of a token contract, and nodes know
 * no balance of a holder that is a public key.
 */
export function balanceKeys(balances: readonly HolderChanges[]): string[] {
  return balances
    .filter(({ holder }) => isName(holder))
    .flatMap(({ holder, changes }) =>
      changes.filter(({ staked }) => !staked).map((change) => balanceKey(holder, change)),
    )
    .slice(0, MOST_BALANCES);
}

/**
 * A balance after a change; null if the node's balance is of another precision or the sum is out of
 * range.
 */
export function balanceAfter(now: Asset, change: Asset): Asset | null {
  try {
    return addAssets(now, change);
  } catch {
    return null;
  }
}
