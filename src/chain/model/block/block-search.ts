/** The block to find: by number, or the first at or after a time, ms UTC. */
export type BlockQuery =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'time'; readonly time: number };

const NUMBER = /^[1-9]\d{0,9}$/;
const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ]+(\d\d:\d\d)(:\d\d)?(?:\.\d+)?)?\s*(?:UTC|Z)?$/i;
const HIGHEST = 2 ** 32 - 1;

/**
 * Parses `412,884,001`, `2026-11-20`, `2026-11-20 12:30` or `2026-11-20T12:30:15Z`; null otherwise.
 */
export function readBlockQuery(text: string): BlockQuery | null {
  const trimmed = text.trim();
  const digits = trimmed.replaceAll(/[\s,._]/g, '');
  if (NUMBER.test(digits) && !TIME.test(trimmed)) {
    const number = Number(digits);
    return number <= HIGHEST ? { kind: 'number', number } : null;
  }
  const [, day = '', minute = '00:00', second = ':00'] = TIME.exec(trimmed) ?? [];
  const time = Date.parse(`${day}T${minute}${second}Z`);
  return Number.isNaN(time) ? null : { kind: 'time', time };
}

/** A block with its time. Milliseconds UTC. */
export interface TimedBlock {
  readonly number: number;
  readonly time: number;
}

/** Limit of requests. Bisection alone finds one block among four billion in 32 steps. */
const MOST_STEPS = 64;

/**
 * The first block at or after a time, between two known blocks. Steps alternate between
 * interpolation and bisection, since chains have halted for hours. Returns the last block for later
 * times. Rejects as `timeOf` does.
 */
export async function findBlockAt(
  time: number,
  first: TimedBlock,
  last: TimedBlock,
  timeOf: (number: number) => Promise<number>,
): Promise<number> {
  let low = first;
  let high = last;
  if (time <= low.time) return low.number;
  if (time > high.time) return high.number;
  for (let step = 0; high.number - low.number > 1 && step < MOST_STEPS; step++) {
    const share = step % 2 === 0 ? (time - low.time) / (high.time - low.time) : 0.5;
    const guess = low.number + Math.ceil((high.number - low.number) * share);
    const number = Math.min(high.number - 1, guess);
    const block = { number, time: await timeOf(number) };
    if (block.time >= time) high = block;
    else low = block;
  }
  return high.number;
}
