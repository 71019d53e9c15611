import type { ActionView } from '../action/action.ts';
import { compareNames } from '../../core/name-bigint.ts';

/** What a new vote takes from the current one and adds to it, by name. */
export interface VoteChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** How many producers are in both. */
  readonly unchanged: number;
}

export function voteChanges(current: readonly string[], next: readonly string[]): VoteChanges {
  const [was, is] = [new Set(current), new Set(next)];
  return {
    removed: [...was].filter((name) => !is.has(name)).toSorted(compareNames),
    added: [...is].filter((name) => !was.has(name)).toSorted(compareNames),
    unchanged: [...is].filter((name) => was.has(name)).length,
  };
}

/** The vote in an action of the system contract; null for other actions. FIO names addresses. */
export function voteIn(
  { account, name, data }: Pick<ActionView, 'account' | 'name' | 'data'>,
  systems: ReadonlySet<string>,
): { readonly voter: string; readonly producers: readonly string[] } | null {
  if (!systems.has(account) || name !== 'voteproducer') return null;
  const voter = data?.['voter'] ?? data?.['actor'];
  const producers = data?.['producers'];
  if (typeof voter !== 'string' || !Array.isArray(producers)) return null;
  return { voter, producers: producers.filter((one) => typeof one === 'string') };
}
