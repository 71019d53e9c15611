import * as limits from '../../core/limits.ts';
import { operatorOf } from '../../rpc/operator.ts';

/** The difference between an endpoint's head time and this device's clock. */
export interface HeadReading {
  readonly endpoint: string;
  /** Milliseconds; negative if the head is behind. */
  readonly ahead: number;
}

/** A clock that is off by more than 30 s. */
export interface ClockOff {
  readonly whose: 'node' | 'device';
  /** The node; null if several agree. */
  readonly endpoint: string | null;
  /** Milliseconds ahead: a node's of this device, or the device's of the chain. */
  readonly ms: number;
}

/** The chain's clock relative to this device's. Milliseconds to add to the device's time. */
export interface ChainClock {
  /**
   * For displaying times that the chain counts. Never negative: a halted chain has no current time.
   */
  readonly offset: number;
  /** Base for the expiration of a signature. */
  readonly signing: number;
  readonly off: ClockOff | null;
  /** Whether it is known which clock is right. */
  readonly sure: boolean;
}

const deviceClock: ChainClock = { offset: 0, signing: 0, off: null, sure: true };

/**
 * Decides which clock is right. A device that agrees with any node is right. If two operators agree
 * with each other and not with the device, the device is wrong. A single node is not trusted: a
 * head in the future would make a signature valid for longer than shown. A node on this machine is
 * trusted, since its owner may have moved its clock.
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
  return { offset: 0, signing: Math.min(0, least), off: ofNode, sure: false };
}

export function isClose(ms: number): boolean {
  return Math.abs(ms) <= limits.clockToleranceMs;
}

function trusted(ahead: number, off: ClockOff): ChainClock {
  return { offset: Math.max(0, ahead), signing: ahead, off, sure: true };
}

function isOnThisMachine(endpoint: string): boolean {
  const hostname = URL.parse(endpoint)?.hostname ?? '';
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
