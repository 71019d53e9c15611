import * as limits from '../core/limits.ts';
import type { ResourceUse } from './account.ts';

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
  if (latestOwnAction === null || now - latestOwnAction <= limits.staleUseSeconds * 1000)
    return use;
  return { ...use, used: 0, available: use.max };
}
