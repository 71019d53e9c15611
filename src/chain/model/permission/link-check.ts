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

/** The chain's actions that claim rewards, as both contracts take them where there is a front. */
export function claimActions(system: string, front: string | undefined): LinkedAction[] {
  return [system, ...(front === undefined ? [] : [front])].map((contract) => ({
    contract,
    action: 'claimrewards',
  }));
}
