import type { Action } from './action.ts';

const DEX = 'dex';

/** Cancels an open order of the account. Its tokens return to the account's balance there. */
export function cancelorder(account: string, orderId: string, permission = 'active'): Action {
  return {
    account: DEX,
    name: 'cancelorder',
    authorization: [{ actor: account, permission }],
    data: { account, order_id: orderId },
  };
}
