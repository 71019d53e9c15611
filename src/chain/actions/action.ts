import { eosioAccounts } from '../config/system-accounts.ts';
import type { SystemAccounts } from '../config/types.ts';

export interface PermissionLevel {
  readonly actor: string;
  readonly permission: string;
}

/** An unsigned action. Data by field name, in the order of the contract's ABI. */
export interface Action {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  readonly data: Readonly<Record<string, unknown>>;
}

/** An action of the system contract under its usual name: see `atSystemAccounts`. */
export function systemAction(
  name: string,
  actor: string,
  permission: string,
  data: Action['data'],
): Action {
  return { account: eosioAccounts.system, name, authorization: [{ actor, permission }], data };
}

/**
 * Moves the action to the chain's own system accounts. Builders use EOSIO's names; private networks
 * may use others.
 */
export function atSystemAccounts(
  action: Action,
  accounts: Pick<SystemAccounts, 'system' | 'msig'>,
): Action {
  if (action.account === eosioAccounts.system) return { ...action, account: accounts.system };
  return action.account === eosioAccounts.msig ? { ...action, account: accounts.msig } : action;
}
