import { bytesOfHex } from '../../abi/hex.ts';
import { ChainError, ensure } from '../../engine/errors.ts';
import { parametersOf } from '../../engine/parameters.ts';
import { packAction, unpackAction, unpackTransaction } from '../../engine/transaction-packing.ts';
import { contextFreeTexts } from '../../engine/transactions.ts';
import type { OpenedTransaction } from '../../engine/transactions.ts';
import { nameOf } from '../../abi/bytes.ts';
import type { Intrinsics, Machine } from '../call.ts';
import { unpacked } from './unpacked.ts';

/** Cost of sending an action, which makes a receipt, digests and a trace. */
const SEND_COST = 40_000;

/** Sending inline and deferred actions. */
export function sendIntrinsics(machine: Machine): Intrinsics {
  function bytesAt(at: number, length: number): Uint8Array {
    machine.call.charge(SEND_COST + (length >>> 0));
    return machine.call.memory.copy(at, length);
  }

  return {
    send_inline(at: number, length: number) {
      const { max_inline_action_size: most } = parametersOf(machine.call.runtime.state);
      ensure(length >>> 0 < most, 'inline_action_too_big', 'inline action too big');
      machine.call.context.send(unpacked(() => unpackAction(bytesAt(at, length))));
    },
    send_context_free_inline() {
      throw new ChainError(
        'unsupported_feature',
        'send_context_free_inline is not supported by the devnet',
      );
    },
    send_deferred(idAt: number, payer: bigint, at: number, length: number, replace: number) {
      const transaction = unpacked(() => unpackTransaction(bytesAt(at, length)));
      machine.call.context.sendDeferred({
        senderId: machine.call.memory.integer(idAt, 16),
        payer: nameOf(payer),
        transaction,
        replace: replace !== 0,
      });
    },
    cancel_deferred: (idAt: number) =>
      machine.call.context.cancelDeferred(machine.call.memory.integer(idAt, 16)),
  };
}

/** The current transaction, also available to context-free actions. */
export function transactionIntrinsics(machine: Machine): Intrinsics {
  function current(): OpenedTransaction {
    const { transaction } = machine.call;
    if (!transaction) throw new ChainError('exception', 'there is no transaction');
    return transaction;
  }

  return {
    transaction_size: () => current().bytes.length,
    read_transaction(at: number, length: number) {
      const { bytes } = current();
      if (length === 0) return bytes.length;
      const part = bytes.subarray(0, length >>> 0);
      machine.call.memory.write(at, part);
      return part.length;
    },
    expiration: () => current().expiration / 1000,
    tapos_block_num: () => current().transaction.ref_block_num,
    tapos_block_prefix: () => current().transaction.ref_block_prefix,
    get_action(type: number, index: number, at: number, room: number) {
      const { context_free_actions, actions } = current().transaction;
      const action = [context_free_actions, actions][type]?.[index >>> 0];
      if (!action) return -1;
      const packed = packAction(action);
      if (packed.length <= room >>> 0) machine.call.memory.write(at, packed);
      return packed.length;
    },
  };
}

/** Available to context-free actions only. */
export const contextFreeIntrinsics = (machine: Machine): Intrinsics => ({
  get_context_free_data(index: number, at: number, length: number) {
    const { transaction, memory } = machine.call;
    const text = transaction && contextFreeTexts(transaction)[index >>> 0];
    if (text === undefined) return -1;
    const bytes = bytesOfHex(text);
    if (length === 0) return bytes.length;
    const part = bytes.subarray(0, length >>> 0);
    memory.write(at, part);
    return part.length;
  },
});
