import type { Action } from './action.ts';

export interface AccountInfo {
  readonly account: string;
  readonly title: string;
  readonly avatar: string;
  readonly description: string;
  /**
   * The account that writes the row: the account itself, or one with permission to write for it.
   */
  readonly modifier: string;
  readonly url: string;
}

/**
 * Updates an account's public information.
 * @param contract the chain's contract for it; there is no standard one
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
