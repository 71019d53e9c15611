import { atom } from 'nanostores';
import type { Action } from '../../chain/actions/action.ts';
import { isName } from '../../chain/core/name.ts';
import { chainConfig } from '../chain/chain.ts';

const MOST = 8;

const keyOf = () => `pronghorn-receivers/${chainConfig().key}`;

/** Who was paid from this browser, the last one first. */
export const $recentReceivers = atom<readonly string[]>([]);

/** Reads what earlier visits stored. */
export function loadReceivers(): void {
  $recentReceivers.set(storedReceivers());
}

/** The same, also before a form has read them. */
export function paidFromHere(): readonly string[] {
  return [...new Set([...$recentReceivers.get(), ...storedReceivers()])];
}

/** Remembers who gets tokens or NFTs by these actions. */
export function rememberReceivers(actions: readonly Action[]): void {
  const paid = actions.flatMap(({ name, data }) => {
    const { from, to } = data;
    return name === 'transfer' && typeof to === 'string' && to !== from && isName(to) ? [to] : [];
  });
  if (paid.length === 0) return;
  const all = [...new Set([...paid.reverse(), ...storedReceivers()])].slice(0, MOST);
  $recentReceivers.set(all);
  try {
    localStorage.setItem(keyOf(), JSON.stringify(all));
  } catch {
    // Storage is not available: they are known until the page is closed.
  }
}

function storedReceivers(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '[]');
    const names = Array.isArray(found) ? (found as unknown[]) : [];
    return names.filter((one) => typeof one === 'string' && isName(one)).slice(0, MOST) as string[];
  } catch {
    return [];
  }
}
