import { describe, expect, it } from 'vitest';
import { filledData } from '#src/chain/model/abi/filled.ts';
import {
  emptyValue,
  formProblems,
  isVariantValue,
  typedValue,
  valueProblems,
} from '#src/chain/model/abi/value.ts';
import { abiView } from '#src/chain/model/abi/view.ts';

const struct = (name: string, fields: Record<string, string>) => ({
  name,
  base: '',
  fields: Object.entries(fields).map(([field, type]) => ({ name: field, type })),
});

const abi = abiView({
  types: [],
  structs: [
    struct('flags', { on: 'bool', off: 'bool$' }),
    struct('endless', { next: 'endless' }),
    struct('listed', { next: 'listed[1]' }),
    struct('varied', { next: 'other' }),
    struct('wide', Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, 'name']))),
    struct('note', { to: 'name', memo: 'string?', tags: 'string[]', on: 'bool', seal: 'string$' }),
  ],
  variants: [
    { name: 'other', types: ['varied'] },
    { name: 'nothing', types: [] },
  ],
});

/** How many of a type stand within each other. */
function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : 1;
  return own + Math.max(0, ...Object.values(value).map(depth));
}

describe('a form that begins', () => {
  it('has no answer of yes, and leaves out what need not be given', () => {
    expect(emptyValue(abi, 'flags')).toStrictEqual({ on: false });
  });

  it.each([
    ['in a field', 'endless', 7],
    ['in a list', 'listed', 4],
    ['as one of several types', 'varied', 4],
  ])('opens six levels below itself of a type that holds itself %s', (_, type, structs) => {
    expect(depth(emptyValue(abi, type))).toBe(structs);
  });

  it('has two hundred values at most, itself among them', () => {
    const values = Object.values(emptyValue(abi, 'wide') as object);
    expect(values).toHaveLength(300);
    expect(values.filter((value) => value !== null)).toHaveLength(199);
  });

  it('has nothing where there is no type to choose', () => {
    expect(emptyValue(abi, 'nothing')).toBeNull();
  });
});

describe('the problems of a form', () => {
  const note = { to: 'bob', memo: null, tags: [], on: false };
  const problems = (value: unknown, type = 'note') =>
    valueProblems(abi, type, value).map(({ path, problem }) => [path, problem.kind]);

  it('are none for absent optional values', () => {
    expect(problems({ to: 'bob', tags: [], on: true }, 'note')).toEqual([]);
    expect(problems({ on: true }, 'flags')).toEqual([]);
  });

  it.each([
    ['a field that is not there', { ...note, to: undefined }, [['to', 'needed']]],
    ['something that has no fields', 'bob', [['', 'fields']]],
    ['a field that every object has', { ...note, to: Object }, [['to', 'text']]],
    [
      'what may be left out and is wrong',
      { ...note, memo: 7, seal: 8 },
      [
        ['memo', 'text'],
        ['seal', 'text'],
      ],
    ],
  ])('include %s', (_, value, reported) => {
    expect(problems(value)).toEqual(reported);
  });

  it('include empty names where a form submits, at any depth, but none where no name is given', () => {
    const submitted = (value: unknown, type: string) =>
      formProblems(abi, type, value).map(({ path, problem }) => [path, problem.kind]);
    expect(problems({ ...note, to: '' })).toEqual([]);
    expect(submitted({ ...note, to: '' }, 'note')).toEqual([['to', 'emptyName']]);
    expect(submitted(['bob', ''], 'name[]')).toEqual([['1', 'emptyName']]);
    expect(submitted('', 'name?')).toEqual([['', 'emptyName']]);
    expect(submitted(null, 'name?')).toEqual([]);
    expect(submitted({ ...note, to: 'Bob' }, 'note')).toEqual([['to', 'name']]);
  });

  it('include a type that the contract does not define', () => {
    expect(problems('x', 'mystery')).toEqual([['', 'unknown']]);
  });

  it.each([
    ['name'],
    [['name', 'bob', 'more']],
    [[7, 'bob']],
    [{ 0: 'name', 1: 'bob', length: 2 }],
  ])('reject %j as a value with a type name', (value) => expect(isVariantValue(value)).toBe(false));
});

describe('what is typed into a field', () => {
  const typed = (name: string, text: string) => {
    const known = name as 'int8';
    return typedValue({ kind: 'builtin', name: known }, text);
  };

  it.each(['int8', 'uint16', 'varint32', 'varuint32'])('of type %s is a number', (type) => {
    expect(typed(type, '42')).toBe(42);
    expect(typed(type, '0')).toBe(0);
  });

  it('stays a text where the contract has a type of its own by a like name', () => {
    expect(typedValue({ kind: 'unknown', name: 'int9' }, '42')).toBe('42');
  });
});

describe('a field that a link fills', () => {
  const filled = (fields: Record<string, string>) =>
    filledData(abi, 'note', { data: null, fields });

  it('is read as its type, whether or not it may be left out', () => {
    expect(filled({ memo: '42', seal: '43', to: '44', on: 'true' })).toMatchObject({
      memo: '42',
      seal: '43',
      to: '44',
      on: true,
    });
  });

  it('is the text it is where that is not the JSON of a list', () => {
    expect(filled({ tags: '["a"]' }).tags).toEqual(['a']);
    expect(filled({ tags: 'a' }).tags).toBe('a');
  });

  it('is none where the action has no fields', () => {
    expect(filledData(abi, 'name', { data: '{"to":"bob"}', fields: { to: 'bob' } })).toEqual({});
  });
});
