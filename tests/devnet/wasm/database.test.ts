import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import { createWorkbench } from './machine.ts';
import type { Workbench } from './machine.ts';

const ME = nameToBigint('me');
const SCOPE = nameToBigint('scope');
const TABLE = nameToBigint('things');
const PAYERS = ['alice', 'bob'];
const [KEY_AT, PRIMARY_AT, VALUE_AT] = [1024, 2048, 4096];

const primaries = fc.bigInt(0n, 8n);
const payers = fc.constantFrom(...PAYERS);
const step = fc.oneof(
  fc.record({
    does: fc.constant('store' as const),
    primary: primaries,
    payer: payers,
    size: fc.nat(20),
  }),
  fc.record({ does: fc.constant('remove' as const), primary: primaries }),
  fc.record({
    does: fc.constant('update' as const),
    primary: primaries,
    payer: fc.constantFrom('', ...PAYERS),
    size: fc.nat(20),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Row {
  payer: string;
  size: number;
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** Does to the tables and to a plain map the same. */
function take(bench: Workbench, model: Map<bigint, Row>, one: Step): void {
  const existing = model.get(one.primary);
  const iterator = bench.run('db_find_i64', ME, SCOPE, TABLE, one.primary) as number;
  expect(iterator >= 0).toBe(existing !== undefined);
  if (one.does === 'remove') {
    if (!existing) return;
    bench.run('db_remove_i64', iterator);
    model.delete(one.primary);
    expect(() => bench.run('db_get_i64', iterator, 0, 0)).toThrow('dereference of deleted object');
    return;
  }
  const payer = one.payer === '' ? 0n : nameToBigint(one.payer);
  if (one.does === 'update') {
    if (!existing) return;
    bench.run('db_update_i64', iterator, payer, VALUE_AT, one.size);
    model.set(one.primary, { payer: one.payer || existing.payer, size: one.size });
    return;
  }
  const store = (): unknown =>
    bench.run('db_store_i64', SCOPE, TABLE, payer, one.primary, VALUE_AT, one.size);
  if (existing) expect(store).toThrow('could not insert object');
  else {
    expect(store()).toBeGreaterThanOrEqual(0);
    model.set(one.primary, { payer: one.payer, size: one.size });
  }
}

function forward(bench: Workbench, first: number, prefix: string): [bigint[], number] {
  const found: bigint[] = [];
  let iterator = first;
  while (iterator >= 0) {
    found.push(bench.numbers.getBigUint64(PRIMARY_AT, true));
    iterator = bench.run(`${prefix}next${suffix(prefix)}`, iterator, PRIMARY_AT) as number;
  }
  return [found, iterator];
}

function backward(bench: Workbench, end: number, prefix: string): bigint[] {
  const found: bigint[] = [];
  let iterator = end;
  while (iterator !== -1) {
    iterator = bench.run(`${prefix}previous${suffix(prefix)}`, iterator, PRIMARY_AT) as number;
    if (iterator !== -1) found.push(bench.numbers.getBigUint64(PRIMARY_AT, true));
  }
  return found;
}

const suffix = (prefix: string): string => (prefix === 'db_' ? '_i64' : '');

describe('rows by db_*_i64', () => {
  it('are those of a plain map in order, from either end and from any key', () => {
    fc.assert(
      fc.property(fc.array(step), fc.bigInt(0n, 9n), (steps, from) => {
        const bench = createWorkbench();
        const model = new Map<bigint, Row>();
        for (const one of steps) take(bench, model, one);
        const keys = [...model.keys()].sort(compare);
        const end = bench.run('db_end_i64', ME, SCOPE, TABLE) as number;
        expect(end).toBe(keys.length > 0 ? -2 : -1);
        expect(backward(bench, end, 'db_')).toEqual(keys.toReversed());
        for (const [name, kept] of [
          ['lowerbound', keys.filter((key) => key >= from)],
          ['upperbound', keys.filter((key) => key > from)],
        ] as const) {
          const first = bench.run(`db_${name}_i64`, ME, SCOPE, TABLE, from) as number;
          bench.numbers.setBigUint64(PRIMARY_AT, kept[0] ?? 0n, true);
          expect(forward(bench, first, 'db_')).toEqual([kept, end]);
        }
      }),
    );
  });

  it('cost and free RAM of their payers, and a failed action leaves nothing', () => {
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (kept, undone) => {
        const bench = createWorkbench();
        const model = new Map<bigint, Row>();
        for (const one of kept) take(bench, model, one);
        const rows = [...model.values()];
        const billed = [...bench.billed.values()].reduce((sum, bytes) => sum + bytes, 0);
        const expected = rows.reduce(
          (sum, { size }) => sum + 112 + size,
          rows.length > 0 ? 112 : 0,
        );
        expect(billed).toBe(expected);
        const before = bench.store.hash();
        bench.store.session(() => {
          bench.nextAction();
          for (const one of undone) take(bench, model, one);
        }, false);
        expect(bench.store.hash()).toBe(before);
      }),
    );
  });

  it('are read in part, and as long as they are', () => {
    const bench = createWorkbench();
    bench.bytes.set([1, 2, 3, 4, 5], VALUE_AT);
    const row = bench.run('db_store_i64', SCOPE, TABLE, ME, 1n, VALUE_AT, 5) as number;
    expect(bench.run('db_get_i64', row, 0, 0)).toBe(5);
    expect(bench.run('db_get_i64', row, 0, 3)).toBe(3);
    expect([...bench.bytes.subarray(0, 5)]).toEqual([1, 2, 3, 0, 0]);
    expect(bench.run('db_get_i64', row, 0, 100)).toBe(5);
  });

  it('have numbers of their own: rows from 0 up, ends of tables from -2 down, -1 for no table', () => {
    const bench = createWorkbench();
    const other = nameToBigint('others');
    expect(bench.run('db_find_i64', ME, SCOPE, TABLE, 1n)).toBe(-1);
    expect(bench.run('db_store_i64', SCOPE, TABLE, ME, 1n, 0, 1)).toBe(0);
    expect(bench.run('db_store_i64', SCOPE, other, ME, 1n, 0, 1)).toBe(1);
    expect(bench.run('db_find_i64', ME, SCOPE, other, 2n)).toBe(-3);
    expect(bench.run('db_find_i64', ME, SCOPE, TABLE, 2n)).toBe(-2);
    expect(bench.run('db_find_i64', ME, SCOPE, TABLE, 1n)).toBe(0);
    bench.run('db_remove_i64', 0);
    expect(bench.run('db_store_i64', SCOPE, TABLE, ME, 1n, 0, 1)).toBe(2);
  });

  it.each([
    ['db_get_i64', [-1, 0, 0], 'invalid iterator'],
    ['db_get_i64', [-2, 0, 0], 'dereference of end iterator'],
    ['db_get_i64', [7, 0, 0], 'iterator out of range'],
    ['db_previous_i64', [-9, 0], 'not a valid end iterator'],
    ['db_store_i64', [1n, 1n, 0n, 1n, 0, 1], 'must specify a valid account to pay for new record'],
    ['db_store_i64', [1n, 1n, 1n, 1n, 65_530, 100], 'access violation'],
    ['db_idx64_store', [1n, 1n, 0n, 1n, 0], 'must specify a valid account to pay'],
    ['db_idx256_store', [1n, 1n, 1n, 1n, 0, 3], 'invalid size of secondary key array for idx256'],
  ])('%s is refused where it is given what it cannot take', (name, args, message) => {
    expect(() => createWorkbench().run(name, ...args)).toThrow(message);
  });
});

/** Keys of each type of index, how they order, and how a contract writes them to its memory. */
const INDEXES = [
  ['idx64', fc.constantFrom(0n, 1n, 2n, 2n ** 64n - 1n), 8, 128],
  ['idx128', fc.constantFrom(0n, 5n, 2n ** 64n, 2n ** 128n - 1n), 16, 136],
  ['idx256', fc.constantFrom(0n, 1n, 2n ** 128n, 2n ** 255n, 2n ** 256n - 1n), 32, 152],
  ['idx_double', fc.constantFrom(-Infinity, -1.5, -0, 0, 2 ** -1074, 3, Infinity), 8, 128],
  ['idx_long_double', fc.constantFrom(-Infinity, -2, -0, 0, 0.5, 1e300), 16, 136],
] as const;

function putKey(bench: Workbench, type: string, key: bigint | number): void {
  const { numbers } = bench;
  const words = (at: number, value: bigint): void => {
    numbers.setBigUint64(at, BigInt.asUintN(64, value), true);
    numbers.setBigUint64(at + 8, value >> 64n, true);
  };
  if (type === 'idx64') numbers.setBigUint64(KEY_AT, key as bigint, true);
  else if (type === 'idx128') words(KEY_AT, key as bigint);
  else if (type === 'idx256') {
    words(KEY_AT, (key as bigint) >> 128n);
    words(KEY_AT + 16, BigInt.asUintN(128, key as bigint));
  } else if (type === 'idx_double') numbers.setFloat64(KEY_AT, key as number, true);
  else bench.run('__extenddftf2', KEY_AT, key);
}

for (const [type, keys, size, ram] of INDEXES)
  describe(`keys by db_${type}`, () => {
    const prefix = `db_${type}_`;
    const wide: number[] = type === 'idx256' ? [2] : [];
    const change = fc.record({
      primary: primaries,
      key: keys as fc.Arbitrary<bigint | number>,
      payer: payers,
      remove: fc.boolean(),
    });

    it('are those of a sorted list, whatever was done to them', () => {
      fc.assert(
        fc.property(fc.array(change), keys as fc.Arbitrary<bigint | number>, (changes, asked) => {
          const bench = createWorkbench();
          const model = new Map<bigint, { key: bigint | number; payer: string }>();
          for (const { primary, key, payer, remove } of changes) {
            const found = bench.run(
              `${prefix}find_primary`,
              ME,
              SCOPE,
              TABLE,
              KEY_AT,
              ...wide,
              primary,
            ) as number;
            expect(found >= 0).toBe(model.has(primary));
            const by = nameToBigint(payer);
            putKey(bench, type, key);
            if (remove && found >= 0) {
              bench.run(`${prefix}remove`, found);
              model.delete(primary);
              continue;
            }
            if (found >= 0) bench.run(`${prefix}update`, found, by, KEY_AT, ...wide);
            else bench.run(`${prefix}store`, SCOPE, TABLE, by, primary, KEY_AT, ...wide);
            model.set(primary, { key, payer });
          }
          const sorted = [...model].sort(
            ([a, { key: one }], [b, { key: other }]) =>
              (one < other ? -1 : one > other ? 1 : 0) || compare(a, b),
          );
          const end = bench.run(`${prefix}end`, ME, SCOPE, TABLE) as number;
          expect(backward(bench, end, prefix)).toEqual(
            sorted.map(([primary]) => primary).toReversed(),
          );
          for (const [name, kept] of [
            ['lowerbound', sorted.filter(([, { key }]) => key >= asked)],
            ['upperbound', sorted.filter(([, { key }]) => key > asked)],
          ] as const) {
            putKey(bench, type, asked);
            const first = bench.run(
              `${prefix}${name}`,
              ME,
              SCOPE,
              TABLE,
              KEY_AT,
              ...wide,
              PRIMARY_AT,
            ) as number;
            if (kept[0]) {
              const reported = bench.bytes.slice(KEY_AT, KEY_AT + size);
              // A negative zero comes back as zero: they are the same key.
              const { key } = kept[0][1];
              putKey(bench, type, key === 0 ? 0 : key);
              expect(reported).toEqual(bench.bytes.slice(KEY_AT, KEY_AT + size));
            }
            expect(forward(bench, first, prefix)).toEqual([kept.map(([primary]) => primary), end]);
          }
          putKey(bench, type, asked);
          const exact = bench.run(
            `${prefix}find_secondary`,
            ME,
            SCOPE,
            TABLE,
            KEY_AT,
            ...wide,
            PRIMARY_AT,
          ) as number;
          expect(exact >= 0).toBe(sorted.some(([, { key }]) => key === asked));
          const billed = [...bench.billed.values()].reduce((sum, bytes) => sum + bytes, 0);
          expect(billed).toBe(sorted.length * ram + (sorted.length > 0 ? 112 : 0));
        }),
        { numRuns: 60 },
      );
    });
  });

it.each(['idx_double', 'idx_long_double'])('%s takes no NaN', (type) => {
  const bench = createWorkbench();
  putKey(bench, type, NaN);
  expect(() => bench.run(`db_${type}_store`, SCOPE, TABLE, ME, 1n, KEY_AT)).toThrow(
    'NaN is not an allowed value for a secondary key',
  );
});
