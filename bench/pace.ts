/** What the loop below takes on the machine the bounds of the tests were set on. */
const QUIET_MILLISECONDS = 40;

/** Milliseconds that this thread has had the processor, which other programs do not add to. */
function worked(): number {
  // Node 22 has that of the whole process only.
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1_000;
}

function loopMilliseconds(): number {
  const begin = worked();
  let sum = 0;
  for (let i = 0; i < 2e7; i++) sum += i;
  return sum > 0 ? worked() - begin : 0;
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
  const begin = worked();
  const value = work();
  const took = worked() - begin;
  return { value, milliseconds: took / Math.max(before, slowness()) };
}
