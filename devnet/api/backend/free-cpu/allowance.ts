import { DAY_MS } from '../../market/prices.ts';

/** Daily number of free transactions of an account. */
export const DAILY_ALLOWANCE = 5;

/** Counts the used daily allowance. Days begin at midnight UTC. */
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
