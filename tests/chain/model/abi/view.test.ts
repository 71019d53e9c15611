import { describe, expect, it } from 'vitest';
import { abiView } from '#src/chain/model/abi/view.ts';
import { abi } from './pay-abi.ts';

it('key-value tables have their indexes, the primary one first, and malformed ones are left out', () => {
  const primary_index = { name: 'id', type: 'uint64' };
  const kv_tables = {
    whole: { type: 'row', primary_index, secondary_indices: { by: { type: 'name' }, bad: 7 } },
    bare: { type: 'row' },
    wrong: null,
  };
  expect(abiView({ kv_tables }).kvTables).toEqual([
    { name: 'whole', type: 'row', indexes: [primary_index, { name: 'by', type: 'name' }] },
  ]);
  expect(abiView({ kv_tables: [] }).kvTables).toEqual([]);
  const listed = {
    name: 'whole',
    ...kv_tables.whole,
    secondary_indices: [{ name: 'by', type: 'name' }],
  };
  expect(abiView({ kv_tables: [listed] }).kvTables).toEqual([
    { name: 'whole', type: 'row', indexes: [primary_index, { name: 'by', type: 'name' }] },
  ]);
});

describe('an ABI', () => {
  it('is read as far as it has the form of one', () => {
    expect(abiView(null)).toEqual(abiView({}));
    expect(
      abiView({ structs: [7, { name: 'x', fields: [{}, null] }], actions: {} }).structs,
    ).toEqual([{ name: 'x', base: '', fields: [] }]);
    expect(abi.tables[0]).toEqual({
      name: 'pays',
      type: 'pay',
      indexType: 'i64',
      keys: [{ name: 'id', type: 'uint64' }],
    });
  });
});
