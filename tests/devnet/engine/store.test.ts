import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { createStore } from '#devnet/engine/store.ts';
import { createTables } from '#devnet/engine/tables.ts';

const id = { code: 'code', scope: 'scope', table: 'table' };
const all = { ...id, limit: 1000, reverse: false, index: 1 };

describe('a session', () => {
  it('takes back what it changed where its body throws', () => {
    const store = createStore();
    const values = store.collection<number>('values');
    values.set('kept', 1);
    const before = store.hash();
    expect(() =>
      store.session(() => {
        values.set('kept', 2);
        values.set('new', 3);
        values.delete('kept');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(values.get('kept')).toBe(1);
    expect(values.get('new')).toBeUndefined();
    expect(store.hash()).toBe(before);
  });

  it('takes back an inner session that succeeded with an outer one that did not', () => {
    const store = createStore();
    const values = store.collection<number>('values');
    expect(() =>
      store.session(() => {
        store.session(() => values.set('inner', 1));
        expect(values.get('inner')).toBe(1);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(values.size).toBe(0);
  });

  it('keeps what an outer session did where an inner one fails', () => {
    const store = createStore();
    const values = store.collection<number>('values');
    store.session(() => {
      values.set('outer', 1);
      expect(() =>
        store.session(() => {
          values.set('outer', 2);
          throw new Error('no');
        }),
      ).toThrow('no');
    });
    expect(values.get('outer')).toBe(1);
  });

  it('returns its result and discards its changes in a dry run', () => {
    const store = createStore();
    const values = store.collection<number>('values');
    const seen = store.session(() => {
      values.set('try', 1);
      return values.get('try');
    }, false);
    expect(seen).toBe(1);
    expect(values.size).toBe(0);
  });
});

const operation = fc.record({
  key: fc.bigInt(0n, 12n),
  remove: fc.boolean(),
  value: fc.integer({ min: 0, max: 255 }),
  secondary: fc.bigInt(0n, 5n),
});

describe('tables', () => {
  it('hold the rows of a plain map in order, and undo any run of changes', () => {
    fc.assert(
      fc.property(fc.array(operation), fc.array(operation), (kept, undone) => {
        const store = createStore();
        const tables = createTables(store);
        const model = new Map<bigint, number>();
        const apply = ({ key, remove, value, secondary }: (typeof kept)[number]): void => {
          if (remove) {
            tables.remove(id, key);
            return tables.removeEntry(id, 'idx64', key);
          }
          tables.put(id, { primary_key: key, payer: 'payer', value: Uint8Array.of(value) });
          tables.putEntry(id, 'idx64', { primary: key, key: secondary, payer: 'payer' });
        };
        for (const one of kept) {
          apply(one);
          if (one.remove) model.delete(one.key);
          else model.set(one.key, one.value);
        }
        const before = store.hash();
        store.session(() => undone.forEach(apply), false);
        expect(store.hash()).toBe(before);
        const expected = [...model].sort(([a], [b]) => Number(a - b));
        expect(tables.page(all).rows.map(({ key, row }) => [key, row.value[0]])).toEqual(expected);
      }),
    );
  });

  it('order by a secondary key, then by the primary', () => {
    const tables = createTables(createStore());
    const keys: [bigint, bigint][] = [
      [1n, 30n],
      [2n, 10n],
      [3n, 30n],
      [4n, 20n],
    ];
    for (const [primary, key] of keys) {
      tables.put(id, { primary_key: primary, payer: 'payer', value: new Uint8Array() });
      tables.putEntry(id, 'idx64', { primary, key, payer: 'payer' });
    }
    tables.putEntry(id, 'idx64', { primary: 2n, key: 40n, payer: 'payer' });
    const rows = tables.page({ ...all, index: 2 }).rows;
    expect(rows.map(({ key, row }) => [row.primary_key, key])).toEqual([
      [4n, 20n],
      [1n, 30n],
      [3n, 30n],
      [2n, 40n],
    ]);
  });

  it('page within bounds, from either end, and name the next key', () => {
    const tables = createTables(createStore());
    for (const key of [1n, 2n, 3n, 5n, 8n])
      tables.put(id, { primary_key: key, payer: 'payer', value: new Uint8Array() });
    const keys = (page: ReturnType<typeof tables.page>): bigint[] => page.rows.map((r) => r.key);
    const inner = tables.page({ ...all, lower: 2n, upper: 5n, limit: 2 });
    expect([keys(inner), inner.next]).toEqual([[2n, 3n], 5n]);
    const back = tables.page({ ...all, reverse: true, limit: 2 });
    expect([keys(back), back.next]).toEqual([[8n, 5n], 3n]);
    const rest = tables.page({ ...all, lower: 4n });
    expect([keys(rest), rest.next]).toEqual([[5n, 8n], null]);
  });

  it('exist with their scope only while they have rows', () => {
    const tables = createTables(createStore());
    tables.put(id, { primary_key: 1n, payer: 'first', value: new Uint8Array() });
    tables.put(id, { primary_key: 2n, payer: 'second', value: new Uint8Array() });
    expect(tables.scopes('code')).toEqual([{ ...id, payer: 'first', count: 2 }]);
    tables.remove(id, 1n);
    tables.remove(id, 2n);
    expect(tables.scopes('code')).toEqual([]);
  });
});
