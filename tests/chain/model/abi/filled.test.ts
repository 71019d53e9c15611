import { describe, expect, it } from 'vitest';
import { parseExactJson } from '#src/chain/core/exact-json.ts';
import { filledData, parseFields } from '#src/chain/model/abi/filled.ts';
import { emptyValue } from '#src/chain/model/abi/value.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { abi } from './pay-abi.ts';

describe('a form', () => {
  it('takes from a link what its action has', () => {
    const given = {
      data: '{"to":"bob","unknown":1}',
      fields: { id: '9', tags: '["x"]', other: '1' },
    };
    expect(filledData(abi, 'pay', given)).toMatchObject({ to: 'bob', id: 9, tags: ['x'] });
    expect(filledData(abi, 'pay', given)).not.toHaveProperty('unknown');
    expect(filledData(abi, 'pay', { data: 'no json', fields: {} })).toEqual(emptyValue(abi, 'pay'));
  });

  it('has the number of a 128-bit integer that an old node wrote as hex', () => {
    const wide = abiView({
      structs: [
        {
          name: 'set',
          fields: [
            { name: 'change', type: 'int128' },
            { name: 'totals', type: 'uint128[]' },
            { name: 'digest', type: 'string' },
          ],
        },
      ],
    });
    const minusTwo = `0xfe${'ff'.repeat(15)}`;
    const data = JSON.stringify({ change: minusTwo, totals: [minusTwo, 7], digest: minusTwo });
    expect(filledData(wide, 'set', { data, fields: {} })).toEqual({
      change: '-2',
      totals: ['340282366920938463463374607431768211454', 7],
      digest: minusTwo,
    });
    const fields = { change: minusTwo, totals: `["${minusTwo}"]` };
    expect(filledData(wide, 'set', { data: null, fields })).toMatchObject({
      change: '-2',
      totals: ['340282366920938463463374607431768211454'],
    });
  });

  it('loses no digit of a number in JSON', () => {
    expect(parseExactJson('{"a":18446744073709551615,"b":1.5,"c":7}')).toEqual({
      a: '18446744073709551615',
      b: 1.5,
      c: 7,
    });
    expect(parseFields('[1]')).toBeNull();
    expect(parseFields('{')).toBeNull();
  });
});
