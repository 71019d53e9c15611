import { allPermissions } from './all-permissions.ts';
import type { PermissionView } from './permission.ts';

/** The null key (33 zero bytes) in K1 or R1 form. Nobody has its private key. */
const NULL_KEY = /^(?:[A-Z]{3}1{33,}4T1Anm|PUB_R1_1{33,}6amPNj)$/;

/** The permission by which an account's code signs. */
const CODE = 'eosio.code';

export type RiskLevel = 'danger' | 'warning' | 'note';

interface Risk<Kind extends string> {
  readonly kind: Kind;
  readonly level: RiskLevel;
  /** The permission it is about. */
  readonly permission: string;
}

/**
 * Risks of an account's permissions. Each is a fact from the chain. `code` names the contract that
 * can use the permission; `open` can be used by anyone after a wait.
 */
export type PermissionRisk =
  | (Risk<'code'> & { readonly contract: string })
  | Risk<'single-key'>
  | Risk<'same-key'>
  | Risk<'unmet'>
  | Risk<'open'>;

/**
 * The same risk of several permissions, listed once: of one kind, and of one contract if it names
 * one.
 */
export interface RiskGroup {
  readonly risk: PermissionRisk;
  readonly permissions: readonly string[];
}

const ORDER: readonly RiskLevel[] = ['danger', 'warning', 'note'];

/** The most severe first, then in tree order. */
export function permissionRisks(
  account: string,
  roots: readonly PermissionView[],
): readonly PermissionRisk[] {
  const all = allPermissions(roots);
  const owner = all.find(({ name }) => name === 'owner');
  const active = all.find(({ name }) => name === 'active');
  const met = metPermissions(account, all);
  const risks = all.flatMap((permission) => [
    ...reach(permission, met.has(permission.name)),
    ...codeRisks(account, permission),
  ]);
  if (owner && hasLoneKey(owner))
    risks.push({ kind: 'single-key', level: 'warning', permission: owner.name });
  if (owner && active && sharesKey(owner, active))
    risks.push({ kind: 'same-key', level: 'warning', permission: owner.name });
  return risks.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
}

/** In the order of the risks. */
export function groupRisks(risks: readonly PermissionRisk[]): readonly RiskGroup[] {
  const groups = new Map<string, { risk: PermissionRisk; permissions: string[] }>();
  for (const risk of risks) {
    const contract = risk.kind === 'code' ? risk.contract : '';
    const key = `${risk.level}/${risk.kind}/${contract}`;
    const group = groups.get(key);
    if (group) group.permissions.push(risk.permission);
    else groups.set(key, { risk, permissions: [risk.permission] });
  }
  return [...groups.values()];
}

/** Whether a wait alone reaches the threshold, and whether anything does. */
function reach({ name, threshold, waits }: PermissionView, isMet: boolean): PermissionRisk[] {
  if (sum(waits) >= threshold) return [{ kind: 'open', level: 'danger', permission: name }];
  if (!isMet)
    return [{ kind: 'unmet', level: name === 'owner' ? 'warning' : 'note', permission: name }];
  return [];
}

/**
 * Permissions whose threshold can be reached. One that relies on other permissions of the account can
 * be if those can be without it: a permission cannot satisfy itself, nor can one that is gone.
 */
function metPermissions(account: string, all: readonly PermissionView[]): ReadonlySet<string> {
  const met = new Set<string>();
  const counts = ({ actor, permission }: PermissionView['accounts'][number]) =>
    actor !== account || permission === CODE || met.has(permission);
  const isMet = ({ threshold, keys, accounts, waits }: PermissionView) =>
    sum(keys.filter(({ key }) => !isNullKey(key))) + sum(accounts.filter(counts)) + sum(waits) >=
    threshold;
  for (let before = -1; before < met.size;) {
    before = met.size;
    for (const permission of all) if (isMet(permission)) met.add(permission.name);
  }
  return met;
}

/** The chain grants `eosio.code` to the contract's code, including any future version. */
function codeRisks(account: string, permission: PermissionView): PermissionRisk[] {
  return permission.accounts
    .filter((one) => one.permission === CODE)
    .map(({ actor, weight }) => {
      const alone = weight >= permission.threshold;
      const foreign = actor !== account;
      const level = alone && (foreign || permission.name === 'owner') ? 'danger' : 'warning';
      return { kind: 'code', level, permission: permission.name, contract: actor };
    });
}

/** One key alone satisfies the permission. */
function hasLoneKey({ threshold, keys }: PermissionView): boolean {
  return keys.some(({ key, weight }) => !isNullKey(key) && weight >= threshold);
}

function sharesKey(owner: PermissionView, active: PermissionView): boolean {
  const ownerKeys = new Set(owner.keys.map(({ key }) => key));
  return active.keys.some(({ key }) => ownerKeys.has(key) && !isNullKey(key));
}

function isNullKey(key: string): boolean {
  return NULL_KEY.test(key);
}

function sum(weights: readonly { readonly weight: number }[]): number {
  return weights.reduce((total, { weight }) => total + weight, 0);
}
