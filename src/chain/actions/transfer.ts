import { type Asset, formatAsset } from '../core/asset.ts';
import type { Action } from './action.ts';

export interface Transfer {
  /** The token's contract: `eosio.token`. */
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  readonly quantity: Asset;
  readonly memo: string;
}

/** `transfer` of a token contract, authorized by the sender. */
export function transfer(fields: Transfer, permission = 'active'): Action {
  const { contract, from, to, quantity, memo } = fields;
  return {
    account: contract,
    name: 'transfer',
    authorization: [{ actor: from, permission }],
    data: { from, to, quantity: formatAsset(quantity), memo },
  };
}
