import { bytesFromBase64 } from '#src/chain/rpc/contract-calls.ts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/fc.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { abiFromBytes, abiHash, abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { CodecError } from '#src/chain/sign/abi/codec/error.ts';
import {
  deserializeAction,
  deserializeResult,
  unpackType,
  packType,
  serializeAction,
} from '#src/chain/sign/abi/serialize.ts';
import { hexToBytes } from '#src/chain/core/checksum.ts';
import { CASES } from '../../core/cases.ts';

const full = {
  version: 'eosio::abi/1.2',
  types: [{ new_type_name: 'account', type: 'name' }],
  structs: [{ name: 'greet', base: '', fields: [{ name: 'who', type: 'account' }] }],
  actions: [{ name: 'greet', type: 'greet', ricardian_contract: '# Hi' }],
  tables: [
    { name: 'rows', index_type: 'i64', key_names: ['id'], key_types: ['uint64'], type: 'greet' },
  ],
  ricardian_clauses: [{ id: 'one', body: 'two' }],
  error_messages: [{ error_code: 7, error_msg: 'seven' }],
  abi_extensions: [{ tag: 1, value: 'aabb' }],
  variants: [{ name: 'either', types: ['name', 'uint8'] }],
  action_results: [{ name: 'greet', result_type: 'string' }],
  kv_tables: {
    keyed: {
      type: 'greet',
      primary_index: { name: 'who', type: 'name' },
      secondary_indices: { other: { type: 'uint64' } },
    },
  },
};
const abi = abiFromJson(full);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('an ABI', () => {
  it('keeps every section, in JSON and in bytes', () => {
    expect(abi).toEqual(full);
    expect(abiFromBytes(abiToBytes(abi))).toEqual(full);
  });

  it('needs no more than its version', () => {
    expect(abiFromJson({ version: 'eosio::abi/1.0' }).actions).toEqual([]);
    expect(abiFromJson({ version: 'eosio::abi/1.3', types: null, kv_tables: [] }).types).toEqual(
      [],
    );
  });

  it('has tables of key and value by their names, also from a list', () => {
    const primary_index = { name: 'id', type: 'name' };
    const table = { name: 'pets', type: 'name', primary_index };
    const secondary_indices = [{ name: 'owner', type: 'name' }];
    const of = (...kv_tables: unknown[]) => abiFromJson({ version: 'eosio::abi/1.2', kv_tables });
    expect(of({ ...table, secondary_indices }).kv_tables).toEqual({
      pets: { type: 'name', primary_index, secondary_indices: { owner: { type: 'name' } } },
    });
    expect(() => of(table, table)).toThrow('Invalid abi');
  });

  it.each(['eosio::abi/2.0', 'eosio::abi/9.0', '', 'abi'])(
    'of version %j is refused',
    (version) => {
      expect(() => abiFromJson({ version })).toThrow('Unsupported abi version');
      const [, ...rest] = abiToBytes(abiFromJson({ version: 'eosio::abi/1.0' })).subarray(14);
      const text = Buffer.from(version);
      expect(() => abiFromBytes(Uint8Array.from([text.length, ...text, 0, ...rest]))).toThrow(
        'Unsupported abi version',
      );
    },
  );

  it.each([{ version: '' }, {}])('with %j in place of its version reads as 1.0', (version) => {
    const json = {
      ...version,
      types: [],
      structs: [{ name: 'hi', base: '', fields: [{ name: 'user', type: 'name' }] }],
      actions: [{ name: 'hi', type: 'hi', ricardian_contract: '' }],
      tables: [],
    };
    const data = hexToBytes('0000000000855c34');
    for (const abi of [abiFromJson(json), abiFromBytes(abiToBytes(abiFromJson(json)))]) {
      expect(unpackType(abi, 'hi', data)).toEqual({ user: 'alice' });
      expect(packType(abi, 'hi', { user: 'alice' })).toEqual(data);
    }
  });

  it.each([null, 7, 'text', { version: 1 }, { ...full, structs: [{}] }])(
    'that is %j is refused',
    (value) => {
      expect(() => abiFromJson(value)).toThrow('Invalid abi');
    },
  );

  const doubles: [string, Partial<typeof full>][] = [
    ['action greet', { actions: [...full.actions, { ...full.actions[0]!, type: 'name' }] }],
    ['table rows', { tables: [...full.tables, ...full.tables] }],
    ['result greet', { action_results: [...full.action_results, ...full.action_results] }],
    ['type account', { types: [...full.types, ...full.types] }],
    ['type greet', { structs: [...full.structs, ...full.structs] }],
    ['type either', { variants: [...full.variants, ...full.variants] }],
    ['type greet', { variants: [{ name: 'greet', types: [] }] }],
    ['error 7', { error_messages: [...full.error_messages, ...full.error_messages] }],
    [
      'field of greet who',
      {
        structs: [
          { ...full.structs[0]!, fields: [...full.structs[0]!.fields, ...full.structs[0]!.fields] },
        ],
      },
    ],
  ];

  it.each(doubles)('that lists a name twice is refused: %s', (what, double) => {
    const message = `The ABI lists ${what} twice`;
    const twice = { ...abi, ...double };
    expect(() => abiFromJson(twice)).toThrow(message);
    expect(() => abiFromBytes(abiToBytes(twice))).toThrow(message);
  });

  it('that lists a table of key and value twice is refused in bytes', () => {
    const hexOf = hex(abiToBytes(abi));
    const [table] = Object.entries(full.kv_tables);
    const one = hex(abiToBytes({ ...abi, kv_tables: {} }));
    expect(table).toBeDefined();
    const section = hexOf.slice(one.length + 2);
    const twice = Buffer.from(`${one}02${section}${section}`, 'hex');
    expect(() => abiFromBytes(twice)).toThrow('The ABI lists table keyed twice');
  });

  it('whose struct repeats a field of its base is refused when it is used', () => {
    const based = {
      ...full,
      structs: [...full.structs, { ...full.structs[0]!, name: 'more', base: 'greet' }],
    };
    expect(() => packType(abiFromJson(based), 'more', {})).toThrow(
      'The ABI lists field of more who twice',
    );
  });

  it('may lack its last empty sections, or have zeros after them', () => {
    const bare = abiFromJson({
      ...full,
      ricardian_clauses: [],
      error_messages: [],
      variants: [],
      abi_extensions: [],
      action_results: [],
      kv_tables: {},
    });
    const bytes = abiToBytes(bare);
    for (const end of [bytes.length - 4, bytes.length - 3, bytes.length - 1])
      expect(abiFromBytes(bytes.subarray(0, end))).toEqual(bare);
    expect(abiFromBytes(Uint8Array.from([...bytes, 0, 0, 0]))).toEqual(bare);
    expect(() => abiFromBytes(bytes.subarray(0, bytes.length - 8))).toThrow(
      'Read past end of buffer',
    );
  });

  it('is packed with its last sections only where they hold something', () => {
    const bare = abiFromJson({ version: 'eosio::abi/1.2' });
    const section = { action_results: full.action_results, kv_tables: full.kv_tables };
    const packed = (part: Partial<typeof section>) => hex(abiToBytes({ ...bare, ...part }));
    // Eight sections are always there: their number of entries is a byte each.
    const start = `0e${Buffer.from('eosio::abi/1.2').toString('hex')}${'00'.repeat(8)}`;
    const results = `01${'0000000080acd465'}${'06'}${Buffer.from('string').toString('hex')}`;
    expect(packed({})).toBe(start);
    expect(packed({ action_results: full.action_results })).toBe(start + results);
    const tables = packed({ kv_tables: full.kv_tables });
    // No results, one table.
    expect(tables.slice(0, start.length + 4)).toBe(`${start}0001`);
    expect(packed(section)).toBe(start + results + tables.slice(start.length + 2));
  });

  it('has the sha256 of its bytes as its hash', () => {
    const bytes = abiToBytes(abi);
    expect(abiHash(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('in base 64 may have a sign too many, or too few', () => {
    const bytes = abiToBytes(abi);
    for (const tail of ['', '=', '==', '===']) {
      const text = Buffer.from(bytes).toString('base64').replace(/=*$/, tail);
      expect(hex(bytesFromBase64(text))).toBe(hex(bytes));
    }
    expect(hex(bytesFromBase64('YQ=\n'))).toBe('61');
    for (const text of ['a*b', 'YQ==YQ==', 'YQ=YQ']) expect(() => bytesFromBase64(text)).toThrow();
  });

  it('of any bytes, and of any JSON, is read or refused', { timeout: 60_000 }, () => {
    const start = Buffer.from('\u000eeosio::abi/1.2');
    const total = (work: () => unknown) => {
      try {
        work();
      } catch (error) {
        expect(error).toBeInstanceOf(CodecError);
      }
    };
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        total(() => abiFromBytes(bytes));
        total(() => abiFromBytes(Uint8Array.from([...start, ...bytes])));
      }),
      CASES,
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        total(() => abiFromJson(value));
        total(() => abiFromJson({ ...full, structs: value }));
      }),
      CASES,
    );
  });
});

describe('an action', () => {
  it('is packed and read by name', () => {
    expect(serializeAction(abi, 'greet', { who: 'alice' })).toBe('0000000000855c34');
    expect(deserializeAction(abi, 'greet', '0000000000855c34')).toEqual({ who: 'alice' });
    // As in nodes, what follows is ignored, unless the whole is asked for.
    expect(deserializeAction(abi, 'greet', '0000000000855c3400')).toEqual({ who: 'alice' });
    expect(() => deserializeAction(abi, 'greet', '0000000000855c3400', { allBytes: true })).toThrow(
      'Bytes left over',
    );
  });

  it('that the contract does not have is refused', () => {
    expect(() => serializeAction(abi, 'other', {})).toThrow('Unknown action in contract');
    expect(() => deserializeAction(abi, 'other', '')).toThrow('Unknown action in contract');
  });

  it('with bad hex is refused, and says which', () => {
    expect(() => deserializeAction(abi, 'greet', 'abc')).toThrow('Odd number of hex digits');
    expect(() => deserializeAction(abi, 'greet', 'zz')).toThrow('Expected hex string');
    try {
      serializeAction(abi, 'greet', { who: 7 });
      expect.unreachable();
    } catch (error) {
      expect((error as CodecError).path).toBe('greet.who');
    }
  });

  it('is packed completely or not at all, unlike other types', () => {
    const more = { who: 'alice', tip: 1 };
    expect(() => serializeAction(abi, 'greet', more)).toThrow('the ABI has no field tip');
    expect(hex(packType(abi, 'greet', more))).toBe('0000000000855c34');
  });

  it('may have returned a value', () => {
    const silent = { ...abi, action_results: [{ name: 'greet', result_type: '' }] };
    expect(deserializeResult(silent, 'greet', '026869')).toBeNull();
    expect(deserializeResult(abi, 'greet', '026869')).toBe('hi');
    expect(deserializeResult(abi, 'other', '026869')).toBeNull();
    expect(() => deserializeResult(abi, 'greet', '05')).toThrow('Read past end of buffer');
  });
});
