import type { Action } from './action.ts';

export interface AccountInfo {
  readonly account: string;
  readonly title: string;
  readonly avatar: string;
  readonly description: string;
  /** Who writes it: the account itself, or one that may write for it. */
  readonly modifier: string;
  readonly url: string;
}

/**
 * Updates what an account tells about itself.
 * @param contract the chain's own contract for it, with its action: there is no standard one
 */
export function accountInfo(
  contract: { readonly account: string; readonly action: string },
  { account, title, avatar, description, modifier, url }: AccountInfo,
  permission = 'active',
): Action {
  return {
    account: contract.account,
    name: contract.action,
    authorization: [{ actor: modifier, permission }],
    data: { account_name: account, title, avatar, desc: description, modifier, url },
  };
}
