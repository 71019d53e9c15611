import { parseTime } from '../../../src/chain/core/time.ts';
import { createReader, nameOf } from '../../abi/bytes.ts';
import type { Reader } from '../../abi/bytes.ts';
import { publicKeyText, readPublicKey } from '../../abi/keys.ts';
import { decodeArgs } from '../../engine/actions.ts';
import { createAuthorityChecker } from '../../engine/authority.ts';
import { checkAuthorization, getPermission } from '../../engine/authorization.ts';
import { ChainError, ensure } from '../../engine/errors.ts';
import { parametersOf } from '../../engine/parameters.ts';
import { findPermission } from '../../engine/state.ts';
import { unpackTransaction } from '../../engine/transaction-packing.ts';
import type { PermissionLevel } from '../../types.ts';
import type { Intrinsics, Machine } from '../call.ts';

/** Cost of a check, in units of a simple instruction. */
const CHECK_COST = 40_000;
const MICROSECONDS = 1_000_000;
const MAX_DELAY = 2n ** 63n - 1n;

export function permissionIntrinsics(machine: Machine): Intrinsics {
  function keysAt(at: number, length: number): string[] {
    const { memory, runtime } = machine.call;
    return listOf(memory.copy(at, length), (reader) =>
      publicKeyText(readPublicKey(reader), runtime.spec.keyPrefix),
    );
  }

  function levelsAt(at: number, length: number): PermissionLevel[] {
    return listOf(machine.call.memory.copy(at, length), (reader) => ({
      actor: reader.name(),
      permission: reader.name(),
    }));
  }

  return {
    check_transaction_authorization(
      at: number,
      length: number,
      keysFrom: number,
      keysLength: number,
      levelsFrom: number,
      levelsLength: number,
    ) {
      machine.call.charge(CHECK_COST);
      const { runtime, memory } = machine.call;
      const { actions, delay_sec } = unpacked(() => unpackTransaction(memory.copy(at, length)));
      const declared = actions.map((action) => ({
        ...action,
        args: () => decodeArgs(runtime.systemCodec, action),
      }));
      const keys = keysAt(keysFrom, keysLength);
      const levels = levelsAt(levelsFrom, levelsLength);
      try {
        checkAuthorization(runtime.state, declared, keys, levels, delay_sec);
        return 1;
      } catch (error) {
        return refusedAsUnauthorized(error);
      }
    },
    check_permission_authorization(
      account: bigint,
      permission: bigint,
      keysFrom: number,
      keysLength: number,
      levelsFrom: number,
      levelsLength: number,
      delay: bigint,
    ) {
      machine.call.charge(CHECK_COST);
      const { state } = machine.call.runtime;
      const microseconds = BigInt.asUintN(64, delay);
      ensure(microseconds <= MAX_DELAY, 'action_validate_exception', 'provided delay is too large');
      const checker = createAuthorityChecker(
        (level) => findPermission(state, level.actor, level.permission)?.auth,
        keysAt(keysFrom, keysLength),
        levelsAt(levelsFrom, levelsLength),
        {
          delaySeconds: Number(microseconds) / MICROSECONDS,
          deepest: parametersOf(state).max_authority_depth,
        },
      );
      const level = { actor: nameOf(account), permission: nameOf(permission) };
      return checker.satisfied(level) && checker.unusedKeys().length === 0;
    },
    // The devnet does not record each use: a permission counts as used when it was last changed.
    get_permission_last_used: (account: bigint, permission: bigint) => {
      const level = { actor: nameOf(account), permission: nameOf(permission) };
      return microsecondsOf(getPermission(machine.call.runtime.state, level).updated);
    },
    get_account_creation_time(account: bigint) {
      const name = nameOf(account);
      const found = machine.call.runtime.state.accounts.get(name);
      ensure(found, 'action_validate_exception', `account '${name}' does not exist`);
      return microsecondsOf(found.created);
    },
  };
}

/** 0 if not authorized; other errors are thrown. */
function refusedAsUnauthorized(error: unknown): 0 {
  if (error instanceof ChainError && Math.floor(error.code / 10_000) === 309) return 0;
  throw error;
}

function listOf<Item>(bytes: Uint8Array, read: (reader: Reader) => Item): Item[] {
  if (bytes.length === 0) return [];
  return unpacked(() => {
    const reader = createReader(bytes);
    const items: Item[] = [];
    for (let left = reader.varuint(); left > 0; left--) items.push(read(reader));
    return items;
  });
}

function unpacked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new ChainError('exception', 'datastream attempted to read past the end');
  }
}

function microsecondsOf(time: string): bigint {
  return BigInt(parseTime(time)) * 1000n;
}
