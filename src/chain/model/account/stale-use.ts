import * as limits from '../../core/limits.ts';
import type { AccountView, ResourceUse } from './account.ts';
import type { ActionRow } from '../action/action.ts';

/**
 * Nodes report the usage as of the account's last action. After 86,400 s all of it has recovered,
 * so nothing is used.
 * @param latestOwnAction milliseconds UTC; null if unknown
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
 * Corrects the usage by the account's latest actions, for nodes that do not report when they
 * measured.
 * @param rows newest first; if none is the account's own action, the oldest row limits the time
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
