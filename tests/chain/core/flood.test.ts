import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { floodGauge } from '#src/chain/core/flood.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('allows as much as the limit in each second', () => {
  const isFlood = floodGauge(10);
  expect([isFlood(4), isFlood(6), isFlood(1)]).toEqual([false, false, true]);
  vi.setSystemTime(Date.now() + 999);
  expect(isFlood(0)).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  expect([isFlood(10), isFlood(1)]).toEqual([false, true]);
});
