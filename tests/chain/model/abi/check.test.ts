import { describe, expect, it } from 'vitest';
import { fc } from '#tests/fc.ts';
import { builtinProblem } from '#src/chain/model/abi/check.ts';
import { type BuiltinName, builtinTypes } from '#src/chain/model/abi/type.ts';
import { emptyAbi } from '#src/chain/sign/abi/abi.ts';
import { packType } from '#src/chain/sign/abi/serialize.ts';

const hex = (bytes: number) => 'ab'.repeat(bytes);

describe('a field that is empty', () => {
  it.each(builtinTypes)('of type %s is required, where nothing is given', (type) => {
    expect(builtinProblem(type, undefined)).toEqual({ kind: 'needed' });
    expect(builtinProblem(type, null)).toEqual({ kind: 'needed' });
  });

  const mayBeEmpty: readonly BuiltinName[] = ['string', 'bytes', 'bitset', 'name', 'symbol_code'];

  it.each(mayBeEmpty)('of type %s is a value of its own', (type) => {
    expect(builtinProblem(type, '')).toBeNull();
  });

  const neverEmpty = builtinTypes.filter((type) => type !== 'bool' && !mayBeEmpty.includes(type));

  it.each(neverEmpty)('of type %s is needed', (type) => {
    expect(builtinProblem(type, '')).toEqual({ kind: 'needed' });
  });
});

describe('a whole number', () => {
  it.each<[BuiltinName, bigint, bigint]>([
    ['int8', -128n, 127n],
    ['uint8', 0n, 255n],
    ['int32', -2_147_483_648n, 2_147_483_647n],
    ['varint32', -2_147_483_648n, 2_147_483_647n],
    ['varuint32', 0n, 4_294_967_295n],
    ['uint64', 0n, 18_446_744_073_709_551_615n],
    ['int128', -(2n ** 127n), 2n ** 127n - 1n],
  ])('of type %s goes from %s to %s', (type, min, max) => {
    expect(builtinProblem(type, String(min))).toBeNull();
    expect(builtinProblem(type, String(max))).toBeNull();
    const range = { kind: 'range', min, max };
    expect(builtinProblem(type, String(min - 1n))).toEqual(range);
    expect(builtinProblem(type, String(max + 1n))).toEqual(range);
  });

  it('is out of range, as a number of JSON, where its digits are lost', () => {
    expect(builtinProblem('uint64', 2 ** 53)).toMatchObject({ kind: 'range' });
    expect(builtinProblem('uint64', 2 ** 53 - 1)).toBeNull();
  });

  it.each([1.5, '1.5', '1e3', 'seven', true, ['7']])('is not %j', (value) => {
    expect(builtinProblem('uint8', value)).toEqual({ kind: 'whole' });
  });
});

describe('the problem of a value', () => {
  const long = '2026-01-01T00:00:00';

  it.each<[BuiltinName, unknown, string]>([
    ['bool', 'true', 'bool'],
    ['bool', 2, 'bool'],
    ['float64', 'much', 'number'],
    ['float32', [1], 'number'],
    ['string', 7, 'text'],
    ['asset', 7, 'text'],
    ['name', 'Alice', 'name'],
    ['bitset', '012', 'bits'],
    ['asset', '1.0000', 'asset'],
    ['symbol', 'EOS', 'symbol'],
    ['symbol_code', 'eos', 'symbolCode'],
    ['public_key', 'EOS1', 'key'],
    ['signature', 'SIG_K1_0', 'signature'],
    ['signature', 'x', 'signature'],
    ['bytes', 'xy', 'hex'],
    ['bytes', 'abc', 'hex'],
    ['checksum256', 'xy', 'hex'],
    ['float128', `ab0x${hex(15)}`, 'hex'],
    ['time_point', 'today', 'time'],
    ['time_point_sec', '2026-02-30T00:00:00', 'time'],
    ['block_timestamp_type', '', 'needed'],
    ['time_point', `${long}.1234567`, 'time'],
    ['time_point', `${long}.1234567Z`, 'time'],
    ['time_point', `${long}.1230004`, 'time'],
    ['time_point_sec', `${long}.500`, 'seconds'],
    ['time_point_sec', `${long}.0001`, 'seconds'],
    ['time_point_sec', '1969-12-31T23:59:59', 'seconds'],
    ['time_point_sec', '2106-02-07T06:28:16', 'seconds'],
    ['block_timestamp_type', `${long}.250`, 'slot'],
    ['block_timestamp_type', `${long}.5001`, 'slot'],
    ['block_timestamp_type', '1999-12-31T23:59:59.500', 'slot'],
    ['block_timestamp_type', '2068-01-19T03:14:08.000', 'slot'],
    ['float64', '1e400', 'number'],
    ['float32', '3.4e39', 'number'],
    ['time_point', '9223372036854775808', 'time'],
    ['time_point_sec', '9223372036854775807', 'time'],
  ])('of %s %j is %s', (type, value, kind) => {
    expect(builtinProblem(type, value)).toEqual({ kind });
  });

  it.each<[BuiltinName, number]>([
    ['checksum160', 20],
    ['checksum256', 32],
    ['checksum512', 64],
    ['float128', 16],
  ])('of %s with the wrong length is the required %i bytes', (type, count) => {
    expect(builtinProblem(type, hex(count + 1))).toEqual({ kind: 'bytes', count });
    expect(builtinProblem(type, hex(count - 1))).toEqual({ kind: 'bytes', count });
    expect(builtinProblem(type, hex(count))).toBeNull();
  });

  it.each<[BuiltinName, unknown]>([
    ['bool', 1],
    ['bool', 0],
    ['asset', '0 '],
    ['asset', '0.0000 '],
    ['float64', 'inf'],
    ['float64', '-nan'],
    ['float64', '3.4e39'],
    ['time_point', '9223372036854775807'],
    ['time_point', '+010000-01-01T00:00:00.000'],
    ['float128', `0x${hex(16)}`],
    ['signature', 'SIG_R1_K1'],
    ['time_point', `${long}.123456`],
    ['time_point', `${long}.123456000`],
    ['time_point', long],
    ['time_point_sec', '1970-01-01T00:00:00'],
    ['time_point_sec', '2106-02-07T06:28:15.000'],
    ['time_point_sec', `${long}.000000`],
    ['block_timestamp_type', '2000-01-01T00:00:00'],
    ['block_timestamp_type', '2068-01-19T03:14:07.500'],
  ])('of %s %j is null', (type, value) => {
    expect(builtinProblem(type, value)).toBeNull();
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
    ...['1e39', '-1e400', '-nan', '9223372036854775807', '9223372036854775808'],
    'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CX',
  ),
);

function packs(type: string, value: unknown): boolean {
  try {
    packType(emptyAbi, type, value);
    return true;
  } catch {
    return false;
  }
}

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
});
