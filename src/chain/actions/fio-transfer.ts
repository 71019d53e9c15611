import type { Action } from './action.ts';

interface FioTransfer {
  /** The token's contract: `fio.token`. */
  readonly contract: string;
  readonly from: string;
  /** The recipient's key in FIO's form. If it has no account yet, the chain creates one. */
  readonly publicKey: string;
  /** Billionths of a FIO. */
  readonly amount: bigint;
  /** The maximum fee, in billionths of a FIO. */
  readonly maxFee: bigint;
  /** FIO address of the technology provider; null for none. */
  readonly tpid?: string | null;
}

/** `trnsfiopubky`: FIO tokens are sent to a public key, not to an account name. */
export function transferToFioKey(fields: FioTransfer, permission = 'active'): Action {
  const { contract, from, publicKey, amount, maxFee, tpid } = fields;
  return {
    account: contract,
    name: 'trnsfiopubky',
    authorization: [{ actor: from, permission }],
    data: {
      payee_public_key: publicKey,
      amount: String(amount),
      max_fee: String(maxFee),
      actor: from,
      tpid: tpid ?? '',
    },
  };
}
