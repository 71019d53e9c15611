import type { Asset } from '../core/asset.ts';
import type { Action } from './action.ts';
import { transfer } from './transfer.ts';

interface SwapPayment {
  /** The paid token's contract. */
  readonly contract: string;
  readonly from: string;
  /** The account of the swap service. */
  readonly to: string;
  readonly quantity: Asset;
  /** Code of the token to receive. */
  readonly targetToken: string;
  /** The order's id, by which its result is found. */
  readonly order: string;
}

/** Pays an order of the swap service. Its memo names the target token and the order. */
export function paySwap(
  { contract, from, to, quantity, targetToken, order }: SwapPayment,
  permission = 'active',
): Action {
  const memo = `${targetToken},${order}`;
  return transfer({ contract, from, to, quantity, memo }, permission);
}
