import { describe, expect, it } from 'vitest';
import {
  availableBytes,
  giftedBytesInUse,
  giftableBytes,
  type MoveFacts,
  moveProblems,
  movableBytes,
  type OwnRam,
} from '#src/chain/model/resource/ram-moves.ts';

const gift = { gifter: 'alice', bytes: 8192n };
/** 1,400 bytes are the chain's. */
const ram: OwnRam = { bought: 20_000n, gift, quota: 21_400, used: 5000 };
const none: OwnRam = { ...ram, gift: null };

describe('bytes that can be moved', () => {
  it('are neither gifted nor in use', () => {
    expect(movableBytes(ram)).toBe(11_808n);
    expect(movableBytes({ ...ram, used: 12_000 })).toBe(9400n);
    expect(movableBytes(none)).toBe(16_400n);
    expect(movableBytes({ ...ram, bought: 8000n })).toBe(0n);
    expect(movableBytes({ ...ram, quota: -1 })).toBe(11_808n);
  });

  it('leave the giver the row of a first gift', () => {
    expect(giftableBytes(none, null)).toBe(16_264n);
    // The receiver has its row.
    expect(giftableBytes(none, { gifter: 'bob', bytes: 1n })).toBe(16_400n);
    expect(giftableBytes({ ...none, used: 21_300 }, null)).toBe(0n);
    expect(giftableBytes({ ...ram, used: 0 }, null)).toBe(11_808n);
    expect(giftableBytes({ ...none, quota: -1 }, null)).toBe(20_000n);
  });

  it('are WRAM for an unwrapping, and unknown without figures', () => {
    const of = { ram, wrapped: 25n, gift: null };
    expect(availableBytes('unwrap', of)?.units).toBe(25n);
    expect(availableBytes('wrap', of)?.units).toBe(11_808n);
    expect(availableBytes('gift', of)?.units).toBe(11_808n);
    expect(availableBytes('burn', { ...of, ram: null })).toBeNull();
    expect(availableBytes('unwrap', { ...of, wrapped: null })).toBeNull();
  });
});

it('a gift can be returned as long as it is not in use', () => {
  expect(giftedBytesInUse(ram)).toBe(0n);
  expect(giftedBytesInUse({ ...ram, used: 13_208 })).toBe(0n);
  expect(giftedBytesInUse({ ...ram, used: 13_209 })).toBe(1n);
  expect(giftedBytesInUse({ ...ram, used: 30_000 })).toBe(16_792n);
  expect(giftedBytesInUse({ ...ram, used: 30_000, quota: -1 })).toBe(0n);
  expect(giftedBytesInUse({ ...none, used: 30_000 })).toBe(0n);
});

describe('what the contract refuses', () => {
  const facts: MoveFacts = { from: 'bob', ram, wrapped: 10n, receiverExists: true, gift: null };
  const typed = { to: 'carol', amount: '100', memo: '' };
  const kinds = (...given: Parameters<typeof moveProblems>) =>
    Object.values(moveProblems(...given)).map((problem) => problem?.kind ?? null);

  it('is nothing of a valid move', () => {
    for (const kind of ['transfer', 'burn', 'gift', 'wrap'] as const)
      expect(kinds(kind, typed, facts)).toEqual([null, null, null]);
    expect(kinds('unwrap', { ...typed, amount: '10' }, facts)).toEqual([null, null, null]);
  });

  it('is a receiver that is missing, unknown or oneself', () => {
    expect(kinds('transfer', { ...typed, to: '' }, facts)[0]).toBe('no-name');
    expect(kinds('gift', { ...typed, to: 'Bob' }, facts)[0]).toBe('not-a-name');
    expect(kinds('gift', { ...typed, to: 'bob' }, facts)[0]).toBe('is-sender');
    expect(kinds('transfer', typed, { ...facts, receiverExists: false })[0]).toBe(
      'unknown-account',
    );
    expect(kinds('burn', { ...typed, to: '' }, facts)[0]).toBeNull();
  });

  it('is a gift to an account that holds one of another giver', () => {
    const gift = { gifter: 'dave', bytes: 1n };
    expect(moveProblems('gift', typed, { ...facts, gift }).to).toEqual({
      kind: 'other-gifter',
      gifter: 'dave',
    });
    expect(kinds('gift', typed, { ...facts, gift: { ...gift, gifter: 'bob' } })[0]).toBeNull();
    expect(kinds('transfer', typed, { ...facts, gift })[0]).toBeNull();
  });

  it('exceeds what is available, and is not a whole number of bytes', () => {
    const amount = (text: string) => kinds('transfer', { ...typed, amount: text }, facts)[1];
    expect(amount('11808')).toBeNull();
    expect(amount('11809')).toBe('insufficient-balance');
    expect(amount('1.5')).toBe('too-many-decimals');
    expect(amount('0')).toBe('not-positive');
    expect(amount('-1')).not.toBeNull();
    expect(kinds('unwrap', { ...typed, amount: '11' }, facts)[1]).toBe('insufficient-balance');
  });

  it('is a memo of more than 256 bytes, where there is one', () => {
    const memo = 'ä'.repeat(129);
    expect(kinds('burn', { ...typed, memo }, facts)[2]).toBe('too-long');
    expect(kinds('wrap', { ...typed, memo }, facts)[2]).toBeNull();
  });
});
