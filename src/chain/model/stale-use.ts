import type { ResourceUse } from './account.ts';

/** What was used recovers within a day. */
const RECOVERS_MS = 86_400_000;

/**
 * A node tells the use as of the account's last action. Where that is more than 86,400 s past, all
 * of it has recovered: nothing is used and all is available.
 * @param latestOwnAction milliseconds UTC, or null where it is not known
 */
export function currentUse(
  use: ResourceUse,
  latestOwnAction: number | null,
  now: number,
): ResourceUse {
  if (latestOwnAction === null || now - latestOwnAction <= RECOVERS_MS) return use;
  return { ...use, used: 0, available: use.max };
}
