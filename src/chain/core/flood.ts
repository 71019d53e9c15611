/**
 * Tells whether a sender sends more than a limit in a second.
 * @returns takes what came, and returns whether that is too much
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
