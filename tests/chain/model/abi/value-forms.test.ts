import { describe, expect, it } from 'vitest';
import { typeShape } from '#src/chain/model/abi/type.ts';
import { emptyValue, typedValue, valueProblems } from '#src/chain/model/abi/value.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { packType } from '#src/chain/sign/abi/serialize.ts';
import { recordings } from '#tests/recordings/read.ts';
import { abi, paid, raw } from './pay-abi.ts';

describe('a form', () => {
  it('begins empty, with what may be left out left out', () => {
    expect(emptyValue(abi, 'pay')).toEqual({
      id: '',
      to: '',
      paid: '',
      tags: [],
      pair: ['', ''],
      key: ['name', ''],
      fee: null,
    });
  });

  it('ends, though its type holds itself', () => {
    expect(emptyValue(abi, 'tree')).toEqual({ leaf: '', next: null });
    expect(JSON.stringify(emptyValue(abi, 'endless')).length).toBeLessThan(1000);
  });

  it('says what cannot be sent, and where', () => {
    const problems = (data: object) =>
      valueProblems(abi, 'pay', { ...paid, ...data }).map(({ path, problem }) => [
        path,
        problem.kind,
      ]);
    expect(problems({})).toEqual([]);
    expect(problems({ more: true, last: 5 })).toEqual([]);
    expect(problems({ last: 5 })).toEqual([['last', 'order']]);
    expect(problems({ to: 'Bob', paid: 'x' })).toEqual([
      ['to', 'name'],
      ['paid', 'asset'],
    ]);
    expect(problems({ pair: [1, 256] })).toEqual([['pair.1', 'range']]);
    expect(problems({ pair: [1] })).toEqual([['pair', 'items']]);
    expect(problems({ key: ['uint64', -1] })).toEqual([['key.uint64', 'range']]);
    expect(problems({ key: ['string', ''] })).toEqual([['key', 'variant']]);
    expect(problems({ tags: 'a' })).toEqual([['tags', 'list']]);
    expect(problems({ fee: '1' })).toEqual([['fee', 'asset']]);
  });

  it('keeps small whole numbers as numbers, and the digits of others', () => {
    const uint64 = typeShape(abi, 'uint64');
    expect(typedValue(uint64, '42')).toBe(42);
    expect(typedValue(uint64, '007')).toBe('007');
    expect(typedValue(uint64, '18446744073709551615')).toBe('18446744073709551615');
    expect(typedValue(typeShape(abi, 'string'), '42')).toBe('42');
  });
});

describe('what a form accepts', () => {
  it('of a complete form can be packed', () => {
    const whole = abiFromJson({
      ...raw,
      structs: raw.structs.slice(0, 3),
      types: raw.types.slice(0, 2),
    });
    expect(packType(whole, 'pay', paid).length).toBeGreaterThan(0);
    expect(() => packType(whole, 'pay', { ...paid, last: 5 })).toThrow();
  });

  it('matches the packer for every action of every recorded ABI', () => {
    for (const { response } of recordings('v1_chain_get_abi')) {
      const reported = recordOf(response).abi;
      if (!reported) continue;
      const view = abiView(reported);
      for (const { type } of view.actions) {
        expect(typeShape(view, type).kind).toBe('struct');
        expect(() => valueProblems(view, type, emptyValue(view, type))).not.toThrow();
      }
    }
  });
});
