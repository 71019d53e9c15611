import { Checksum256 } from '@wharfkit/antelope';
import type { ActionReceipt } from '../../model/transaction/evidence.ts';
import { packType } from '../abi/serialize.ts';
import type { PackedAction } from '../transaction/transaction-definition.ts';
import { blockDefinition } from './definition.ts';

/**
 * The action digest before ACTION_RETURN_VALUE: over the whole packed action. Source:
 * `digest_type::hash(act)` of nodeos. Throws CodecError.
 */
export function plainActionDigest(action: PackedAction): string {
  return hexHash('action', action);
}

/**
 * The action digest since ACTION_RETURN_VALUE: over the hash of the action without data and the
 * hash of data and return value. Source: `generate_action_digest` of nodeos. Throws CodecError.
 * @param returned packed, in hex; empty for no return value
 */
export function returnActionDigest(action: PackedAction, returned: string): string {
  const output = { data: action.data, return_value: returned };
  return hexHash('hash_pair', {
    first: hexHash('action_base', action),
    second: hexHash('action_output', output),
  });
}

/**
 * A receipt's leaf in the block's action tree. FIO adds its response after the receiver. Source:
 * `action_receipt::digest` of nodeos. Throws CodecError.
 */
export function actionReceiptDigest(receipt: ActionReceipt): Uint8Array {
  const type = receipt.response === null ? 'action_receipt' : 'fio_action_receipt';
  return hash(type, {
    receiver: receipt.receiver,
    response: receipt.response,
    act_digest: receipt.digest,
    global_sequence: receipt.globalSequence,
    recv_sequence: receipt.receiverSequence,
    auth_sequence: receipt.authSequences.map(([account, sequence]) => ({ account, sequence })),
    code_sequence: receipt.codeSequence,
    abi_sequence: receipt.abiSequence,
  });
}

function hexHash(type: string, value: unknown): string {
  return Checksum256.from(hash(type, value)).hexString;
}

function hash(type: string, value: unknown): Uint8Array {
  return Checksum256.hash(packType(blockDefinition, type, value)).array;
}
