let offset = 0;
let signingOffset = 0;

/**
 * Chain time in milliseconds UTC: this device's time plus the known offset of the chain's clock.
 */
export function chainNow(): number {
  return Date.now() + offset;
}

/**
 * The time from which signatures expire, in milliseconds UTC. Unlike `chainNow` it may be behind
 * this device's.
 */
export function signingNow(): number {
  return Date.now() + signingOffset;
}

/** How far the chain's clock is ahead of this device's: for display, and for what signatures count. */
export function setChainOffset(ms: number, signing: number): void {
  offset = ms;
  signingOffset = signing;
}
