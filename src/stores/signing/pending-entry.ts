import { chainConfig } from '../chain/chain.ts';

/** The browser's entry with the chain's pending transactions. */
export const pendingEntry = () => `pronghorn-pending/${chainConfig().key}`;

/** Whether the browser has any. Those who have none need no code for them. */
export function hasPending(): boolean {
  try {
    return (localStorage.getItem(pendingEntry()) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
