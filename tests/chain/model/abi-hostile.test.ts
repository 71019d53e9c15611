import { describe, expect, test } from 'vitest';
import { bareType, shownType, typeShape } from '#src/chain/model/abi/type.ts';
import { filledData } from '#src/chain/model/abi/filled.ts';
import { emptyValue, valueProblems } from '#src/chain/model/abi/value.ts';
import { abiView } from '#src/chain/model/abi/view.ts';

const many = 20_000;
const nothing = { data: null, fields: {} };

function size(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + size(part), 1);
}

describe('an ABI made to break its reader', () => {
  test('with suffixes without end is no type', () => {
    const type = `name${'[]'.repeat(many)}`;
    const abi = abiView({ structs: [{ name: 'a', base: '', fields: [{ name: 'x', type }] }] });
    expect(typeShape(abi, type).kind).toBe('unknown');
    expect(bareType(type)).toBe(type);
    expect(filledData(abi, 'a', nothing)).toEqual({ x: null });
  });

  test('with aliases that form a cycle is no type', () => {
    const types = Array.from({ length: many }, (_, index) => ({
      new_type_name: `t${index}`,
      type: `t${index + 1}?`,
    }));
    const abi = abiView({ types });
    expect(typeShape(abi, 't0').kind).toBe('unknown');
    expect(() => shownType(abi, 't0')).not.toThrow();
  });

  test('with bases upon bases is no struct', () => {
    const structs = Array.from({ length: many }, (_, index) => ({
      name: `s${index}`,
      base: `s${index + 1}`,
      fields: [],
    }));
    expect(typeShape(abiView({ structs }), 's0').kind).toBe('unknown');
  });

  test('that names millions of values begins with few', () => {
    const fields = Array.from({ length: 60 }, (_, index) => ({ name: `f${index}`, type: 'wide' }));
    const abi = abiView({ structs: [{ name: 'wide', base: '', fields }] });
    expect(size(emptyValue(abi, 'wide'))).toBeLessThan(1_000);
    expect(size(emptyValue(abi, 'bool[64][64][64][64]'))).toBeLessThan(1_000);
  });

  test('with the names of what every object has is read as any other', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const fields = names.map((name) => ({ name, type: 'string' }));
    const abi = abiView({ structs: [{ name: 'a', base: '', fields }] });
    const data = filledData(abi, 'a', nothing);
    expect(Object.keys(data)).toEqual(names);
    expect(valueProblems(abi, 'a', data)).toEqual([]);
  });
});
