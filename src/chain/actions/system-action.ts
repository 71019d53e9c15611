import { eosioAccounts } from '../config/system-accounts.ts';
import type { Action } from './action.ts';

/** An action of the system contract, which every chain has under one name. */
export function systemAction(
  name: string,
  actor: string,
  permission: string,
  data: Action['data'],
): Action {
  return { account: eosioAccounts.system, name, authorization: [{ actor, permission }], data };
}
