import { describe, expect, it } from 'vitest';
import { dateText, shiftDays } from '#src/chain/model/shared/date-text.ts';

describe('the default way to write a time', () => {
  it('is month, day, year and a clock of twelve hours', () => {
    const text = (hours: number, minutes = 5) =>
      dateText(Date.UTC(2026, 10, 1, hours, minutes, 9, 999));
    expect([0, 1, 11, 12, 13, 23].map((hours) => text(hours))).toEqual([
      'Nov-01-2026, 12:05:09 AM',
      'Nov-01-2026, 01:05:09 AM',
      'Nov-01-2026, 11:05:09 AM',
      'Nov-01-2026, 12:05:09 PM',
      'Nov-01-2026, 01:05:09 PM',
      'Nov-01-2026, 11:05:09 PM',
    ]);
    const months = Array.from({ length: 12 }, (_, month) =>
      dateText(Date.UTC(2026, month, 28)).slice(0, 3),
    );
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it('follows the clock of a place', () => {
    const midnight = Date.UTC(2026, 0, 1);
    expect(dateText(midnight, -540)).toBe('Jan-01-2026, 09:00:00 AM');
    expect(dateText(midnight, 60)).toBe('Dec-31-2025, 11:00:00 PM');
    expect(dateText(NaN)).toBe('');
    expect(dateText(1e18)).toBe('');
  });

  it('is moved by three days by default', () => {
    const day = Date.UTC(2026, 1, 27);
    expect(shiftDays(day)).toBe(Date.UTC(2026, 2, 2));
    expect(shiftDays(day, -3)).toBe(Date.UTC(2026, 1, 24));
    expect(shiftDays(day, 1)).toBe(Date.UTC(2026, 1, 28));
  });
});
