import { PublicKey as Oracle } from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import {
  formatPublicKey,
  isPublicKey,
  keyId,
  parsePublicKey,
  swapKeyPrefix,
  toLegacyKey,
  toModernKey,
} from '#src/chain/core/key.ts';
import { AGREEMENTS } from './cases.ts';

const LEGACY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const MODERN = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

const point = fc
  .tuple(fc.constantFrom(2, 3), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([sign, x]) => Uint8Array.from([sign, ...x]));
const passkey = fc
  .tuple(
    point,
    fc.nat(2),
    fc.string({ unit: fc.constantFrom(...'abc.-'), minLength: 1, maxLength: 20 }),
  )
  .map(([key, presence, host]) =>
    Uint8Array.from([...key, presence, host.length, ...new TextEncoder().encode(host)]),
  );

describe('public keys', () => {
  it("are formatted like WharfKit's, and parsed back", () => {
    const key = fc.oneof(
      fc.record({ type: fc.constantFrom('K1' as const, 'R1' as const), data: point }),
      fc.record({ type: fc.constant('WA' as const), data: passkey }),
    );
    fc.assert(
      fc.property(key, (value) => {
        const text = formatPublicKey(value);
        expect(text).toBe(Oracle.from({ type: value.type, compressed: value.data }).toString());
        expect(parsePublicKey(text)).toEqual(value);
      }),
      AGREEMENTS,
    );
  });

  it("have WharfKit's legacy form with any prefix", () => {
    const prefix = fc.constantFrom('EOS', 'FIO', 'TLOS', 'BOS', 'GOC');
    fc.assert(
      fc.property(point, prefix, (data, form) => {
        const legacy = formatPublicKey({ type: 'K1', data }, form);
        expect(legacy).toBe(Oracle.from({ type: 'K1', compressed: data }).toLegacyString(form));
        expect(parsePublicKey(legacy)).toEqual({ type: 'K1', data });
      }),
      AGREEMENTS,
    );
  });

  it('convert between forms', () => {
    const fio = LEGACY.replace('EOS', 'FIO');
    expect(toModernKey(LEGACY)).toBe(MODERN);
    expect(toModernKey(fio)).toBe(MODERN);
    expect(toLegacyKey(MODERN)).toBe(LEGACY);
    expect(toLegacyKey(MODERN, 'FIO')).toBe(fio);
    expect(swapKeyPrefix(fio)).toBe(LEGACY);
    expect(swapKeyPrefix(LEGACY)).toBe(fio);
    expect(swapKeyPrefix(MODERN)).toBe(MODERN);
  });

  it('are compared by their PUB_ form; other texts by themselves', () => {
    expect([LEGACY, LEGACY.replace('EOS', 'FIO'), MODERN].map(keyId)).toEqual(
      Array(3).fill(MODERN),
    );
    expect(['no key', '', `${LEGACY.slice(0, -1)}x`].map(keyId)).toEqual([
      'no key',
      '',
      `${LEGACY.slice(0, -1)}x`,
    ]);
  });

  it('of other curves have no legacy form', () => {
    const data = Uint8Array.from([2, ...new Uint8Array(32).fill(7)]);
    const text = formatPublicKey({ type: 'R1', data });
    expect(text).toMatch(/^PUB_R1_/);
    expect(toLegacyKey(text)).toBe(text);
  });

  it('of zeros, as system accounts have, are parsed', () => {
    const zeros = { type: 'K1' as const, data: new Uint8Array(33) };
    expect(parsePublicKey('EOS1111111111111111111111111111111114T1Anm')).toEqual(zeros);
    expect(formatPublicKey(zeros, 'EOS')).toBe('EOS1111111111111111111111111111111114T1Anm');
    expect(toModernKey('FIO1111111111111111111111111111111114T1Anm')).toBe(
      'PUB_K1_11111111111111111111111111111111149Mr2R',
    );
  });

  it.each([
    ['', 'unrecognized public key format'],
    ['alice', 'unrecognized public key format'],
    ['PUB_XX_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63', 'unrecognized public key format'],
    [`eos${LEGACY.slice(3)}`, 'unrecognized public key format'],
    [LEGACY.slice(3), 'unrecognized public key format'],
    [LEGACY.slice(0, -1), 'unrecognized public key format'],
    [`${MODERN}11`, 'unrecognized public key format'],
    [`PUB_WA_${MODERN.slice(7)}`, 'unrecognized public key format'],
    [`PUB_K1_${'2'.repeat(1000)}`, 'unrecognized public key format'],
    ['5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3', 'unrecognized public key format'],
    [LEGACY.replace('6MRy', '6MR0'), 'invalid base-58 value'],
    [MODERN.replace('6MRy', '6MRl'), 'invalid base-58 value'],
    [LEGACY.replace('6MRy', '6MRz'), "checksum doesn't match"],
    [MODERN.replace('BoDq63', 'GDW5CV'), "checksum doesn't match"],
    [MODERN.replace('K1', 'R1'), "checksum doesn't match"],
  ])('refuses %j: %s', (text, message) => {
    expect(() => parsePublicKey(text)).toThrow(new Error(message));
    expect(isPublicKey(text)).toBe(false);
  });

  it('are recognised', () => {
    expect([LEGACY, MODERN].map(isPublicKey)).toEqual([true, true]);
  });

  it('are refused after a change of any character', () => {
    const place = fc.integer({ min: 3, max: LEGACY.length - 1 });
    fc.assert(
      fc.property(
        place,
        fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabc'),
        (at, other) => {
          fc.pre(LEGACY.charAt(at) !== other);
          expect(isPublicKey(LEGACY.slice(0, at) + other + LEGACY.slice(at + 1))).toBe(false);
        },
      ),
      AGREEMENTS,
    );
  });
});

describe('a text similar to a key', () => {
  const digits = '6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

  it('is refused for its prefix', () => {
    for (const before of [' ', 'x', 'eos', '1EOS', 'ABCDEFGH', 'A', 'aEOS', 'EOS1EOS'])
      expect(() => parsePublicKey(before + digits), before).toThrow();
    expect(() => parsePublicKey(`x${toModernKey(`EOS${digits}`)}`)).toThrow();
    expect(() => parsePublicKey(`${toModernKey(`EOS${digits}`)}\n`)).toThrow();
    expect(formatPublicKey(parsePublicKey(`ABCDEFG${digits}`), 'EOS')).toBe(`EOS${digits}`);
  });
});
