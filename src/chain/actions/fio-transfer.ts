import type { Action } from './action.ts';

export interface FioTransfer {
  /** The token's contract: `fio.token`. */
  readonly contract: string;
  readonly from: string;
  /** Of who is paid, in FIO's form. Where it has no account yet, the chain makes one. */
  readonly publicKey: string;
  /** Billionths of a FIO. */
  readonly amount: bigint;
  /** The most the transfer may cost besides, in billionths of a FIO. */
  readonly maxFee: bigint;
  /** FIO address of the technology provider that is credited, where there is one. */
  readonly tpid?: string | null;
}

/** `trnsfiopubky`: tokens of FIO go to who holds a key, and not to a name. */
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
