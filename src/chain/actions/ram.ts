import { formatAsset } from '../core/asset.ts';
import type { Asset } from '../core/asset.ts';
import type { Action } from './action.ts';
import { systemAction } from './system-action.ts';

interface RamPurchase {
  readonly payer: string;
  readonly receiver: string;
}

/** Buys RAM for an amount of core tokens. */
export function buyram(
  { payer, receiver, quant }: RamPurchase & { readonly quant: Asset },
  permission = 'active',
): Action {
  return systemAction('buyram', payer, permission, { payer, receiver, quant: formatAsset(quant) });
}

/** Buys a number of bytes at the price at execution. */
export function buyrambytes(
  { payer, receiver, bytes }: RamPurchase & { readonly bytes: number },
  permission = 'active',
): Action {
  return systemAction('buyrambytes', payer, permission, { payer, receiver, bytes });
}

export function sellram(account: string, bytes: number, permission = 'active'): Action {
  return systemAction('sellram', account, permission, { account, bytes });
}
