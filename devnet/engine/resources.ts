import { ensure } from './errors.ts';
import type { Average, Limits, State, Usage } from './state.ts';

/** One day in block slots: the averaging window of usage. */
const WINDOW = 172_800n;
const PRECISION = 1_000_000n;
/**
 * Limits of a block, times the factor of a thousand of an uncongested chain. A devnet is never
 * congested.
 */
const VIRTUAL_LIMIT = { cpu: 200_000n * 1000n, net: 1_048_576n * 1000n };

export type Bandwidth = keyof typeof VIRTUAL_LIMIT;

export interface BandwidthUse {
  used: number;
  available: number;
  max: number;
}

const UNLIMITED: Limits = { ram: -1, net: -1, cpu: -1 };
const UNUSED: Average = { lastSlot: 0, valueEx: 0n };
const NO_USE: Usage = { ram: 0, net: UNUSED, cpu: UNUSED };

export function limitsOf(state: State, account: string): Limits {
  return state.limits.get(account) ?? UNLIMITED;
}

/** Sets an account's quota and weights, and the totals of all accounts. */
export function setLimits(state: State, account: string, limits: Limits): void {
  const before = limitsOf(state, account);
  for (const kind of ['net', 'cpu'] as const) {
    const change = Math.max(0, limits[kind]) - Math.max(0, before[kind]);
    if (change !== 0) state.weights.set(kind, (state.weights.get(kind) ?? 0) + change);
  }
  state.limits.set(account, limits);
}

export function usageOf(state: State, account: string): Usage {
  return state.usage.get(account) ?? NO_USE;
}

/** Microseconds or bytes of the last day, the limit and the rest; all are -1 where it is unlimited. */
export function bandwidth(
  state: State,
  account: string,
  kind: Bandwidth,
  slot: number,
): BandwidthUse {
  const weight = limitsOf(state, account)[kind];
  const total = state.weights.get(kind) ?? 0;
  if (weight < 0 || total === 0) return { used: -1, available: -1, max: -1 };
  const used = divideUp(decayed(usageOf(state, account)[kind], slot) * WINDOW, PRECISION);
  const max = (VIRTUAL_LIMIT[kind] * WINDOW * BigInt(weight)) / BigInt(total);
  const available = max > used ? max - used : 0n;
  return { used: Number(used), available: Number(available), max: Number(max) };
}

export function addBandwidth(
  state: State,
  account: string,
  use: { net: number; cpu: number },
  slot: number,
): void {
  const usage = usageOf(state, account);
  state.usage.set(account, {
    ...usage,
    net: added(usage.net, use.net, slot),
    cpu: added(usage.cpu, use.cpu, slot),
  });
}

export function addRam(state: State, account: string, delta: number): void {
  const usage = usageOf(state, account);
  ensure(
    usage.ram + delta >= 0,
    'transaction_exception',
    'Ram usage delta would underflow UINT64_MAX',
  );
  state.usage.set(account, { ...usage, ram: usage.ram + delta });
}

/** Throws 3080001 if an account uses more RAM than its quota. */
export function verifyRam(state: State, account: string): void {
  const needs = usageOf(state, account).ram;
  const available = limitsOf(state, account).ram;
  ensure(
    available < 0 || needs <= available,
    'ram_usage_exceeded',
    () => `account ${account} has insufficient ram; needs ${needs} bytes has ${available} bytes`,
  );
}

function decayed(average: Average, slot: number): bigint {
  const passed = BigInt(slot - average.lastSlot);
  if (passed >= WINDOW) return 0n;
  return (average.valueEx * (WINDOW - passed)) / WINDOW;
}

function added(average: Average, units: number, slot: number): Average {
  return {
    lastSlot: slot,
    valueEx: decayed(average, slot) + divideUp(BigInt(units) * PRECISION, WINDOW),
  };
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}
