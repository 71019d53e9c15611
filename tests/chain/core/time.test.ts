import { BlockTimestamp, TimePoint, TimePointSec } from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { parseTime, slotOfTime, timeOfSlot } from '#src/chain/core/time.ts';
import { formatTime, formatTimeSeconds } from '#src/chain/core/format-time.ts';
import { AGREEMENTS } from './cases.ts';

const moment = fc.integer({ min: 0, max: Date.parse('2106-02-07T06:28:15Z') });

describe('times', () => {
  it("are formatted like WharfKit's, and parsed back", () => {
    fc.assert(
      fc.property(moment, (ms) => {
        expect(formatTime(ms)).toBe(TimePoint.fromMilliseconds(ms).toString());
        expect(parseTime(formatTime(ms))).toBe(ms);
        expect(parseTime(`${formatTime(ms)}Z`)).toBe(ms);
        const seconds = Math.floor(ms / 1000) * 1000;
        expect(formatTimeSeconds(ms)).toBe(TimePointSec.fromMilliseconds(seconds).toString());
        expect(parseTime(formatTimeSeconds(ms))).toBe(seconds);
      }),
      AGREEMENTS,
    );
  });

  it("have WharfKit's block slot", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.nat(499), (slot, past) => {
        const start = timeOfSlot(slot);
        expect(start).toBe(BlockTimestamp.from(slot).toMilliseconds());
        expect(slotOfTime(start + past)).toBe(slot);
      }),
      AGREEMENTS,
    );
  });

  it.each([
    ['2026-01-01T00:00:00.500', 1767225600500],
    ['2026-01-01T00:00:00', 1767225600000],
    ['2026-01-01T00:00:00Z', 1767225600000],
    ['2026-01-01T00:00:00.500999', 1767225600500],
    ['2026-01-01T00:00:00.5', 1767225600500],
    ['1970-01-01T00:00:00.000', 0],
    ['2106-02-07T06:28:15', 4294967295000],
  ])('%s is %d', (text, ms) => {
    expect(parseTime(text)).toBe(ms);
  });

  it('count slots from the year 2000', () => {
    expect(slotOfTime(946684800000)).toBe(0);
    expect(formatTime(timeOfSlot(1))).toBe('2000-01-01T00:00:00.500');
  });

  it.each([
    '',
    'now',
    '2026-01-01',
    '2026-01-01 00:00:00',
    '2026-13-01T00:00:00',
    '2026-02-30T00:00:00',
    '2026-01-01T24:00:00',
    '2026-01-01T00:00:60',
    '2026-01-01T00:00:00+01:00',
    '2026-01-01T00:00:00.',
    ' 2026-01-01T00:00:00',
  ])('refuses %j', (text) => {
    expect(() => parseTime(text)).toThrow(new Error('Invalid time format'));
  });
});
