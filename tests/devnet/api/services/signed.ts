import { Action, PrivateKey, Transaction } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import type { RunningDevnet } from '#devnet/start.ts';
import { keyOf } from '../support.ts';

export interface Signed {
  [field: string]: unknown;
  signer: { actor: string; permission: string };
  signature: string;
  transaction: { [field: string]: unknown; actions: { data: string }[] };
}

interface SignedAction {
  account: string;
  name: string;
  data: Record<string, unknown>;
}

/**
 * What services are sent of a user who has signed: the signer, the one signature and the transaction,
 * made by a published client's code.
 */
export function signedBy(
  devnet: RunningDevnet,
  actor: string,
  actions: SignedAction | SignedAction[],
  options: { keyOf?: string; chainId?: string; expiresIn?: number; permission?: string } = {},
): Signed {
  const { chain } = devnet;
  const { permission = 'active', expiresIn = 60 } = options;
  const { num, id, timestamp } = chain.headBlock;
  const transaction = Transaction.from({
    expiration: new Date(Date.parse(`${timestamp}Z`) + expiresIn * 1000).toISOString().slice(0, 19),
    ref_block_num: num & 0xffff,
    ref_block_prefix: Buffer.from(id, 'hex').readUInt32LE(8),
    actions: [actions].flat().map((action) => {
      const abi = JSON.parse(JSON.stringify(chain.account(action.account)?.abi)) as ABIDef;
      return Action.from({ ...action, authorization: [{ actor, permission }] }, abi);
    }),
  });
  const digest = transaction.signingDigest(options.chainId ?? chain.spec.chainId);
  const signature = PrivateKey.from(keyOf(devnet, options.keyOf ?? actor)).signDigest(digest);
  return {
    signer: { actor, permission },
    signature: String(signature),
    transaction: JSON.parse(JSON.stringify(transaction)) as Signed['transaction'],
  };
}
