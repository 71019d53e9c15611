import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { fioGrant, fioLock } from '#src/chain/model/vest/fio-locks.ts';

const FIO = { code: 'FIO', precision: 9 };
const START = 1_585_000_000;
const DAY = 86_400;
const grant = {
  owner: 'a',
  total_grant_amount: '123456789012345',
  remaining_locked_amount: '123456789012345',
  unlocked_period_count: 0,
  grant_type: 1,
  inhibit_unlocking: 0,
  timestamp: START,
};
const locked = (days: number, changed: object = {}) => {
  const found = fioGrant({ ...grant, ...changed }, FIO, (START + days * DAY) * 1000);
  return found && formatAsset(found.rest);
};

describe('a grant of FIO', () => {
  it('is freed in parts from the ninetieth day on, whatever the row still says', () => {
    expect(locked(89)).toBe('123456.789012345 FIO');
    expect(locked(90)).toBe('116049.381671607 FIO');
    expect(locked(270)).toBe('92839.505341607 FIO');
    expect(locked(270, { unlocked_period_count: 1 })).toBe('123456.789012345 FIO');
  });

  it('is free with its fifth step', () => {
    expect(locked(2_400)).toBe('0.000000000 FIO');
    expect(locked(990, { unlocked_period_count: 4, remaining_locked_amount: 5 })).toBe(
      '0.000000000 FIO',
    );
    expect(locked(2_400, { unlocked_period_count: 6, remaining_locked_amount: 7 })).toBe(
      '0.000000007 FIO',
    );
  });

  it('stays locked permanently, or while it is marked', () => {
    expect(locked(2_400, { grant_type: 4 })).toBe('123456.789012345 FIO');
    expect(locked(2_400, { grant_type: 2, inhibit_unlocking: 1 })).toBe('123456.789012345 FIO');
    expect(locked(2_400, { grant_type: 2 })).toBe('0.000000000 FIO');
  });

  it('is none without an owner', () => {
    expect(fioGrant({}, FIO, 0)).toBeNull();
  });
});

describe('a lock of FIO', () => {
  const lock = {
    owner_account: 'a',
    lock_amount: '3000000000',
    periods: [
      { duration: 604_800, amount: '1000000000' },
      { duration: '1209600', amount: 2_000_000_000 },
      { duration: 'x', amount: 5 },
    ],
    timestamp: START,
  };

  it('has the parts that are not free yet, with their time', () => {
    expect(fioLock(lock, FIO, (START + 604_800) * 1000)).toEqual({
      owner: 'a',
      parts: [{ amount: parseAsset('2.000000000 FIO'), freeAt: (START + 1_209_600) * 1000 }],
    });
    expect(fioLock(lock, FIO, START * 1000)?.parts).toHaveLength(2);
    expect(fioLock({ owner_account: 'a' }, FIO, 0)).toBeNull();
  });
});
