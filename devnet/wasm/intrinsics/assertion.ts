import { check, ChainError, ensure } from '../../engine/errors.ts';
import type { Intrinsics, Machine } from '../call.ts';

const MAX_MESSAGE = 1024;
/** Error codes from here on are reserved for the system. */
const RESERVED_CODES = 10_000_000_000_000_000_000n;

/** Thrown by eosio_exit: the action succeeds. */
export const EXIT = new Error('eosio_exit');

export const assertionIntrinsics = (machine: Machine): Intrinsics => ({
  abort() {
    throw new ChainError('abort_called', 'abort() called');
  },
  eosio_assert(condition: number, message: number) {
    if (condition !== 0) return;
    const text = machine.call.memory.terminated(message).subarray(0, MAX_MESSAGE);
    check(false, new TextDecoder().decode(text));
  },
  eosio_assert_message(condition: number, message: number, length: number) {
    if (condition !== 0) return;
    check(false, machine.call.memory.text(message, Math.min(length >>> 0, MAX_MESSAGE)));
  },
  eosio_assert_code(condition: number, code: bigint) {
    if (condition !== 0) return;
    const given = BigInt.asUintN(64, code);
    ensure(
      given < RESERVED_CODES,
      'restricted_error_code_exception',
      `eosio_assert_code called with reserved error code: ${given}`,
    );
    throw new ChainError(
      'eosio_assert_code_exception',
      `assertion failure with error code: ${given}`,
    );
  },
  eosio_exit() {
    throw EXIT;
  },
});
