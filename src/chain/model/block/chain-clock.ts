import * as limits from '../../core/limits.ts';
import { operatorOf } from '../../rpc/operator.ts';

/** How far the head of an endpoint was from this device's clock when it answered. */
export interface HeadReading {
  readonly endpoint: string;
  /** Milliseconds; negative where the head is behind. */
  readonly ahead: number;
}

/** A clock that differs from another by more than 30 s. */
export interface ClockOff {
  readonly whose: 'node' | 'device';
  /** The node; null where several agree. */
  readonly endpoint: string | null;
  /** How far it is ahead, in milliseconds: of this device for a node, of the chain for the device. */
  readonly ms: number;
}

/** How the chain's clock stands to this device's. Milliseconds to add to the device's time. */
export interface ChainClock {
  /** To show times that the chain's rules count by. Never negative: a halted chain has no time. */
  readonly offset: number;
  /** To count the expiry of a signature from. */
  readonly signing: number;
  readonly off: ClockOff | null;
}

const deviceClock: ChainClock = { offset: 0, signing: 0, off: null };

/**
 * Whose clock is right. A device that agrees with any node is right. Where two operators agree with
 * each other and not with the device, the device is wrong. A single node is not believed: a head in
 * the future would let a signature live longer than was agreed to. A single node on this machine
 * is its user's own, and its clock may have been moved.
 */
export function judgeClock(readings: readonly HeadReading[]): ChainClock {
  const worst = readings.toSorted((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead))[0];
  if (!worst || isClose(worst.ahead)) return deviceClock;
  const { endpoint, ahead } = worst;
  const ofNode: ClockOff = { whose: 'node', endpoint, ms: ahead };
  if (readings.some((one) => isClose(one.ahead))) return { ...deviceClock, off: ofNode };
  const least = Math.min(...readings.map((one) => one.ahead));
  const operators = new Set(readings.map((one) => operatorOf(one.endpoint)));
  if (operators.size > 1 && isClose(Math.max(...readings.map((one) => one.ahead)) - least))
    return trusted(least, { whose: 'device', endpoint: null, ms: -least });
  if (operators.size === 1 && isOnThisMachine(endpoint)) return trusted(ahead, ofNode);
  return { offset: 0, signing: Math.min(0, least), off: ofNode };
}

export function isClose(ms: number): boolean {
  return Math.abs(ms) <= limits.clockToleranceMs;
}

function trusted(ahead: number, off: ClockOff): ChainClock {
  return { offset: Math.max(0, ahead), signing: ahead, off };
}

function isOnThisMachine(endpoint: string): boolean {
  const hostname = URL.parse(endpoint)?.hostname ?? '';
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
