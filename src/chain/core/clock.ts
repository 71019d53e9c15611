let offset = 0;

/**
 * The time by which the chain's rules count, in milliseconds UTC: this device's, moved where the
 * chain's clock is known to be ahead of it.
 */
export function chainNow(): number {
  return Date.now() + offset;
}

/** @param ms how far the chain's clock is ahead of this device's */
export function setChainOffset(ms: number): void {
  offset = ms;
}
