import { describe, expect, it } from 'vitest';
import { parseExactJson } from '#src/chain/core/exact-json.ts';
import { filledData, parseFields } from '#src/chain/model/abi/filled.ts';
import { emptyValue } from '#src/chain/model/abi/value.ts';
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
