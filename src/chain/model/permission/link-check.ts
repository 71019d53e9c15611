import type { SystemAccounts } from '../../config/types.ts';
import { isName } from '../../core/name.ts';
import type { LinkedAction, PermissionView } from './permission.ts';
import type { PermissionLink } from './permission-tree.ts';

export interface TypedLink {
  permission: string;
  contract: string;
  /** Empty for all actions of the contract. */
  action: string;
}

export type ContractProblem = 'no-contract' | 'not-a-name' | 'unknown-account';
export type LinkProblem = 'not-an-action' | 'never-linked' | 'linked';

/** Permission changes need active or a permission's own parents, so the chain links none of them. */
const NEVER_LINKED: ReadonlySet<string> = new Set([
  'updateauth',
  'deleteauth',
  'linkauth',
  'unlinkauth',
  'canceldelay',
]);

/** @param exists false when a node reported that the account does not exist */
export function contractProblem(name: string, exists: boolean): ContractProblem | null {
  if (name === '') return 'no-contract';
  if (!isName(name)) return 'not-a-name';
  return exists ? null : 'unknown-account';
}

/** Why an action cannot be linked. Nodes would refuse it. */
export function linkProblem(
  { permission, contract, action }: TypedLink,
  links: readonly PermissionLink[],
  system: string,
): LinkProblem | null {
  if (action !== '' && !isName(action)) return 'not-an-action';
  if (contract === system && NEVER_LINKED.has(action)) return 'never-linked';
  return linkOf(links, { contract, action })?.permission === permission ? 'linked' : null;
}

/** The link that an action has already; it would be replaced. */
export function linkOf(
  links: readonly PermissionLink[],
  { contract, action }: Pick<TypedLink, 'contract' | 'action'>,
): PermissionLink | undefined {
  return links.find((one) => one.contract === contract && (one.action ?? '') === action);
}

/** All links of an account, by permission. */
export function linksIn(permissions: readonly PermissionView[]): PermissionLink[] {
  return permissions.flatMap(({ name, linked, children }) => [
    ...linked.map((link: LinkedAction) => ({ permission: name, ...link })),
    ...linksIn(children),
  ]);
}

/** The names of all permissions, in tree order. */
export function permissionNames(permissions: readonly PermissionView[]): string[] {
  return permissions.flatMap(({ name, children }) => [name, ...permissionNames(children)]);
}

/** Names of actions that pay out what an account is owed, on any chain. */
const CLAIMS = /^(voter)?claim/;

/**
 * The chain's actions that claim rewards: those of the system contract, of the one in front of it,
 * and of the one that holds the pay, as far as their actions are known. The first two are known to
 * have `claimrewards`.
 * @param actionsOf the actions of a contract; null if it has none or they are unknown
 */
export function claimActions(
  { system, systemWrapper, bpay }: Pick<SystemAccounts, 'system' | 'systemWrapper' | 'bpay'>,
  actionsOf: (contract: string) => readonly string[] | null,
): LinkedAction[] {
  const rewarding = [system, ...(systemWrapper === undefined ? [] : [systemWrapper])];
  return [...rewarding, bpay].flatMap((contract) => {
    const known = (actionsOf(contract) ?? []).filter((name) => CLAIMS.test(name));
    const usual = rewarding.includes(contract) && known.length === 0 ? ['claimrewards'] : known;
    return usual.map((action) => ({ contract, action }));
  });
}
