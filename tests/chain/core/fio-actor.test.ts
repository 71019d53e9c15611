import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { fioActor } from '#src/chain/core/fio-actor.ts';
import { formatPublicKey } from '#src/chain/core/key.ts';
import { isNewAccountName } from '#src/chain/core/new-account-name.ts';
import { AGREEMENTS } from './cases.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('the FIO account of a key', () => {
  it.each([
    // Keys and their accounts on FIO.
    ['FIO7hF6waZH6pBvVLrLj5ZLNTcUfcT6nNYiCVtYAmahnmzanqU1aA', 'lhp1ytjibtea'],
    ['FIO73pdX8TKfEn4XRnzS6C2T65QW2RtrD6NBNzoAYxUg9D1BtgR5f', 'wpvee4fsdbvu'],
    ['FIO6dZx1TeggbrDemzVNdvuVJdgZ4RXAtGMBm5xcHJZVYgPFRQmpk', '534jl4ye5oai'],
    ['FIO8PRe4WRZJj5mkem6qVGKyvNFgPsNnjNN6kPhh6EaCpzCVin5Jj', 'gev2yeim1cjy'],
  ])('of %s is %s', (key, account) => expect(fioActor(key)).toBe(account));

  it('has twelve characters, and skips bytes without one', () => {
    fc.assert(
      fc.property(bytes, (x) => {
        const key = formatPublicKey({ type: 'K1', data: Uint8Array.of(2, ...x) }, 'FIO');
        const reported = x.filter((byte) => byte % 32 !== 0);
        if (reported.length < 12)
          expect(() => fioActor(key)).toThrow('unrecognized public key format');
        else expect(isNewAccountName(fioActor(key))).toBe(true);
      }),
      AGREEMENTS,
    );
    const few = (count: number) =>
      formatPublicKey(
        { type: 'K1', data: Uint8Array.from({ length: 33 }, (_, i) => (i <= count ? 0xe6 : 0x20)) },
        'FIO',
      );
    expect(fioActor(few(12))).toBe('aaaaaaaaaaaa');
    expect(() => fioActor(few(11))).toThrow('unrecognized public key format');
  });

  it('requires the prefix FIO', () => {
    const point = '7hF6waZH6pBvVLrLj5ZLNTcUfcT6nNYiCVtYAmahnmzanqU1aA';
    for (const other of [`EOS${point}`, 'PUB_K1_7hF6', '', 'alice'])
      expect(() => fioActor(other), other).toThrow('unrecognized public key format');
    expect(() => fioActor(`FIO${point.slice(0, -1)}b`)).toThrow("checksum doesn't match");
  });
});
