import type { LinkedAction } from '../model/permission/permission.ts';
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

/** Links a permission to a contract's action, or to all of them. */
export function linkTo(
  account: string,
  requirement: string,
  { contract, action }: LinkedAction,
  signedBy = 'active',
): Action {
  return linkauth({ account, code: contract, type: action ?? '', requirement }, signedBy);
}

export function unlinkFrom(
  account: string,
  { contract, action }: LinkedAction,
  signedBy = 'active',
): Action {
  return unlinkauth({ account, code: contract, type: action ?? '' }, signedBy);
}

/** Deletes a permission. Nodes refuse that as long as it is linked, so its links go first. */
export function deletion(
  account: string,
  permission: string,
  linked: readonly LinkedAction[],
  signedBy = 'active',
): Action[] {
  const unlinked = linked.map((link) => unlinkFrom(account, link, signedBy));
  return [...unlinked, deleteauth(account, permission, signedBy)];
}
