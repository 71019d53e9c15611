import type { Action } from '../../chain/actions/action.ts';
import { transfer } from '../../chain/actions/transfer.ts';
import { checkWrapped } from '../../chain/actions/check-fields.ts';
import type { BridgeProof } from '../../chain/client/cross-chain/cross-chain.ts';
import type { SignedBytes } from '../../chain/client/signing/broadcast.ts';
import type { Sent } from '../../chain/client/signing/send.ts';
import { bridgeAccount } from '../../chain/model/cross-chain/bridge.ts';
import * as messages from '../../chain/core/messages.ts';
import { NotDeliveredError } from '../../chain/sign/session/signing-errors.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainConfig } from '../chain/chain.ts';
import type { SendOptions } from '../wallet/wallet-send.ts';
import { transact } from '../wallet/wallet.ts';

/**
 * An action that proves the account to a service: a transfer of the smallest amount to the bridge. It is
 * signed and not sent to the chain.
 */
export function proofOf({ actor, permission }: User, memo: string): Action {
  const { accounts, coreSymbol } = chainConfig();
  const quantity = { units: 1n, symbol: coreSymbol };
  const fields = { contract: accounts.token, from: actor, to: bridgeAccount, quantity, memo };
  return transfer(fields, permission);
}

/**
 * Has the user sign one action and hands the signed transaction to the bridge.
 * @param offChain the transaction only proves the account
 * @param onSent called before the outcome is shown
 * @returns whether the bridge took it
 */
export async function signForBridge(
  { actor, permission }: User,
  action: Action,
  request: (proof: BridgeProof) => Promise<void>,
  { offChain = false, onSent }: Pick<SendOptions, 'offChain' | 'onSent'> = {},
): Promise<boolean> {
  let taken = false;
  const deliver = async (signed: SignedBytes): Promise<Sent> => {
    const { unpackTransaction } = await import('../../chain/sign/transaction/packed.ts');
    const transaction = { ...unpackTransaction(signed.packed) };
    const { signatures } = signed;
    const problem = checkWrapped({ signatures, actions: [action] }, bridgeAccount);
    if (problem)
      throw new NotDeliveredError('message' in problem ? problem.message : messages.oneSignature);
    const [signature = ''] = signatures;
    await request({ signer: { actor, permission }, signature, transaction });
    taken = true;
    return { transactionId: signed.id, blockNum: null, endpoint: null, foreignFrom: null };
  };
  const isSent = await transact([action], {
    deliver,
    offChain,
    ...(onSent && { onSent }),
  });
  return isSent && taken;
}
