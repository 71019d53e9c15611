/**
 * A rate limiter for what a sender sends.
 * @returns takes the amount that came, and returns whether the limit of this second is exceeded
 */
export function floodGauge(mostASecond: number): (amount: number) => boolean {
  let second = { since: 0, amount: 0 };
  return (amount) => {
    const now = Date.now();
    if (now - second.since >= 1_000) second = { since: now, amount: 0 };
    second.amount += amount;
    return second.amount > mostASecond;
  };
}
