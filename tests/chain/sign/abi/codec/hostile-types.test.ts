import { Api, JsonRpc, Serialize } from 'eosjs';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import { CodecError } from '#src/chain/sign/abi/codec/error.ts';
import { packType, unpackType } from '#src/chain/sign/abi/serialize.ts';
import { CASES } from '../../../core/cases.ts';
import { abi, hex, json, failure } from './sample-types.ts';

describe('hostile data', () => {
  it('may nest to the limit, in any number of places', () => {
    const nested = (depth: number) => `uint8${'[]'.repeat(depth)}`;
    const bytes = (depth: number) => `${'01'.repeat(depth)}07`;
    const deepest = json(nested(limits.abiDepth), bytes(limits.abiDepth));
    expect(hex(nested(limits.abiDepth), deepest)).toBe(bytes(limits.abiDepth));
    const deeper = nested(limits.abiDepth + 1);
    const message = 'Maximum decoding depth exceeded';
    expect(failure(() => json(deeper, bytes(limits.abiDepth + 1))).message).toBe(message);
    expect(failure(() => hex(deeper, [deepest])).message).toBe(message);
    const wide = Array(100).fill([1]);
    expect(json('uint8[][]', hex('uint8[][]', wide))).toEqual(wide);
  });

  it('may hold as many elements without bytes as the limit says', () => {
    const list = (count: number) => hex('varuint32', count);
    // Two bytes say how many there are, and each byte may be an element too.
    const most = limits.weightlessElements + 2;
    expect(json('nothing[]', list(most))).toHaveLength(most);
    expect(failure(() => json('nothing[]', list(most + 1))).message).toBe(
      'Read past end of buffer',
    );
  });

  it('that nest without end are refused', () => {
    expect(failure(() => json('tree', '01'.repeat(1000))).message).toBe(
      'Maximum decoding depth exceeded',
    );
    let deep: object = { under: [] };
    for (let i = 0; i < 100; i++) deep = { under: [deep] };
    expect(failure(() => hex('tree', deep)).message).toBe('Maximum decoding depth exceeded');
  });

  it('that promise more than they hold are refused', () => {
    const types = ['nothing[]', 'uint8[]', 'string', 'bytes', 'tree[]', 'bitset', 'nothing[][]'];
    // A million lists of 127 elements that take no bytes.
    const lists = Buffer.from([0xc0, 0x84, 0x3d, ...new Uint8Array(1_000_000).fill(0x7f)]);
    for (const type of types)
      expect(failure(() => json(type, 'ffffffff0f')).message).toBe('Read past end of buffer');
    expect(() => unpackType(abi, 'nothing[][]', lists)).toThrow('Read past end of buffer');
    expect(failure(() => json('nothing[999999999]', '')).message).toBe('Read past end of buffer');
  });

  it('are read or refused, and never anything else', { timeout: 60_000 }, () => {
    const types = ['all', 'tree', 'value', 'all[]', 'proto', 'asset', 'public_key', 'signature'];
    fc.assert(
      fc.property(
        fc.constantFrom(...types, 'bitset', 'time_point', 'float32', 'extended_asset', 'symbol'),
        fc.uint8Array({ maxLength: 80 }),
        (type, bytes) => {
          try {
            JSON.stringify(unpackType(abi, type, bytes));
          } catch (error) {
            expect(error).toBeInstanceOf(CodecError);
          }
        },
      ),
      CASES,
    );
  });

  it('in JSON are packed or refused, and never anything else', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom('all', 'tree', 'value', 'int8?', 'name', 'asset', 'time_point', 'bytes'),
        fc.jsonValue(),
        (type, value) => {
          try {
            unpackType(abi, type, packType(abi, type, value));
          } catch (error) {
            expect(error).toBeInstanceOf(CodecError);
          }
        },
      ),
      CASES,
    );
  });
});

describe('eosjs', () => {
  const api = new Api({
    rpc: new JsonRpc('http://127.0.0.1:1', { fetch }),
    signatureProvider: {
      getAvailableKeys: async () => [],
      sign: () => Promise.reject(new Error()),
    },
    chainId: '00'.repeat(32),
    textDecoder: new TextDecoder(),
    textEncoder: new TextEncoder(),
  });
  const types = Serialize.getTypesFromAbi(Serialize.createInitialTypes(), {
    ...structuredClone(abi),
    types: [{ new_type_name: 'account_name', type: 'name' }],
    structs: structuredClone(abi.structs).filter(({ name }) =>
      ['base', 'all', 'tree'].includes(name),
    ),
  } as never);
  const buffer = (bytes?: Uint8Array) =>
    new Serialize.SerialBuffer({
      textDecoder: api.textDecoder,
      textEncoder: api.textEncoder,
      ...(bytes && { array: bytes }),
    });
  const theirs = (type: string, value: unknown) => {
    const out = buffer();
    Serialize.getType(types, type).serialize(out, value);
    return Buffer.from(out.asUint8Array()).toString('hex');
  };

  const name = fc.stringMatching(/^[a-z1-5][a-z1-5.]{0,10}[a-z1-5]$/);
  const time = fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((seconds) => seconds * 1000);
  const amount = fc
    .tuple(fc.bigInt({ min: 1n - 2n ** 62n, max: 2n ** 62n - 1n }), fc.integer({ min: 0, max: 8 }))
    .map(([units, precision]) => {
      const digits = String(units < 0n ? -units : units).padStart(precision + 1, '0');
      const cut = digits.length - precision;
      const point = precision === 0 ? '' : `.${digits.slice(cut)}`;
      return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${point} TEST`;
    });
  const cases: Record<string, fc.Arbitrary<unknown>> = {
    bool: fc.boolean(),
    int8: fc.integer({ min: -128, max: 127 }),
    uint16: fc.integer({ min: 0, max: 65535 }),
    int32: fc.integer(),
    uint32: fc.nat(),
    int64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
    uint64: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
    int128: fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }).map(String),
    uint128: fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }).map(String),
    varuint32: fc.nat(),
    varint32: fc.integer(),
    float32: fc.float({ noNaN: true }),
    float64: fc.double({ noNaN: true }),
    string: fc.string({ unit: 'binary' }),
    bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    name,
    asset: amount,
    time_point: time.map((ms) => new Date(ms + (ms % 999)).toISOString().slice(0, -1)),
    time_point_sec: time.map((ms) => new Date(ms).toISOString().slice(0, 19)),
    'asset[]': fc.array(amount),
    'name?': fc.option(name),
    'string[]?': fc.option(fc.array(fc.string())),
    value: fc.oneof(
      fc.nat(255).map((n) => ['uint8', n]),
      fc.string().map((text) => ['string', text]),
    ),
    all: fc.record({
      a: fc.nat(255),
      who: name,
      maybe: fc.option(fc.string()),
      many: fc.array(fc.integer({ min: -32768, max: 32767 })),
    }),
  };

  it.each(Object.keys(cases))('packs %s to the same bytes', (type) => {
    fc.assert(
      fc.property(cases[type] ?? fc.constant(null), (value) => {
        const bytes = hex(type, value);
        expect(bytes).toBe(theirs(type, value));
        // What is read is packed to the same bytes again.
        expect(hex(type, json(type, bytes))).toBe(bytes);
      }),
      { numRuns: Math.min(CASES.numRuns, 200) },
    );
  });
});
