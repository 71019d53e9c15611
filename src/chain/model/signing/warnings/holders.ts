import type { PermissionLevel } from '../../../actions/action.ts';
import type { Authority } from '../../../actions/authority.ts';
import { keyId } from '../../../core/key.ts';
import type { SigningFacts } from './facts.ts';

/** The owner of a key or an account, as far as known. */
export type HolderOwner =
  | { readonly kind: 'own' }
  /** A permission of the user's account other than `owner` and `active`. */
  | { readonly kind: 'lower' }
  | { readonly kind: 'accounts'; readonly accounts: readonly string[] }
  | { readonly kind: 'unknown' };

/** A holder of an authority. `anyone`: waits alone satisfy it, so no signature is needed. */
export type Holder =
  | { readonly kind: 'key'; readonly key: string; readonly owner: HolderOwner }
  | {
      readonly kind: 'account' | 'code';
      readonly actor: string;
      readonly permission: string;
      readonly owner: HolderOwner;
    }
  | { readonly kind: 'anyone'; readonly owner: HolderOwner };

type KnownOwners = Pick<SigningFacts, 'ownKeys' | 'ownAccounts' | 'keyAccounts'>;

/** The virtual permission the chain grants to a contract's code. No account has it in its list. */
export const CODE = 'eosio.code';

/** Permissions that control all others of an account. */
export const CONTROL_PERMISSIONS: readonly string[] = ['owner', 'active'];

/**
 * Who can use an authority, alone or with others. It does not matter who could before: a node could
 * report anything of that.
 * @param account the account of the permission
 */
export function holdersOf(after: Authority, account: string, people: KnownOwners): Holder[] {
  const keys = after.keys.map(({ key }): Holder => ({
    kind: 'key',
    key,
    owner: whoseKey(key, people),
  }));
  const accounts = after.accounts.map(({ actor, permission }): Holder => {
    const kind = permission === CODE ? 'code' : 'account';
    return { kind, actor, permission, owner: whoseLevel({ actor, permission }, account, people) };
  });
  const waits = after.waits.reduce((sum, { weight }) => sum + weight, 0);
  const anyone: Holder[] =
    waits >= after.threshold ? [{ kind: 'anyone', owner: { kind: 'unknown' } }] : [];
  return [...keys, ...accounts, ...anyone];
}

/** A lower permission of the user's account may have, or get, other holders than the user. */
function whoseLevel(
  { actor, permission }: PermissionLevel,
  account: string,
  { ownAccounts }: KnownOwners,
): HolderOwner {
  if (actor !== account && !ownAccounts.has(actor)) return { kind: 'accounts', accounts: [actor] };
  return { kind: CONTROL_PERMISSIONS.includes(permission) ? 'own' : 'lower' };
}

/** Holders that are not the user's. */
export function isForeign({ owner }: Holder): boolean {
  return owner.kind !== 'own';
}

function whoseKey(key: string, { ownKeys, keyAccounts }: KnownOwners): HolderOwner {
  const id = keyId(key);
  if (ownKeys.has(id)) return { kind: 'own' };
  const accounts = keyAccounts.get(id) ?? [];
  return accounts.length > 0 ? { kind: 'accounts', accounts } : { kind: 'unknown' };
}
