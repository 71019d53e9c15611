import { describe, expect, it } from 'vitest';
import { typeOf } from '#src/chain/sign/abi/codec/types.ts';
import { packType } from '#src/chain/sign/abi/serialize.ts';
import { abi, hex, json, failure } from './sample-types.ts';

describe('what is refused', () => {
  it.each<[string, unknown, string]>([
    ['bool', 'true', 'Expected boolean or number equal to 1 or 0'],
    ['bool', 2, 'Expected boolean or number equal to 1 or 0'],
    ['int8', 128, 'Number is out of range'],
    ['uint8', -1, 'Number is out of range'],
    ['uint64', '18446744073709551616', 'Number is out of range'],
    ['uint64', 2 ** 60, 'Number is out of range'],
    ['uint32', 1.5, 'invalid number'],
    ['uint32', '0x10', 'invalid number'],
    ['uint32', '', 'invalid number'],
    ['int64', '1'.repeat(1000), 'invalid number'],
    ['varuint32', 2 ** 32, 'Number is out of range'],
    ['varint32', -(2 ** 31) - 1, 'Number is out of range'],
    ['float64', 'one', 'invalid number'],
    ['float64', null, 'invalid number'],
    ['name', 'ABC', 'Invalid character'],
    ['name', 'averylongname1', 'A name can be up to 12 characters long'],
    ['name', 'aaaaaaaaaaaaz', 'Invalid name'],
    ['name', 7, 'Expected string containing name'],
    ['string', 7, 'Expected string containing string'],
    ['bytes', '0', 'Odd number of hex digits'],
    ['bytes', 'zz', 'Expected hex string'],
    ['bytes', 7, 'Expected string containing hex digits'],
    ['checksum256', 'aa', 'Binary data has incorrect size'],
    ['float128', 'aa', 'Binary data has incorrect size'],
    ['float128', 7, 'Expected string containing hex digits'],
    ['bitset', '012', 'Expected string containing bitset'],
    ['time_point', '2026-13-01T00:00:00', 'Invalid time format'],
    ['time_point', '2026-01-01T00:00:00.0000001', 'Invalid time format'],
    ['time_point_sec', '2026-01-01T00:00:00.500', 'Invalid time format'],
    ['time_point_sec', '2200-01-01T00:00:00', 'Invalid time format'],
    ['time_point_sec', 7, 'Invalid time format'],
    ['block_timestamp_type', '2026-01-01T00:00:00.250', 'Invalid time format'],
    ['block_timestamp_type', '1999-01-01T00:00:00', 'Invalid time format'],
    ['symbol', '4,eos', 'Invalid symbol'],
    ['symbol_code', 'eos', 'Invalid symbol'],
    ['asset', '1.0000', 'Invalid symbol'],
    ['asset', 'EOS', 'Asset must begin with a number'],
    ['extended_asset', null, 'expected object'],
    ['extended_asset', { quantity: '1 EOS' }, 'missing field'],
    ['public_key', 'foo', 'unrecognized public key format'],
    ['signature', 'SIG_K1_0', 'invalid base-58 value'],
    ['signature', 'SIG_K1_abc', "checksum doesn't match"],
    ['private_key', 'PVT_WA_abc', 'unrecognized private key type'],
    ['value', 'text', 'expected variant: ["type", value]'],
    ['value', ['bool', true], 'Unknown variant type'],
    ['uint8[]', 7, 'Expected array'],
    ['uint8[3]', [1, 2], 'Array has incorrect size'],
    ['all', [], 'expected object'],
    ['all', null, 'expected object'],
    ['all', 'text', 'expected object'],
    ['all', 7, 'expected object'],
    ['value', 'u8', 'expected variant: ["type", value]'],
    ['value', ['uint8'], 'expected variant: ["type", value]'],
    ['value', ['uint8', 1, 2], 'expected variant: ["type", value]'],
    ['value', [0, 1], 'expected variant: ["type", value]'],
    ['nowhere', 1, 'Unknown type'],
    ['nowhere', 1, 'Unknown type'],
    ['of_lost', { lost: 1 }, 'Unknown type'],
    ['round', 1, 'Unknown type'],
    ['on_value', {}, 'Unknown type'],
    ['on_itself', {}, 'Unknown type'],
  ])('%s from %j: %s', (type, value, message) => {
    expect(failure(() => hex(type, value)).message).toBe(message);
  });

  it('says where in the data it lies', () => {
    const reported = { a: 1, who: 'alice', maybe: null, many: [1, 70000] };
    expect(failure(() => hex('all', reported)).path).toBe('many.1');
    expect(failure(() => hex('value', ['tree', { under: [{ under: 7 }] }])).path).toBe(
      'tree.under.0.under',
    );
    expect(failure(() => hex('all', { a: 1 })).path).toBe('who');
    expect(failure(() => json('int16[]', '020100')).path).toBe('1');
    expect(failure(() => json('value', '01')).path).toBe('string');
    expect(failure(() => json('all', '01')).path).toBe('who');
  });

  it.each([
    ['value', '03', 'Unknown variant type'],
    ['public_key', `03${'00'.repeat(33)}`, 'unrecognized public key format'],
    ['private_key', `02${'00'.repeat(32)}`, 'unrecognized private key type'],
    ['signature', `03${'00'.repeat(65)}`, 'unrecognized signature format'],
    ['varuint32', 'ffffffffff01', 'Number is out of range'],
    ['string', '05aa', 'Read past end of buffer'],
  ])('%s of the bytes %s: %s', (type, bytes, message) => {
    expect(failure(() => json(type, bytes)).message).toBe(message);
  });
});

describe('what is never cut', () => {
  it.each<[string, unknown, string]>([
    ['time_point', '2026-01-01T00:00:00.123456', ''],
    ['time_point', '1969-12-31T23:59:59.999', 'time before 1970'],
    ['string[][]', [['A'], [], ['C', 'D']], ''],
    ['uint8[2][]', [[1, 2]], ''],
    ['int8?[]', [1, null], ''],
    ['int8[]?', null, ''],
    ['bitset', '110001011', ''],
    ['varint32', -(2 ** 31), ''],
    ['uint128', '340282366920938463463374607431768211455', ''],
    ['int64', '-9223372036854775808', ''],
    ['float32', '0.1', ''],
    ['float32', '16777216', ''],
    ['float32', '1.1754944e-38', ''],
    ['float64', '1e+300', ''],
    ['float64', 'Infinity', ''],
    ['float64', 'NaN', ''],
    ['value', ['tree', { under: [{ under: [] }] }], ''],
  ])('%s %j', (type, value) => {
    expect(json(type, hex(type, value))).toEqual(value);
  });

  it('memos that are no UTF-8 are shown as far as they can be', () => {
    expect(json('string', '04ff616263')).toBe('\ufffdabc');
    expect(json('string', '03efbbbf')).toBe('\ufeff');
  });

  it('a field of any name is a field', () => {
    const read = json('proto', '0161') as object;
    expect(Object.hasOwn(read, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(JSON.stringify(read)).toBe('{"__proto__":"a"}');
    expect(hex('proto', JSON.parse('{"__proto__":"a"}'))).toBe('0161');
    expect(failure(() => hex('proto', {})).message).toBe('missing field');
  });

  it('a time past all calendars is the figure', () => {
    expect(json('time_point', 'ffffffffffffff7f')).toBe('9223372036854775807');
  });

  it('a symbol without a code is decoded and encoded', () => {
    expect(json('symbol', '0000000000000000')).toBe('0,');
    expect(hex('symbol', '0,')).toBe('0000000000000000');
  });

  it('a symbol is shown whatever its bytes are', () => {
    expect(json('symbol', '0400450000004fff')).toBe('4,\0E\0\0\0O\u00ff');
  });
});

describe('fields that may be missing', () => {
  const least = { a: 1, who: 'alice', maybe: null, many: [] };

  it('are those at the end that were added later, and those that may be null', () => {
    expect(json('all', hex('all', least))).toEqual(least);
    expect(hex('all', { a: 1, who: 'alice', many: [] })).toBe(hex('all', least));
    const more = { ...least, more: ['uint8', 7] };
    expect(json('all', hex('all', more))).toEqual(more);
    const most = { ...more, most: 9 };
    expect(json('all', hex('all', most))).toEqual(most);
  });

  it('are those of the last field, where that is a struct', () => {
    const last = { first: 7, last: least };
    expect(hex('ends_with_all', last)).toBe(`07${hex('all', least)}`);
    expect(json('ends_with_all', hex('ends_with_all', last))).toEqual(last);
    expect(hex('late', ['all', least])).toBe(`01${hex('all', least)}`);
    const inner = failure(() => hex('starts_with_all', { first: least, last: 7 }));
    expect([inner.message, inner.path]).toEqual(['missing field', 'first.more']);
    const whole = { first: { ...least, more: ['uint8', 7], most: 9 }, last: 1 };
    expect(json('starts_with_all', hex('starts_with_all', whole))).toEqual(whole);
  });

  it('must not be followed by one that is there', () => {
    expect(failure(() => hex('all', { ...least, most: 9 })).message).toMatch(/unexpected/);
  });

  it('are needed inside a list', () => {
    expect(failure(() => hex('all[]', [least])).message).toBe('missing field');
    expect(failure(() => json('all[]', `01${hex('all', least)}`)).message).toBe(
      'Read past end of buffer',
    );
  });
});

describe('a field that the type lacks', () => {
  const least = { a: 1, who: 'alice', maybe: null, many: [] };
  const strictly = (value: unknown) =>
    Buffer.from(packType(abi, 'ends_with_all', value, true)).toString('hex');

  it('is refused in what is signed, at any depth', () => {
    const good = { first: 1, last: least };
    expect(strictly(good)).toBe(hex('ends_with_all', good));
    const outer = failure(() => strictly({ ...good, tip: 1 }));
    expect([outer.message, outer.path]).toEqual(['the ABI has no field tip', 'tip']);
    const inner = failure(() => strictly({ first: 1, last: { ...least, tip: 1 } }));
    expect([inner.message, inner.path]).toEqual(['the ABI has no field tip', 'last.tip']);
  });

  it('is not there where it is undefined', () => {
    expect(strictly({ first: 1, last: least, tip: undefined })).toBe(`01${hex('all', least)}`);
  });

  it('is left out elsewhere', () => {
    expect(hex('ends_with_all', { first: 1, last: least, tip: 1 })).toBe(`01${hex('all', least)}`);
  });
});

describe('a type', () => {
  it('is looked up once', () => {
    const fresh = structuredClone(abi);
    for (const name of ['all', 'value', 'name[]', 'account_name?'])
      expect(typeOf(fresh, name)).toBe(typeOf(fresh, name));
  });

  it('may hold itself, by a struct or a variant', () => {
    const value = [
      'ring[]',
      [
        ['uint8', 1],
        ['ring[]', []],
      ],
    ];
    expect(json('ring', hex('ring', value))).toEqual(value);
  });

  it('stays unknown where it holds one that is', () => {
    for (let time = 0; time < 2; time++)
      expect(failure(() => typeOf(abi, 'of_lost')).message).toBe('Unknown type');
  });

  it('that names two types is refused each time', () => {
    const twice = { ...abi, variants: [...abi.variants, { name: 'tree', types: [] }] };
    for (let time = 0; time < 2; time++)
      expect(failure(() => typeOf(twice, 'all')).message).toBe('Invalid abi');
  });

  it('may have as many suffixes as 64, of a field and of a case too', () => {
    const suffixes = (count: number) => `uint8${'?'.repeat(count)}`;
    expect(() => typeOf(structuredClone(abi), suffixes(64))).not.toThrow();
    for (const name of ['steps', 'late'])
      expect(() => typeOf(structuredClone(abi), name)).not.toThrow();
    expect(failure(() => typeOf(abi, suffixes(65))).message).toBe('Unknown type');
  });
});
