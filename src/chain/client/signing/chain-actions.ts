import {
  type Action,
  atSystemAccounts,
  changesPermission,
  dependsOnLinks,
} from '../../actions/action.ts';
import type { ChainAccess } from '../chain/access.ts';

interface Known {
  /** Whether the system contract has limits on who changes permissions. Without it, a node reports it. */
  readonly authLimits?: () => Promise<boolean | null>;
}

/**
 * A form's actions as they are signed: at the chain's own system accounts, at the contract that their
 * permission may sign, with the permission that changes permissions where an account limits that, and
 * on FIO with the fees and addresses that forms leave out. Rejects as `completeFioActions`,
 * `atLinkedContracts` and `underAuthLimits` do.
 */
export async function actionsOnChain(
  access: ChainAccess,
  typed: readonly Action[],
  { authLimits = () => Promise.resolve(true) }: Known = {},
): Promise<readonly Action[]> {
  const { config } = access;
  const isLimited = typed.some(changesPermission) && (await authLimits()) === true;
  const requested = isLimited
    ? await (await import('./auth-limits.ts')).underAuthLimits(access, typed)
    : typed;
  if (dependsOnLinks(requested, config))
    return (await import('./linked-contracts.ts')).atLinkedContracts(access, requested);
  const actions = requested.map((action) => atSystemAccounts(action, config));
  if (config.systemContract !== 'fio') return actions;
  return (await import('../fio/fio-actions.ts')).completeFioActions(access, actions);
}
