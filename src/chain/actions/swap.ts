import { type Asset, formatAsset } from '../core/asset.ts';
import type { Action } from './action.ts';
import { transfer } from './transfer.ts';

interface Swap {
  /** The contract of the core token, which swaps. */
  readonly swapper: string;
  /** The contract of the paid token. */
  readonly contract: string;
  readonly from: string;
  /** Gets the other token. */
  readonly to: string;
  /** Its symbol decides the direction. */
  readonly quantity: Asset;
  /** For another receiver; a swap for oneself has none. */
  readonly memo: string;
}

/** Swaps the core token and the one before it, one to one, for oneself or for another account. */
export function swap(
  { swapper, contract, from, to, quantity, memo }: Swap,
  permission = 'active',
): Action {
  if (to === from) return transfer({ contract, from, to: swapper, quantity, memo: '' }, permission);
  return {
    account: swapper,
    name: 'swapto',
    authorization: [{ actor: from, permission }],
    data: { from, to, quantity: formatAsset(quantity), memo },
  };
}
