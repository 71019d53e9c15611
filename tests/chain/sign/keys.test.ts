import { PrivateKey } from '@wharfkit/antelope';
import { describe, expect, it, vi } from 'vitest';
import { publicKeyOf } from '#src/chain/sign/keys.ts';

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
    ['PVT_', 'unrecognized private key type'],
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
      const told = error as Error;
      expect(told.message).not.toContain(typed.slice(5, 15));
      expect(told.cause).toBeUndefined();
    }
  });
});
