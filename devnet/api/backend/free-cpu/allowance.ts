import { DAY_MS } from '../../market/prices.ts';

/** How many transactions of an account are paid for in a day. */
export const DAILY_ALLOWANCE = 5;

/** Counts what is used of the daily allowance; days begin at midnight UTC. */
export interface Allowance {
  used(account: string): number;
  use(account: string): void;
}

export function createAllowance(now: () => number): Allowance {
  const counts = new Map<string, { day: number; used: number }>();
  const today = (): number => Math.floor(now() / DAY_MS);

  function used(account: string): number {
    const count = counts.get(account);
    return count?.day === today() ? count.used : 0;
  }

  return {
    used,
    use: (account) => void counts.set(account, { day: today(), used: used(account) + 1 }),
  };
}
