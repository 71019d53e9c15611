import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinProblem } from '#src/chain/model/abi/check.ts';
import { filledData, parseExactJson, parseFields } from '#src/chain/model/abi/filled.ts';
import {
  listedScope,
  scopeMeaning,
  scopeParameter,
  scopeRange,
} from '#src/chain/model/abi/scope.ts';
import { bareType, builtinTypes, shownType, typeShape } from '#src/chain/model/abi/type.ts';
import { emptyValue, typedValue, valueProblems } from '#src/chain/model/abi/value.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { emptyAbi } from '#src/chain/sign/abi/abi.ts';
import { packType } from '#src/chain/sign/abi/serialize.ts';
import { recordings } from '#tests/recordings/read.ts';

const raw = {
  version: 'eosio::abi/1.2',
  types: [
    { new_type_name: 'amount', type: 'asset' },
    { new_type_name: 'maybe', type: 'amount?' },
    { new_type_name: 'ring', type: 'ring2' },
    { new_type_name: 'ring2', type: 'ring[]' },
  ],
  structs: [
    { name: 'base', base: '', fields: [{ name: 'id', type: 'uint64' }] },
    {
      name: 'pay',
      base: 'base',
      fields: [
        { name: 'to', type: 'name' },
        { name: 'paid', type: 'amount' },
        { name: 'tags', type: 'string[]' },
        { name: 'pair', type: 'uint8[2]' },
        { name: 'key', type: 'either' },
        { name: 'fee', type: 'maybe' },
        { name: 'more', type: 'bool$' },
        { name: 'last', type: 'uint32$' },
      ],
    },
    {
      name: 'tree',
      base: '',
      fields: [
        { name: 'leaf', type: 'name' },
        { name: 'next', type: 'tree?' },
      ],
    },
    { name: 'endless', base: '', fields: [{ name: 'itself', type: 'endless' }] },
    { name: 'self', base: 'self', fields: [] },
  ],
  variants: [{ name: 'either', types: ['name', 'uint64'] }],
  actions: [{ name: 'pay', type: 'pay', ricardian_contract: '' }],
  tables: [
    { name: 'pays', type: 'pay', index_type: 'i64', key_names: ['id'], key_types: ['uint64'] },
  ],
};
const abi = abiView(raw);

const paid = {
  id: 7,
  to: 'bob',
  paid: '1.0000 EOS',
  tags: ['a'],
  pair: [1, 2],
  key: ['name', 'bob'],
  fee: null,
};

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

/** What a person could type, near and far from what types want. */
const typed = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.bigInt({ min: -(2n ** 129n), max: 2n ** 129n }).map(String),
  fc.stringMatching(/^[a-z1-5.]{0,14}$/),
  fc.stringMatching(/^-?\d{1,5}(\.\d{0,5})? [A-Z]{1,8}$/),
  fc.stringMatching(/^\d{1,2},[A-Z]{1,8}$/),
  fc.stringMatching(/^([0-9a-f]{2}){0,66}$/),
  fc
    .constantFrom(20, 32, 64)
    .chain((size) => fc.stringMatching(new RegExp(`^[0-9a-f]{${String(2 * size)}}$`))),
  fc.constantFrom(
    ...['2026-01-01T00:00:00', '2026-01-01T00:00:00.500', '2026-01-01T00:00:00.250'],
    ...['2026-02-30T00:00:00', '1969-12-31T23:59:59', '2106-02-07T06:28:16', '1e5', 'inf', '1.'],
    'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CX',
  ),
);

describe('what a form accepts', () => {
  // A signature's checksum is left to the packer.
  const types = builtinTypes.filter((type) => type !== 'signature');

  it.each(types)('of type %s is what can be packed', (type) => {
    fc.assert(
      fc.property(typed, (value) => {
        const fits = builtinProblem(type, value) === null;
        expect({ value, fits }).toEqual({ value, fits: packs(type, value) });
      }),
      { numRuns: 100 },
    );
  });

  it('of a whole form is what can be packed', () => {
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

function packs(type: string, value: unknown): boolean {
  try {
    packType(emptyAbi, type, value);
    return true;
  } catch {
    return false;
  }
}

describe('a scope', () => {
  it('is a name, the code of a token or a number', () => {
    expect(scopeMeaning('eosio')).toBeNull();
    expect(scopeMeaning('........ehbo5')).toBe('EOS');
    expect(scopeMeaning('............1')).toBe('1');
  });

  it('that is typed is looked for in each of these', () => {
    expect(scopeRange('')).toEqual({});
    expect(scopeRange('EOS')).toEqual({ from: '........ehbo5', to: '........ehbo5' });
    expect(scopeRange('ali')).toEqual({ from: 'ali', to: 'alizzzzzzzzz' });
    expect(scopeRange('1')).toEqual({ from: '............1', to: '............1' });
    expect(scopeRange('a b')).toBeNull();
  });

  it('of digits only is requested as a number', () => {
    // Twelve digits of 1 to 5 are an account; nodes would read a number.
    expect(scopeParameter('111111111111')).toBe('595056260442243600');
    expect(scopeParameter('42')).toBe('42');
    expect(listedScope('12')).toBe('612489549322387456');
    expect(listedScope('alice')).toBe('alice');
  });
});
