import { Base58, PrivateKey } from '@wharfkit/antelope';
import { describe, expect, it, vi } from 'vitest';
import {
  checkKeyPair,
  generateKeyPair,
  pairOfEthereumKey,
  privateKeyForms,
  publicKeyForms,
  publicKeyOf,
} from '#src/chain/sign/keys/keys.ts';
import { inRange } from '#src/chain/sign/keys/private-key.ts';

/** The key every new nodeos begins with: public, and worth nothing. */
const WIF = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
const PUBLIC = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const MODERN = String(PrivateKey.from(WIF));

describe('publicKeyOf', () => {
  it('reads a private key in both of its forms', () => {
    expect(publicKeyOf(WIF)).toBe(PUBLIC);
    expect(MODERN).toMatch(/^PVT_K1_/);
    expect(publicKeyOf(MODERN)).toBe(PUBLIC);
  });

  it('reads keys of the other curve', () => {
    const key = PrivateKey.generate('R1');
    expect(publicKeyOf(String(key))).toBe(String(key.toPublic()));
  });

  it('sends nothing', () => {
    const ask = vi.spyOn(globalThis, 'fetch');
    publicKeyOf(WIF);
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
  });

  it.each([
    ['', 'invalid base-58 value'],
    [WIF.replace('5KQ', '5K0'), 'invalid base-58 value'],
    [` ${WIF}`, 'invalid base-58 value'],
    [WIF.replace('5KQ', '5KR'), "checksum doesn't match"],
    [MODERN.slice(0, -1) + (MODERN.endsWith('z') ? 'y' : 'z'), "checksum doesn't match"],
    [MODERN.replace('K1', 'R1'), "checksum doesn't match"],
    [MODERN.replace('K1', 'WA'), 'unrecognized private key type'],
    [`x${MODERN.replace('K1', 'WA')}`, 'invalid base-58 value'],
    ['PVT_', 'unrecognized private key type'],
    ['PVT_K1', 'unrecognized private key type'],
    ['PVT_K1_', 'invalid base-58 value'],
    [`${WIF} `, 'invalid base-58 value'],
    [`${WIF}0`, 'invalid base-58 value'],
    [`${MODERN}_`, 'invalid base-58 value'],
    ['5'.repeat(200), "checksum doesn't match"],
    ['5'.repeat(201), 'Invalid Private Key'],
    ['11111111111111111111111111111111111111111111111111', /Invalid Private Key|checksum/],
  ])('%j is refused: %s', (text, message) => {
    expect(() => publicKeyOf(text)).toThrow(message);
  });

  it('never repeats what was typed', () => {
    const typed = WIF.replace('5KQ', '5KR');
    try {
      publicKeyOf(typed);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      const reported = error as Error;
      expect(reported.message).not.toContain(typed.slice(5, 15));
      expect(reported.cause).toBeUndefined();
    }
  });
});

describe('a private key', () => {
  const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';
  const asText = (hex: string) =>
    `PVT_K1_${Base58.encodeRipemd160Check(Buffer.from(hex, 'hex'), 'K1')}`;

  it.each(['00'.repeat(32), ORDER, 'ff'.repeat(32)])('of the number %s is none', (hex) => {
    expect(() => publicKeyOf(asText(hex))).toThrow('Invalid Private Key');
  });

  it.each([
    ['K1', BigInt(`0x${ORDER}`)],
    ['R1', 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n],
  ] as const)('of the curve %s is a number from 1 to its order', (type, order) => {
    const key = (value: bigint, bytes = 32) => ({
      type,
      data: new Uint8Array(Buffer.from(value.toString(16).padStart(2 * bytes, '0'), 'hex')),
    });
    for (const one of [key(1n), key(order - 1n)]) expect(inRange(one)).toBe(one);
    for (const one of [key(0n), key(order), key(order + 1n), key(1n, 31), key(1n, 33)])
      expect(() => inRange(one)).toThrow('Invalid Private Key');
  });

  // Its bytes would take minutes to work out.
  it('of an endless text is refused by its length', () => {
    expect(() => publicKeyOf('5'.repeat(1_000_000))).toThrow('Invalid Private Key');
  });
});

describe('a new pair', () => {
  it('is made in a secure environment only', () => {
    expect(() => generateKeyPair('K1', { secureEnvironment: false })).toThrow(
      'Keys are generated in a secure environment only',
    );
  });

  it.each(['K1', 'R1'] as const)(
    'of the curve %s fits together, and is another each time',
    (type) => {
      const pair = generateKeyPair(type, { secureEnvironment: true });
      expect(pair.privateKey).toMatch(new RegExp(`^PVT_${type}_`));
      expect(pair.publicKey).toMatch(new RegExp(`^PUB_${type}_`));
      expect(checkKeyPair(pair.publicKey, pair.privateKey)).toBe('Valid Key Pair');
      expect(generateKeyPair(type, { secureEnvironment: true }).privateKey).not.toBe(
        pair.privateKey,
      );
    },
  );
});

describe('the key of Ethereum', () => {
  const HEX = 'd2653ff7cbb2d8ff129ac27ef5781ce68b2558c41a74af1f2ddca635cbeef07d';

  it('is the same number on this chain', () => {
    for (const text of [HEX, `0x${HEX}`, ` ${HEX.toUpperCase()} `])
      expect(pairOfEthereumKey(text)).toEqual({ privateKey: MODERN, publicKey: PUBLIC });
  });

  it.each(['', 'zz', HEX.slice(1), `${HEX}0`, '0'.repeat(64), 'f'.repeat(64), WIF])(
    '%j is refused, and not repeated',
    (text) => {
      try {
        pairOfEthereumKey(text);
        expect.unreachable();
      } catch (error) {
        expect(String(error)).toBe('Error: Invalid Ethereum Private Key');
        expect((error as Error).cause).toBeUndefined();
      }
    },
  );
});

describe('a pair', () => {
  const legacy = publicKeyForms(PUBLIC).legacy;

  it.each([
    [PUBLIC, WIF, 'Valid Key Pair'],
    [` ${PUBLIC}\n`, WIF, 'Valid Key Pair'],
    [legacy, MODERN, 'Valid Key Pair'],
    [legacy.replace('EOS', 'FIO'), ` ${WIF} `, 'Valid Key Pair'],
    [PUBLIC, 'nothing', 'Invalid Private Key'],
    ['nothing', 'nothing', 'Invalid Private Key'],
    ['nothing', WIF, 'Invalid Public Key'],
    ['EOS1111111111111111111111111111111114T1Anm', WIF, 'Invalid Public Key'],
  ])('%s and %s: %s', (publicKey, privateKey, answer) => {
    expect(checkKeyPair(publicKey, privateKey)).toBe(answer);
  });
});

describe('the forms', () => {
  it('of a public key', () => {
    const fio = publicKeyForms(PUBLIC, 'FIO');
    expect(fio.legacy).toMatch(/^FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5/);
    expect(publicKeyForms(fio.legacy)).toEqual({
      modern: PUBLIC,
      legacy: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    });
    expect(publicKeyForms(` ${PUBLIC}\n`)).toEqual(publicKeyForms(PUBLIC));
    expect(() => publicKeyForms('x')).toThrow('unrecognized public key format');
  });

  it('of a private key', () => {
    expect(privateKeyForms(MODERN)).toEqual({
      modern: MODERN,
      wif: WIF,
      publicKey: publicKeyForms(PUBLIC),
    });
    expect(privateKeyForms(` ${WIF}\n`)).toEqual(privateKeyForms(MODERN));
    const r1 = generateKeyPair('R1', { secureEnvironment: true });
    expect(privateKeyForms(r1.privateKey)).toEqual({
      modern: r1.privateKey,
      wif: null,
      publicKey: { modern: r1.publicKey, legacy: r1.publicKey },
    });
  });
});
