import { describe, expect, it } from 'vitest';
import { bareType, shownType, typeShape } from '#src/chain/model/abi/type.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { abi } from './pay-abi.ts';

const chain = (length: number, last: string) =>
  Array.from({ length }, (_, at) => ({
    new_type_name: `t${at}`,
    type: at === length - 1 ? last : `t${at + 1}`,
  }));

const bases = (length: number) =>
  Array.from({ length }, (_, at) => ({
    name: `s${at}`,
    base: at === length - 1 ? '' : `s${at + 1}`,
    fields: [],
  }));

describe('a type', () => {
  it('is written in at most 256 characters', () => {
    const [longest, longer] = ['a'.repeat(254), 'a'.repeat(255)];
    const abi = abiView({
      structs: [longest, longer].map((name) => ({ name, base: '', fields: [] })),
    });
    expect(bareType(`${longest}[]`)).toBe(longest);
    expect(bareType(`${longer}[]`)).toBe(`${longer}[]`);
    expect(typeShape(abi, `${longest}[]`).kind).toBe('array');
    expect(typeShape(abi, `${longer}[]`).kind).toBe('unknown');
  });

  it('resolves through at most 64 aliases', () => {
    expect(typeShape(abiView({ types: chain(64, 'name') }), 't0').kind).toBe('builtin');
    expect(typeShape(abiView({ types: chain(65, 'name') }), 't0').kind).toBe('unknown');
  });

  it('has at most 64 others beneath it', () => {
    expect(typeShape(abiView({ structs: bases(65) }), 's0').kind).toBe('struct');
    expect(typeShape(abiView({ structs: bases(66) }), 's0').kind).toBe('unknown');
  });

  it('may have its base by another name', () => {
    const abi = abiView({
      types: [{ new_type_name: 'alias', type: 'base' }],
      structs: [
        { name: 'base', base: '', fields: [{ name: 'id', type: 'uint64' }] },
        { name: 'own', base: 'alias', fields: [{ name: 'to', type: 'name' }] },
      ],
    });
    expect(typeShape(abi, 'own')).toMatchObject({
      fields: [
        { name: 'id', type: 'uint64' },
        { name: 'to', type: 'name' },
      ],
    });
  });

  it('that every chain knows may have fields', () => {
    expect(typeShape(abiView({}), 'extended_asset')).toEqual({
      kind: 'struct',
      name: 'extended_asset',
      fields: [
        { name: 'quantity', type: 'asset' },
        { name: 'contract', type: 'name' },
      ],
    });
  });

  it.each([
    ['bool$', 'bool'],
    ['name?', 'name'],
    ['uint8[2]', 'uint8[]'],
    ['asset[]', 'asset[]'],
    ['t0?', 'name'],
    ['mystery', 'mystery'],
  ])('%s is shown as %s', (type, shown) => {
    expect(shownType(abiView({ types: chain(2, 'name') }), type)).toBe(shown);
  });
});

describe('an ABI', () => {
  it('lists return values, errors and clauses', () => {
    const abi = abiView({
      version: 'eosio::abi/1.2',
      types: [{ new_type_name: 'a' }, { type: 'b' }, {}],
      structs: [{ base: 'x', fields: [] }],
      variants: [{ types: ['name'] }, { name: 'either', types: ['name', 7] }],
      actions: [{ name: 'pay' }, { name: 'send', type: 'transfer' }, { type: 'lost' }],
      tables: [{ name: 'rows', key_names: ['id', 'by'], key_types: ['uint64'] }, { type: 'lost' }],
      action_results: [{ name: 'pay', result_type: 'uint64' }, { name: 'send' }],
      error_messages: [
        { error_code: 7, error_msg: 'No' },
        { error_code: '18446744073709551615' },
        { error_msg: 'lost' },
      ],
      ricardian_clauses: [{ id: 'terms', body: '# Terms' }, {}],
    });
    expect(abi).toEqual({
      version: 'eosio::abi/1.2',
      aliases: [],
      kvTables: [],
      structs: [],
      variants: [{ name: 'either', types: ['name'] }],
      actions: [
        { name: 'pay', type: 'pay' },
        { name: 'send', type: 'transfer' },
      ],
      tables: [
        {
          name: 'rows',
          type: 'rows',
          indexType: '',
          keys: [
            { name: 'id', type: 'uint64' },
            { name: 'by', type: '' },
          ],
        },
      ],
      results: [{ name: 'pay', type: 'uint64' }],
      errors: [
        { code: '7', text: 'No' },
        { code: '18446744073709551615', text: '' },
      ],
      clauses: [
        { id: 'terms', body: '# Terms' },
        { id: '', body: '' },
      ],
    });
    expect(abiView({}).version).toBe('');
  });
});

describe('an ABI', () => {
  it('describes a type level by level, base fields first', () => {
    const shape = typeShape(abi, 'pay');
    expect(shape.kind === 'struct' && shape.fields.map(({ name }) => name)).toEqual([
      'id',
      'to',
      'paid',
      'tags',
      'pair',
      'key',
      'fee',
      'more',
      'last',
    ]);
    expect(typeShape(abi, 'maybe')).toEqual({ kind: 'optional', of: 'amount' });
    expect(typeShape(abi, 'uint8[2]')).toEqual({ kind: 'array', of: 'uint8', size: 2 });
    expect(bareType('either[]?$')).toBe('either');
    expect(shownType(abi, 'maybe')).toBe('asset');
  });

  it('has no type that is its own alias', () => {
    expect(typeShape(abi, 'ring').kind).toBe('unknown');
    expect(typeShape(abi, 'self').kind).toBe('unknown');
    expect(typeShape(abi, 'nothing').kind).toBe('unknown');
  });
});
