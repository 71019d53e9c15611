import { nameOf } from '../../abi/bytes.ts';
import { ensure } from '../../engine/errors.ts';
import { floatOfOrdered, orderedFloat } from '../../engine/index-keys.ts';
import type { IndexType } from '../../engine/index-keys.ts';
import type { TableId } from '../../engine/tables.ts';
import type { Call, Intrinsics, Machine } from '../call.ts';
import { isNan128 } from '../float128.ts';
import { createIteratorCache } from '../iterators.ts';
import type { IteratorCache } from '../iterators.ts';
import type { ContractMemory } from '../memory.ts';
import { createWalk } from '../walk.ts';
import type { Found } from '../walk.ts';

const ACCESS_COST = 600;

/** The format of index keys in a contract's memory. The store has them as sortable integers. */
interface KeyForm {
  read(memory: ContractMemory, at: number): bigint;
  write(memory: ContractMemory, at: number, key: bigint): void;
}

const integers = (size: 8 | 16): KeyForm => ({
  read: (memory, at) => memory.integer(at, size),
  write: (memory, at, key) => memory.setInteger(at, size, key),
});

const floats = (size: 8 | 16, isNan: (bits: bigint) => boolean): KeyForm => ({
  read(memory, at) {
    const bits = memory.integer(at, size);
    ensure(
      !isNan(bits),
      'transaction_exception',
      'NaN is not an allowed value for a secondary key',
    );
    return orderedFloat(bits, size === 8 ? 64 : 128);
  },
  write: (memory, at, key) =>
    memory.setInteger(at, size, floatOfOrdered(key, size === 8 ? 64 : 128)),
});

/** Two 128-bit integers, the higher one first. */
const wide: KeyForm = {
  read: (memory, at) => (memory.integer(at, 16) << 128n) | memory.integer(at + 16, 16),
  write(memory, at, key) {
    memory.setInteger(at, 16, key >> 128n);
    memory.setInteger(at + 16, 16, key);
  },
};

const WIDE_WORDS = 2;
/** Index of the argument that points to the key. */
const KEY_PLACE: Record<string, number> = {
  store: 4,
  update: 2,
  find_secondary: 3,
  find_primary: 3,
  lowerbound: 3,
  upperbound: 3,
};

const FORMS: Record<IndexType, KeyForm> = {
  idx64: integers(8),
  idx128: integers(16),
  idx256: wide,
  idx_double: floats(8, (bits) => (bits & (2n ** 63n - 1n)) > 0x7ffn << 52n),
  idx_long_double: floats(16, isNan128),
};

/** The intrinsics of one index type: `db_idx64_store` and so on. */
export function indexIntrinsics(machine: Machine, type: IndexType): Intrinsics {
  const plain = plainIntrinsics(machine, type);
  return Object.fromEntries(
    Object.entries(plain).map(([name, run]) => {
      const keyPlace = KEY_PLACE[name];
      const counted = type === 'idx256' && keyPlace !== undefined;
      return [`db_${type}_${name}`, counted ? withLength(run, keyPlace) : run];
    }),
  );
}

/** The function with an additional argument after the key's: the key's number of words. */
function withLength(run: Intrinsics[string], keyPlace: number): Intrinsics[string] {
  const plain = run as (...args: unknown[]) => unknown;
  return (...args: unknown[]) => {
    const [given] = args.splice(keyPlace + 1, 1);
    ensure(
      given === WIDE_WORDS,
      'db_api_exception',
      `invalid size of secondary key array for idx256: given ${Number(given) * 16} bytes but expected ${WIDE_WORDS * 16} bytes`,
    );
    return plain(...args);
  };
}

function plainIntrinsics(machine: Machine, type: IndexType): Intrinsics {
  const form = FORMS[type];
  const caches = new WeakMap<Call, IteratorCache>();
  const walk = createWalk(() => {
    return { tables: machine.call.context.state.tables, cache: cacheOf(machine.call), type };
  });

  function cacheOf(call: Call): IteratorCache {
    let cache = caches.get(call);
    if (!cache) caches.set(call, (cache = createIteratorCache()));
    return cache;
  }

  function idOf(code: bigint, scope: bigint, table: bigint): TableId {
    return { code: nameOf(code), scope: nameOf(scope), table: nameOf(table) };
  }

  function readKey(at: number): bigint {
    machine.call.charge(ACCESS_COST);
    return form.read(machine.call.memory, at);
  }

  function writeKeys({ iterator, entry }: Found, primaryAt: number, keyAt?: number): number {
    const { memory } = machine.call;
    if (entry) {
      if (keyAt !== undefined) form.write(memory, keyAt, entry.key);
      memory.setInteger(primaryAt, 8, entry.primary);
    }
    return iterator;
  }

  const own = (iterator: number) => walk.own(iterator, machine.call.context.receiver);

  return {
    store(scope: bigint, table: bigint, payer: bigint, primary: bigint, keyAt: number) {
      const { billed, context } = machine.call;
      ensure(
        payer !== 0n,
        'invalid_table_payer',
        'must specify a valid account to pay for new record',
      );
      const id = { code: context.receiver, scope: nameOf(scope), table: nameOf(table) };
      const row = BigInt.asUintN(64, primary);
      billed.storeKey(id, type, { primary: row, key: readKey(keyAt), payer: nameOf(payer) });
      return cacheOf(machine.call).row(id, row);
    },
    update(iterator: number, payer: bigint, keyAt: number) {
      const key = readKey(keyAt);
      const { id, primary } = own(iterator);
      machine.call.billed.updateKey(id, type, { primary, key, payer: nameOf(payer) });
    },
    remove(iterator: number) {
      machine.call.charge(ACCESS_COST);
      const { id, primary } = own(iterator);
      machine.call.billed.removeKey(id, type, primary);
      cacheOf(machine.call).remove(iterator);
    },
    find_secondary: (
      code: bigint,
      scope: bigint,
      table: bigint,
      keyAt: number,
      primaryAt: number,
    ) => writeKeys(walk.exact(idOf(code, scope, table), readKey(keyAt)), primaryAt),
    find_primary(code: bigint, scope: bigint, table: bigint, keyAt: number, primary: bigint) {
      machine.call.charge(ACCESS_COST);
      const id = idOf(code, scope, table);
      const end = walk.end(id);
      const row = BigInt.asUintN(64, primary);
      const entry = machine.call.context.state.tables.entry(id, type, row);
      if (!entry) return end;
      form.write(machine.call.memory, keyAt, entry.key);
      return cacheOf(machine.call).row(id, row);
    },
    lowerbound: (code: bigint, scope: bigint, table: bigint, keyAt: number, primaryAt: number) =>
      writeKeys(walk.from(idOf(code, scope, table), readKey(keyAt)), primaryAt, keyAt),
    upperbound: (code: bigint, scope: bigint, table: bigint, keyAt: number, primaryAt: number) =>
      writeKeys(walk.from(idOf(code, scope, table), readKey(keyAt) + 1n), primaryAt, keyAt),
    end(code: bigint, scope: bigint, table: bigint) {
      machine.call.charge(ACCESS_COST);
      return walk.end(idOf(code, scope, table));
    },
    next(iterator: number, primaryAt: number) {
      machine.call.charge(ACCESS_COST);
      return writeKeys(walk.next(iterator), primaryAt);
    },
    previous(iterator: number, primaryAt: number) {
      machine.call.charge(ACCESS_COST);
      return writeKeys(walk.previous(iterator), primaryAt);
    },
  };
}
