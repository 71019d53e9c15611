import { type Action, systemAction } from './action.ts';
import { type Authority, authorityData } from './authority.ts';

/** Changes or creates a permission. `parent` is empty for `owner` only. */
export function updateauth(
  fields: {
    readonly account: string;
    readonly permission: string;
    readonly parent: string;
    readonly auth: Authority;
  },
  signedBy = 'active',
): Action {
  const { account, permission, parent, auth } = fields;
  return systemAction('updateauth', account, signedBy, {
    account,
    permission,
    parent,
    auth: authorityData(auth),
  });
}

export function deleteauth(account: string, permission: string, signedBy = 'active'): Action {
  return systemAction('deleteauth', account, signedBy, { account, permission });
}

interface LinkedCall {
  readonly account: string;
  /** The contract. */
  readonly code: string;
  /** The action; empty for all actions of the contract. */
  readonly type: string;
}

/** Lets a permission sign an action of a contract. */
export function linkauth(
  { account, code, type, requirement }: LinkedCall & { readonly requirement: string },
  signedBy = 'active',
): Action {
  return systemAction('linkauth', account, signedBy, { account, code, type, requirement });
}

export function unlinkauth({ account, code, type }: LinkedCall, signedBy = 'active'): Action {
  return systemAction('unlinkauth', account, signedBy, { account, code, type });
}
