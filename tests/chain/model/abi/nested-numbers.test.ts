import { describe, expect, it } from 'vitest';
import { nestedNumbers } from '#src/chain/model/abi/nested-numbers.ts';
import { abiView } from '#src/chain/model/abi/view.ts';

const five = `0x05${'00'.repeat(15)}`;
const minusOne = `0x${'ff'.repeat(16)}`;

const abi = abiView({
  types: [{ new_type_name: 'key', type: 'uint128' }],
  structs: [
    {
      name: 'pair',
      fields: [
        { name: 'big', type: 'key' },
        { name: 'raw', type: 'float128' },
      ],
    },
    {
      name: 'row',
      fields: [
        { name: 'own', type: 'uint128' },
        { name: 'list', type: 'int128[]' },
        { name: 'pairs', type: 'pair[]?' },
        { name: 'either', type: 'choice' },
        { name: 'self', type: 'row?' },
      ],
    },
  ],
  variants: [{ name: 'choice', types: ['uint128', 'string'] }],
});

describe('a 128-bit integer that a node wrote as hex', () => {
  it('has its number before it within lists, structs and variants', () => {
    const row = {
      own: five,
      list: [minusOne, '7'],
      pairs: [{ big: five, raw: five, more: five }],
      either: ['uint128', five],
      self: null,
      other: [five],
    };
    expect(nestedNumbers(abi, 'row', row)).toEqual({
      own: five,
      list: [`-1 (${minusOne})`, '7'],
      pairs: [{ big: `5 (${five})`, raw: five, more: five }],
      either: ['uint128', `5 (${five})`],
      self: null,
      other: [five],
    });
    expect(nestedNumbers(abi, 'row', { either: ['string', five] })).toEqual({
      either: ['string', five],
    });
  });

  it('stays as it is in a row of another form', () => {
    for (const row of [null, 'ff', [five], { list: 'ff', pairs: { big: five }, either: [five] }])
      expect(nestedNumbers(abi, 'row', row)).toEqual(row);
    expect(nestedNumbers(abi, 'unknown', { list: [five] })).toEqual({ list: [five] });
  });

  it('is looked for no deeper than a page shows', () => {
    let row: object = { list: [minusOne] };
    for (let level = 0; level < 100; level++) row = { self: row };
    expect(JSON.stringify(nestedNumbers(abi, 'row', row))).toBe(JSON.stringify(row));
  });
});
