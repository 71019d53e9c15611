import { ABI, Serializer } from '@wharfkit/antelope';
import { SystemContract } from '@wharfkit/account';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { codecOf, packAbi } from '#devnet/abi/codec.ts';
import { hex } from '#devnet/abi/hex.ts';
import { formatAsset } from '../../../src/chain/core/asset.ts';
import { nameFromBigint } from '../../../src/chain/core/name-bigint.ts';
import { keyAuthority } from '../harness.ts';

const field = (name: string, type: string): object => ({ name, type });
const abi = ABI.from({
  types: [{ new_type_name: 'owner_name', type: 'name' }],
  variants: [{ name: 'either', types: ['uint8', 'string'] }],
  structs: [
    { base: '', name: 'base', fields: [field('owner', 'owner_name')] },
    {
      base: 'base',
      name: 'row',
      fields: [
        field('flag', 'bool'),
        field('small', 'uint8'),
        field('signed', 'int16'),
        field('count', 'uint32'),
        field('big', 'uint64'),
        field('minus', 'int64'),
        field('huge', 'uint128'),
        field('weight', 'float64'),
        field('number', 'varuint32'),
        field('money', 'asset'),
        field('kind', 'symbol'),
        field('text', 'string'),
        field('data', 'bytes'),
        field('hash', 'checksum256'),
        field('at', 'time_point'),
        field('since', 'time_point_sec'),
        field('slot', 'block_timestamp_type'),
        field('key', 'public_key'),
        field('list', 'name[]'),
        field('maybe', 'asset?'),
        field('which', 'either'),
        field('later', 'uint8$'),
      ],
    },
  ],
  tables: [{ name: 'rows', type: 'row', index_type: 'i64', key_names: [], key_types: [] }],
  actions: [{ name: 'put', type: 'row', ricardian_contract: '' }],
} as never);
const codec = codecOf(packAbi(abi), 'EOS');

const uint = (bits: number): fc.Arbitrary<number> => fc.nat({ max: 2 ** bits - 1 });
const name = fc.bigInt(0n, 2n ** 64n - 1n).map(nameFromBigint);
const iso = (ms: number, digits: number): string => new Date(ms).toISOString().slice(0, digits);
const asset = fc
  .tuple(fc.bigInt(-(2n ** 62n - 1n), 2n ** 62n - 1n), fc.constantFrom('EOS', 'ABCDEFG'), uint(4))
  .map(([units, code, precision]) => ({ units, symbol: { code, precision } }));
const row = fc.record({
  owner: name,
  flag: fc.boolean(),
  small: uint(8),
  signed: fc.integer({ min: -32_768, max: 32_767 }),
  count: uint(32),
  big: fc.bigInt(0n, 2n ** 64n - 1n),
  minus: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  huge: fc.bigInt(0n, 2n ** 128n - 1n),
  weight: fc.double({ noNaN: true }),
  number: uint(32),
  money: asset,
  kind: asset.map(({ symbol }) => symbol),
  text: fc.string({ unit: 'grapheme' }),
  data: fc.uint8Array({ maxLength: 300 }),
  hash: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => Buffer.from(b).toString('hex')),
  at: fc.integer({ min: 0, max: 4e12 }).map((ms) => iso(ms, 23)),
  since: uint(32).map((seconds) => iso(seconds * 1000, 19)),
  slot: uint(32).map((slot) => iso(946_684_800_000 + slot * 500, 23)),
  key: fc.constantFrom('alice', 'bob').map((who) => keyAuthority(who).keys[0]!.key),
  list: fc.array(name, { maxLength: 5 }),
  maybe: fc.option(asset),
  which: fc.oneof(
    fc.tuple(fc.constant('uint8'), uint(8)),
    fc.tuple(fc.constant('string'), fc.string()),
  ),
  later: fc.option(uint(8), { nil: undefined }),
});

/** Doubles that 17 decimals tell in full. */
const exact = fc.integer().map((value) => value / 64);

/** The row in forms WharfKit takes. */
function oracle(value: typeof row extends fc.Arbitrary<infer Row> ? Row : never): object {
  return {
    ...value,
    big: String(value.big),
    minus: String(value.minus),
    huge: String(value.huge),
    money: formatAsset(value.money),
    maybe: value.maybe && formatAsset(value.maybe),
    kind: `${value.kind.precision},${value.kind.code}`,
    data: Buffer.from(value.data).toString('hex'),
  };
}

describe('a codec', () => {
  it('packs values to the bytes WharfKit packs them to, and reads them back', () => {
    fc.assert(
      fc.property(row, (value) => {
        const packed = codec.encode('row', value);
        const expected = Serializer.encode({ object: oracle(value) as never, type: 'row', abi });
        expect(Buffer.from(packed).toString('hex')).toBe(expected.hexString);
        expect(codec.decode('row', packed)).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws anything but an error on bytes of any kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          codec.decode('row', bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });

  it('writes JSON as nodeos does', () => {
    const value = {
      owner: 'alice',
      total_votes: 1.5,
      producer_key: keyAuthority('alice').keys[0]!.key,
      is_active: true,
      url: 'https://alice',
      unpaid_blocks: 3,
      last_claim_time: '2026-01-01T00:00:00.500',
      location: 7,
    };
    const system = codecOf(packAbi(SystemContract.abi), 'EOS');
    const json = system.decodeJson('producer_info', system.encode('producer_info', value));
    // A field that is missing at the end stays away.
    expect(json).toStrictEqual({ ...value, total_votes: '1.50000000000000000', is_active: 1 });
  });

  it('takes its own JSON back', () => {
    fc.assert(
      fc.property(row, exact, (value, weight) => {
        const packed = codec.encode('row', { ...value, weight });
        expect(codec.encodeJson('row', codec.decodeJson('row', packed))).toEqual(packed);
      }),
    );
  });

  it.each([
    ['bool', true, '01'],
    ['bool', 1, '01'],
    ['bool', 'true', '01'],
    ['bool', false, '00'],
    ['bool', 0, '00'],
    ['bool', 'false', '00'],
    ['uint8', '255', 'ff'],
    ['int64', '-1', 'ffffffffffffffff'],
    ['uint64', 1, '0100000000000000'],
    ['float64', '0.50000000000000000', '000000000000e03f'],
    ['name', 'eosio', '0000000000ea3055'],
    ['asset', '-0.0001 EOS', 'ffffffffffffffff04454f5300000000'],
    ['symbol', '4,EOS', '04454f5300000000'],
    ['bytes', '01ff', '0201ff'],
    ['time_point_sec', '2106-02-07T06:28:15', 'ffffffff'],
    ['uint8[2]', [1, 2], '0102'],
    ['uint8?', null, '00'],
    ['public_key', 'EOS1111111111111111111111111111111114T1Anm', '00'.repeat(34)],
  ])('packs %s of %j', (type, json, packed) => {
    expect(hex(codec.encodeJson(type, json))).toBe(packed);
  });

  it.each([
    ['bool', 2],
    ['bool', 'yes'],
    ['bool', null],
    ['uint8', 256],
    ['uint8', ''],
    ['uint32', 1.5],
    ['int64', '9223372036854775808'],
    ['uint64', -1],
    ['float64', 'much'],
    ['name', 'Alice'],
    ['asset', '1.0000'],
    ['checksum256', 'ff'],
    ['bytes', 'f'],
    ['time_point_sec', 'today'],
    ['uint8[]', 1],
    ['uint8[2]', [1]],
    ['either', ['name', 'alice']],
    ['row', {}],
    ['row', 'alice'],
    ['thing', 1],
  ])('refuses %s of %j', (type, json) => {
    expect(() => codec.encodeJson(type, json)).toThrow(Error);
  });

  it('writes the null key with the prefix of its chain', () => {
    const nothing = new Uint8Array(34);
    expect(codecOf({}, 'FIO').decodeJson('public_key', nothing)).toMatch(/^FIO1{33}/);
  });
});
