import { describe, expect, it } from 'vitest';
import { abiView } from '#src/chain/model/abi/view.ts';
import { abi } from './pay-abi.ts';

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
