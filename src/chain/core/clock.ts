let offset = 0;

/**
 * Chain time in milliseconds UTC: this device's time plus the known offset of the chain's clock.
 */
export function chainNow(): number {
  return Date.now() + offset;
}

/** @param ms how far the chain's clock is ahead of this device's */
export function setChainOffset(ms: number): void {
  offset = ms;
}
