import * as limits from '../../core/limits.ts';
import type { AccountView, ResourceUse } from './account.ts';
import type { ActionRow } from '../action/action.ts';

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

/**
 * The account as its latest actions show it, where its node is too old to say when it counted.
 * @param rows newest first; without an action of its own among them, the oldest bounds the time
 */
export function withCurrentUse(
  account: AccountView,
  rows: readonly Pick<ActionRow, 'authorization' | 'blockTime'>[],
  now: number,
): AccountView {
  const { name, cpu, net } = account;
  if (cpu.reportedAt !== undefined) return account;
  const own = rows.find(({ authorization }) => authorization.some(({ actor }) => actor === name));
  const latest = (own ?? rows.at(-1))?.blockTime ?? null;
  return { ...account, cpu: currentUse(cpu, latest, now), net: currentUse(net, latest, now) };
}
