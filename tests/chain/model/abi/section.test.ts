import { describe, expect, it } from 'vitest';
import { hasResult, sectionOf } from '#src/chain/model/abi/section.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { abiFromBytes, abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { unpackType } from '#src/chain/sign/abi/serialize.ts';

const greet = {
  version: 'eosio::abi/1.1',
  structs: [{ name: 'greet', base: '', fields: [{ name: 'who', type: 'name' }] }],
  actions: [{ name: 'greet', type: 'greet', ricardian_contract: '' }],
};
const data = Uint8Array.from(Buffer.from('0000000000855c34', 'hex'));

describe('a list of an ABI', () => {
  it.each([{}, null, undefined, '', false, []])('is empty where it is %j', (value) => {
    expect(sectionOf(value)).toEqual([]);
  });

  it('has the entries of an object, by place or by name', () => {
    expect(sectionOf({ 0: { name: 'a' }, 1: 'b' })).toEqual([{ name: 'a' }, 'b']);
    expect(sectionOf({ greet: { result_type: 'string' } })).toEqual([
      { name: 'greet', result_type: 'string' },
    ]);
  });

  it('is what it is otherwise', () => {
    expect([7, 'text', true].map(sectionOf)).toEqual([7, 'text', true]);
  });

  it.each([
    'types',
    'tables',
    'ricardian_clauses',
    'error_messages',
    'abi_extensions',
    'variants',
    'action_results',
    'kv_tables',
  ])('lets actions decode where %s are written in another way or are missing', (section) => {
    for (const empty of [{}, null, undefined, []]) {
      const json = { ...greet, [section]: empty };
      const abi = abiFromJson(json);
      expect(unpackType(abi, 'greet', data)).toEqual({ who: 'alice' });
      expect(unpackType(abiFromBytes(abiToBytes(abi)), 'greet', data)).toEqual({ who: 'alice' });
      expect(abiView(json).actions).toEqual([{ name: 'greet', type: 'greet' }]);
    }
  });

  it('lets actions decode whose results have no type', () => {
    const of = (action_results: unknown) =>
      abiFromJson({ ...greet, action_results }).action_results;
    const typed = { name: 'greet', result_type: 'string' };
    expect(of([typed, { name: 'bye', result_type: '' }, { name: 'go' }])).toEqual([typed]);
    expect(of([{ name: 'greet', result_type: null }])).toEqual([]);
    expect(of({ greet: { result_type: 'string' } })).toEqual([typed]);
    expect(() => of('text')).toThrow('Invalid abi');
    expect(() => of([{ name: 'greet', result_type: 7 }])).toThrow('Invalid abi');
    expect([{}, { result_type: '' }, { result_type: 'name' }, 7].map(hasResult)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('has variants by name and by place', () => {
    const abi = abiFromJson({
      ...greet,
      variants: { either: { types: { 0: 'name', 1: 'uint8' } } },
    });
    expect(unpackType(abi, 'either', Uint8Array.of(1, 7))).toEqual(['uint8', 7]);
    expect(abiView({ variants: { either: { types: ['name'] } } }).variants).toEqual([
      { name: 'either', types: ['name'] },
    ]);
  });

  it('is empty in bytes that end after the tables', () => {
    const whole = abiToBytes(abiFromJson(greet));
    // Clauses, errors, extensions and variants: a zero each.
    expect([...whole.slice(-4)]).toEqual([0, 0, 0, 0]);
    for (const missing of [1, 2, 3, 4]) {
      const base64 = Buffer.from(whole.slice(0, -missing)).toString('base64');
      const abi = abiFromBytes(Buffer.from(base64, 'base64'));
      expect(unpackType(abi, 'greet', data)).toEqual({ who: 'alice' });
    }
  });
});
