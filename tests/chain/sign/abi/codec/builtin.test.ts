import { PrivateKey, PublicKey, Serializer, Signature } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { emptyAbi } from '#src/chain/sign/abi/abi.ts';
import { packType, unpackType } from '#src/chain/sign/abi/serialize.ts';

const hex = (type: string, value: unknown) =>
  Buffer.from(packType(emptyAbi, type, value)).toString('hex');
const json = (type: string, bytes: string, keyForm?: string) =>
  unpackType(emptyAbi, type, Buffer.from(bytes, 'hex'), {
    allBytes: true,
    ...(keyForm !== undefined && { keyForm }),
  });
const wharfkit = (type: string, object: unknown) =>
  Serializer.encode({ object: object as never, type }).hexString;

const K1 = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
const R1 = 'PVT_R1_21oChGVyWKr2ZfANaEej8G5fQYXhYVJ9MQp8EtfqaDcL9SFAnc';
const digest = '00'.repeat(32);
/** A point, the presence flag, and the relying party id. */
const PASSKEY = `02${'02'.repeat(33)}01${'03'}616263`;
/** A compact signature, the authenticator data and the client data. */
const PASSKEY_SIGNATURE = `02${'1f'.repeat(65)}${'02'}aabb${'05'}0102030405`;

describe('a built-in type', () => {
  it.each<[string, unknown, string]>([
    ['bool', true, '01'],
    ['bool', false, '00'],
    ['int8', -128, '80'],
    ['int8', 127, '7f'],
    ['uint8', 255, 'ff'],
    ['int16', -32768, '0080'],
    ['uint16', 258, '0201'],
    ['int32', -2147483648, '00000080'],
    ['int32', 2147483647, 'ffffff7f'],
    ['uint32', 4294967295, 'ffffffff'],
    // Nodes write up to 32 bits as numbers, larger values and 128 bits as texts.
    ['int64', 4294967295, 'ffffffff00000000'],
    ['int64', '4294967296', '0000000001000000'],
    ['int64', -4294967295, '01000000ffffffff'],
    ['int64', '-4294967296', '00000000ffffffff'],
    ['uint64', 7, '0700000000000000'],
    ['uint64', '18446744073709551615', 'ff'.repeat(8)],
    ['int128', '-1', 'ff'.repeat(16)],
    ['uint128', '7', `07${'00'.repeat(15)}`],
    ['varuint32', 127, '7f'],
    ['varuint32', 128, '8001'],
    ['varuint32', 4294967295, 'ffffffff0f'],
    ['varint32', -1, '01'],
    ['varint32', 1, '02'],
    ['varint32', 2147483647, 'feffffff0f'],
    ['varint32', -2147483648, 'ffffffff0f'],
    ['string', 'caf\u00e9', '05636166c3a9'],
    ['bytes', 'aabb', '02aabb'],
    ['checksum160', 'ab'.repeat(20), 'ab'.repeat(20)],
    ['checksum256', 'ab'.repeat(32), 'ab'.repeat(32)],
    ['checksum512', 'ab'.repeat(64), 'ab'.repeat(64)],
    ['name', 'alice', '0000000000855c34'],
    ['symbol', '4,EOS', '04454f5300000000'],
    ['symbol_code', 'EOS', '454f530000000000'],
    ['asset', '-1.0000 EOS', 'f0d8ffffffffffff04454f5300000000'],
    [
      'extended_asset',
      { quantity: '1 A', contract: 'alice' },
      '010000000000000000410000000000000000000000855c34',
    ],
    ['time_point', '2026-01-01T00:00:00.500', '20e1274648470600'],
    ['time_point_sec', '2026-01-01T00:00:00', '00b95569'],
    ['time_point_sec', '1970-01-01T00:00:00', '00000000'],
    ['time_point_sec', '2106-02-07T06:28:15', 'ffffffff'],
    ['block_timestamp_type', '2026-01-01T00:00:00.500', '01ebd061'],
    ['block_timestamp_type', '2000-01-01T00:00:00.000', '00000000'],
    ['block_timestamp_type', '2068-01-19T03:14:07.500', 'ffffffff'],
  ])('packs %s %j to the same bytes as WharfKit', (type, value, bytes) => {
    expect(wharfkit(type, value)).toBe(bytes);
    expect(hex(type, value)).toBe(bytes);
    expect(json(type, bytes)).toEqual(value);
  });

  it.each<[string, unknown, string]>([
    ['time_point', '1970-01-01T00:00:00.000005', '0500000000000000'],
    ['time_point', '1970-01-01T00:00:00.001999', 'cf07000000000000'],
    ['time_point', '1970-01-01T00:00:00.000100', '6400000000000000'],
    // Never, as contracts write it, and dates after the year 9999.
    ['time_point', '9223372036854775807', 'ffffffffffffff7f'],
    ['time_point', '-9223372036854775808', '0000000000000080'],
    ['time_point', '+010000-01-01T00:00:00.000', '006073cc0c448403'],
    ['time_point', '+275760-09-13T00:00:00.000', '0000602b3972e777'],
    ['float32', '0.1', 'cdcccc3d'],
    ['float32', '-0', '00000080'],
    ['float32', 'Infinity', '0000807f'],
    ['float32', '-Infinity', '000080ff'],
    ['float32', 'NaN', '0000c07f'],
    ['float32', '-NaN', '0000c0ff'],
    ['float64', '-NaN', '000000000000f8ff'],
    ['float64', '1.7976931348623157e+308', 'ffffffffffffef7f'],
    ['float32', '3.4028235e+38', 'ffff7f7f'],
    ['float64', '-0', '0000000000000080'],
    ['float64', '0', '0000000000000000'],
    ['float64', '0.1', '9a9999999999b93f'],
    ['float128', `0x${'ab'.repeat(16)}`, 'ab'.repeat(16)],
    ['bitset', '', '00'],
    ['bitset', '1', '0101'],
    ['bitset', '10000001', '0881'],
    ['bitset', '100000000', '090001'],
    ['bitset', '110001011', '098b01'],
    // Contracts leave these fields unset: nodes write no code then.
    ['symbol_code', '', '0000000000000000'],
    ['symbol', '0,', '0000000000000000'],
    ['asset', '0 ', '00'.repeat(16)],
    ['asset', '-7.0000 ', '90eefeffffffffff0400000000000000'],
    ['extended_asset', { quantity: '0 ', contract: '' }, '00'.repeat(24)],
  ])('packs %s %j to %s and back', (type, value, bytes) => {
    expect(hex(type, value)).toBe(bytes);
    expect(json(type, bytes)).toEqual(value);
  });

  it.each<[string, unknown, unknown]>([
    ['bool', 1, true],
    ['bool', 0, false],
    ['int8', '-7', -7],
    // The maximum length.
    ['uint8', '5'.padStart(80, '0'), 5],
    ['float64', 0.5, '0.5'],
    ['float64', '-inf', '-Infinity'],
    ['float32', 'nan', 'NaN'],
    ['float64', '-nan', '-NaN'],
    ['float64', '1e-400', '0'],
    ['float32', Infinity, 'Infinity'],
    ['checksum256', 'AB'.repeat(32), 'ab'.repeat(32)],
    ['float128', 'AB'.repeat(16), `0x${'ab'.repeat(16)}`],
    ['time_point', '1970-01-01T00:00:00', '1970-01-01T00:00:00.000'],
    ['time_point', '1970-01-01T00:00:00.0001Z', '1970-01-01T00:00:00.000100'],
    ['time_point', '1970-01-01T00:00:00.123456000', '1970-01-01T00:00:00.123456'],
    ['time_point_sec', '1970-01-01T00:00:01.000000Z', '1970-01-01T00:00:01'],
    ['block_timestamp_type', '2000-01-01T00:00:00.5000', '2000-01-01T00:00:00.500'],
    [
      'extended_asset',
      { quantity: '1 A', contract: '', more: 1 },
      { quantity: '1 A', contract: '' },
    ],
  ])('%s accepts %j', (type, value, read) => {
    expect(json(type, hex(type, value))).toEqual(read);
  });

  it.each<[string, unknown, string]>([
    ['uint8', ['5'], 'invalid number'],
    ['uint8', '5'.padStart(81, '0'), 'invalid number'],
    ['float64', '1x', 'invalid number'],
    ['float64', '1e400', 'Number is out of range'],
    ['float64', '-1e400', 'Number is out of range'],
    ['float32', '3.4e39', 'Number is out of range'],
    ['float32', 3.4e39, 'Number is out of range'],
    ['time_point', '9223372036854775808', 'Invalid time format'],
    ['time_point', '1767225600000000', 'Invalid time format'],
    ['time_point_sec', '9223372036854775807', 'Invalid time format'],
    ['bool', null, 'Expected boolean or number equal to 1 or 0'],
    ['varint32', 2 ** 31, 'Number is out of range'],
    ['bitset', 7, 'Expected string containing bitset'],
    ['bitset', '1 0', 'Expected string containing bitset'],
    ['float128', `aa0x${'ab'.repeat(14)}`, 'Expected hex string'],
    ['time_point', ['2026-01-01T00:00:00'], 'Invalid time format'],
    ['time_point', '2026-01-01T00:00:00.1234567', 'Invalid time format'],
    ['time_point_sec', '2026-01-01T00:00:00.0001', 'Invalid time format'],
    ['time_point_sec', '1969-12-31T23:59:59', 'Invalid time format'],
    ['time_point_sec', '2106-02-07T06:28:16', 'Invalid time format'],
    ['block_timestamp_type', '2026-01-01T00:00:00.5001', 'Invalid time format'],
    ['block_timestamp_type', '1999-12-31T23:59:59.500', 'Invalid time format'],
    ['block_timestamp_type', '2068-01-19T03:14:08.000', 'Invalid time format'],
    ['symbol', 7, 'Expected string containing symbol'],
    ['symbol_code', 7, 'Expected string containing symbol_code'],
    ['symbol_code', ' ', 'Invalid symbol'],
    ['asset', '0', 'Invalid symbol'],
    ['asset', '', 'Asset must begin with a number'],
    ['asset', 7, 'Expected string containing asset'],
    ['public_key', 7, 'Expected string containing public key'],
    ['private_key', 7, 'Expected string containing private key'],
    ['signature', 7, 'Expected string containing signature'],
    ['extended_asset', 'text', 'expected object'],
    ['extended_asset', { contract: 'alice' }, 'missing field'],
    ['extended_asset', { quantity: '1 A' }, 'missing field'],
  ])('%s refuses %j: %s', (type, value, message) => {
    expect(() => hex(type, value)).toThrow(new RegExp(`^${message}$`));
  });

  it.each([
    ['symbol_code', '4100420000000000', 'A\0B'],
    ['symbol_code', '0041000000000000', '\0A'],
    ['symbol', '0441004200000000', '4,A\0B'],
    ['asset', '01000000000000000041004200000000', '1 A\0B'],
  ])(
    '%s %s is shown as other than a code without the zero inside, and is not packed',
    (type, bytes, text) => {
      expect(json(type, bytes)).toBe(text);
      expect(() => hex(type, text)).toThrow('Invalid symbol');
    },
  );

  it('uint64 accepts a bigint', () => {
    expect(json('uint64', hex('uint64', 2n ** 60n))).toBe('1152921504606846976');
  });

  it('varuint32 refuses more than five bytes', () => {
    expect(() => json('varuint32', '808080808000')).toThrow('Number is out of range');
  });

  it('time_point shows the plain number past the last calendar date', () => {
    const micros = (value: bigint) => {
      const bytes = Buffer.alloc(8);
      bytes.writeBigInt64LE(value);
      return json('time_point', bytes.toString('hex'));
    };
    const last = 8_640_000_000_000_000_000n;
    expect(micros(last)).toBe('+275760-09-13T00:00:00.000');
    expect(micros(last + 1_000n)).toBe('8640000000000001000');
  });
});

describe('a key or a signature', () => {
  const [k1, r1] = [PrivateKey.from(K1), PrivateKey.from(R1)];

  it.each([
    ['public_key', k1.toPublic()],
    ['public_key', r1.toPublic()],
    ['public_key', Serializer.decode({ data: PASSKEY, type: PublicKey })],
    ['signature', k1.signDigest(digest)],
    ['signature', r1.signDigest(digest)],
    ['signature', Serializer.decode({ data: PASSKEY_SIGNATURE, type: Signature })],
  ])('%s %s has the same bytes as in WharfKit', (type, theirs) => {
    const bytes = Serializer.encode({ object: theirs }).hexString;
    expect(hex(type, String(theirs))).toBe(bytes);
    expect(json(type, bytes)).toBe(String(theirs));
    // It ends where it should.
    expect(json(`${type}[]`, `02${bytes}${bytes}`)).toEqual([String(theirs), String(theirs)]);
  });

  it('a private key is its type and 32 bytes', () => {
    for (const [theirs, kind] of [
      [k1, '00'],
      [r1, '01'],
    ] as const) {
      const bytes = kind + theirs.data.hexString;
      expect(hex('private_key', String(theirs))).toBe(bytes);
      expect(json('private_key', bytes)).toBe(String(theirs));
    }
  });

  it('a public key is formatted with the requested prefix', () => {
    const bytes = Serializer.encode({ object: k1.toPublic() }).hexString;
    expect(json('public_key', bytes, 'EOS')).toBe(k1.toPublic().toLegacyString('EOS'));
  });

  it('is refused if truncated', () => {
    for (const [type, bytes] of [
      ['public_key', PASSKEY],
      ['signature', PASSKEY_SIGNATURE],
    ] as const)
      expect(() => json(type, bytes.slice(0, -2))).toThrow('Read past end of buffer');
  });
});
