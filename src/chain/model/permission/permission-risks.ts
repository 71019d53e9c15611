import type { PermissionView } from './permission.ts';

/** A key nobody has, thirty-three zero bytes, as chains show it: of the K1 curve, or of R1. */
const NULL_KEY = /^(?:[A-Z]{3}1{33,}4T1Anm|PUB_R1_1{33,}6amPNj)$/;

export type RiskLevel = 'danger' | 'warning' | 'note';

interface Risk<Kind extends string> {
  readonly kind: Kind;
  readonly level: RiskLevel;
  /** The permission it is about. */
  readonly permission: string;
}

/**
 * What to know of an account's permissions: each a fact that the chain tells, and no guess.
 * `code` names the contract that may act; `open` is a permission that anyone can use after a wait.
 */
export type PermissionRisk =
  | (Risk<'code'> & { readonly contract: string })
  | Risk<'single-key'>
  | Risk<'same-key'>
  | Risk<'unmet'>
  | Risk<'open'>;

/** What is so of several permissions, told once: of one kind, and of one contract where it names one. */
export interface RiskGroup {
  readonly risk: PermissionRisk;
  readonly permissions: readonly string[];
}

const ORDER: readonly RiskLevel[] = ['danger', 'warning', 'note'];

/** The worst first; of one level in the order of the tree. */
export function permissionRisks(
  account: string,
  roots: readonly PermissionView[],
): readonly PermissionRisk[] {
  const all = flat(roots);
  const owner = all.find(({ name }) => name === 'owner');
  const active = all.find(({ name }) => name === 'active');
  const risks = all.flatMap((permission) => [
    ...reach(permission),
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

function flat(permissions: readonly PermissionView[]): PermissionView[] {
  return permissions.flatMap((one) => [one, ...flat(one.children)]);
}

/** Whether its threshold can be met at all, and whether a wait alone meets it. */
function reach({ name, threshold, keys, accounts, waits }: PermissionView): PermissionRisk[] {
  const signed = sum(keys.filter(({ key }) => !isNullKey(key))) + sum(accounts);
  const waited = sum(waits);
  if (waited >= threshold) return [{ kind: 'open', level: 'danger', permission: name }];
  if (signed + waited < threshold)
    return [{ kind: 'unmet', level: name === 'owner' ? 'warning' : 'note', permission: name }];
  return [];
}

/** The chain gives `eosio.code` to the code of the contract, whatever that code is tomorrow. */
function codeRisks(account: string, permission: PermissionView): PermissionRisk[] {
  return permission.accounts
    .filter((one) => one.permission === 'eosio.code')
    .map(({ actor, weight }) => {
      const alone = weight >= permission.threshold;
      const foreign = actor !== account;
      const level = alone && (foreign || permission.name === 'owner') ? 'danger' : 'warning';
      return { kind: 'code', level, permission: permission.name, contract: actor };
    });
}

/** One key and nothing else stands for the whole permission. */
function hasLoneKey({ threshold, keys }: PermissionView): boolean {
  return keys.some(({ key, weight }) => !isNullKey(key) && weight >= threshold);
}

function sharesKey(owner: PermissionView, active: PermissionView): boolean {
  const held = new Set(owner.keys.map(({ key }) => key));
  return active.keys.some(({ key }) => held.has(key) && !isNullKey(key));
}

function isNullKey(key: string): boolean {
  return NULL_KEY.test(key);
}

function sum(weights: readonly { readonly weight: number }[]): number {
  return weights.reduce((total, { weight }) => total + weight, 0);
}
