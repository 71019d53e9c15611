import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { nameOf } from '../../abi/bytes.ts';
import { ensure } from '../../engine/errors.ts';
import type { Intrinsics, Machine } from '../call.ts';

const MAX_RETURN_VALUE = 256;
/** In units of a simple instruction: each notification makes a receipt and a trace. */
const NOTIFY_COST = 20_000;

/** An action's own data, also available to context-free actions. */
export const actionIntrinsics = (machine: Machine): Intrinsics => ({
  read_action_data(at: number, length: number) {
    const { data, memory } = machine.call;
    if (length === 0) return data.length;
    const part = data.subarray(0, length >>> 0);
    memory.write(at, part);
    return part.length;
  },
  action_data_size: () => machine.call.data.length,
  current_receiver: () => machine.call.receiver,
});

/** Authorizations, notifications and the return value. */
export const authorizationIntrinsics = (machine: Machine): Intrinsics => ({
  require_auth: (account: bigint) => machine.call.context.requireAuth(nameOf(account)),
  require_auth2: (account: bigint, permission: bigint) =>
    machine.call.context.requireLevel({
      actor: nameOf(account),
      permission: nameOf(permission),
    }),
  has_auth: (account: bigint) => machine.call.context.hasAuth(nameOf(account)),
  is_account: (account: bigint) => machine.call.context.isAccount(nameOf(account)),
  require_recipient(account: bigint) {
    machine.call.charge(NOTIFY_COST);
    machine.call.context.requireRecipient(nameOf(account));
  },
  get_sender: () => nameToBigint(machine.call.sender),
  set_action_return_value(at: number, length: number) {
    ensure(
      length >>> 0 <= MAX_RETURN_VALUE,
      'action_return_value_exception',
      `action return value size must be less or equal to ${MAX_RETURN_VALUE} bytes`,
    );
    machine.call.returned = machine.call.memory.copy(at, length);
  },
});
