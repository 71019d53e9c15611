import { performance } from 'node:perf_hooks';

/** What the loop below takes on the machine the bounds of the tests were set on. */
const QUIET_MILLISECONDS = 40;

function loopMilliseconds(): number {
  const begin = performance.now();
  let sum = 0;
  for (let i = 0; i < 2e7; i++) sum += i;
  return sum > 0 ? performance.now() - begin : 0;
}

/** How many times slower than that machine this one is just now, by the best of three; at least 1. */
function slowness(): number {
  const best = Math.min(loopMilliseconds(), loopMilliseconds(), loopMilliseconds());
  return Math.max(1, best / QUIET_MILLISECONDS);
}

/**
 * What the work gives, and the milliseconds a quiet machine would have needed for it: a bound on
 * them finds work that grows too fast, and not a machine that is busy.
 */
export function paced<T>(work: () => T): { value: T; milliseconds: number } {
  const before = slowness();
  const begin = performance.now();
  const value = work();
  const took = performance.now() - begin;
  return { value, milliseconds: took / Math.max(before, slowness()) };
}
