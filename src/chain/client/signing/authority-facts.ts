import type { Action } from '../../actions/action.ts';
import { permissionChanges, permissionIn } from '../../model/permission/permission-changes.ts';
import type { PermissionView } from '../../model/permission/permission.ts';
import { CODE, CONTROL_PERMISSIONS } from '../../model/signing/warnings/holders.ts';
import { keyId } from '../../core/key.ts';
import * as limits from '../../core/limits.ts';
import { textOf } from '../../rpc/json.ts';
import { MissingError } from '../../rpc/errors.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { readPermissions } from '../account/account-permissions.ts';
import { offersOf } from '../account/key-offers.ts';
import { keyAccounts } from '../account/keys.ts';

export interface PermissionFacts {
  readonly permissions: ReadonlyMap<string, readonly PermissionView[]>;
  readonly missing: ReadonlySet<string>;
  /** False if an account could not be read. */
  readonly complete: boolean;
}

export interface AuthorityFacts extends PermissionFacts {
  /** By the key in PUB_ form. */
  readonly keyAccounts: ReadonlyMap<string, readonly string[]>;
}

interface Changing {
  readonly actions: readonly Action[];
  readonly systemContracts: ReadonlySet<string>;
  /** In PUB_ form. They are not looked up. */
  readonly ownKeys: ReadonlySet<string>;
  /** The user's accounts: what they rely on may be what changes. */
  readonly ownAccounts?: ReadonlySet<string>;
  /** The account that signs. */
  readonly actor?: string;
}

type Own = Pick<Changing, 'actor' | 'ownAccounts'>;

const isOwnOf =
  ({ actor, ownAccounts }: Own) =>
  (name: string) =>
    name === actor || ownAccounts?.has(name) === true;

/** Of each key. */
const MAX_HOLDERS = 3;

/**
 * Current permissions of the accounts that change, the permissions the new ones rely on, and the
 * accounts that use the new keys.
 */
export async function authorityFacts(
  access: ChainAccess,
  changing: Changing,
  options: RequestOptions,
): Promise<AuthorityFacts> {
  const [authorities, keyAccounts] = await Promise.all([
    permissionFacts(access, accountsOf(changing), options, changing),
    ownersOf(access, changing, options),
  ]);
  return { ...authorities, keyAccounts };
}

/**
 * The accounts whose permissions matter to the changes, the user's first: as many others as one likes
 * must not keep them from being looked up. Empty if none changes.
 */
export function accountsOf(changing: Changing): readonly string[] {
  const { actions, systemContracts, ownAccounts, actor } = changing;
  const changes = permissionChanges(actions, new Map(), systemContracts);
  const isOwn = isOwnOf(changing);
  const making = actions.filter(({ name }) => name.startsWith('newaccount'));
  // An action that makes the user's account never runs, and must not keep it from being looked up.
  const made = new Set(
    permissionChanges(making, new Map(), systemContracts)
      .map(({ account }) => account)
      .filter((name) => !isOwn(name)),
  );
  const named = changes.flatMap(({ account, after }) => [
    account,
    ...(after?.accounts ?? []).map(({ actor }) => actor),
  ]);
  const accountsIn = (action: string) =>
    actions
      .filter(({ account, name }) => name === action && systemContracts.has(account))
      .flatMap(({ data }) => textOf(data['account']) ?? []);
  const coded = accountsIn('setcode');
  const linking = [...accountsIn('linkauth'), ...accountsIn('unlinkauth'), ...coded];
  // The user may rely on what changes, and on the code of another account.
  const isRelied = coded.length > 0 || changes.some(({ account }) => !made.has(account));
  const own = isRelied ? [...(actor ? [actor] : []), ...(ownAccounts ?? [])] : [];
  const all = [...new Set([...own, ...named, ...linking])].filter((name) => !made.has(name));
  return all.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

/**
 * The permissions of accounts, as the nodes of `access` report them, and of those that the user's own among
 * them rely on, over any number of steps. Never rejects.
 */
export async function permissionFacts(
  access: ChainAccess,
  accounts: readonly string[],
  options: RequestOptions,
  own: Own = {},
): Promise<PermissionFacts> {
  const permissions = new Map<string, readonly PermissionView[]>();
  const missing = new Set<string>();
  const requested = new Set<string>();
  let complete = true;
  const read = async (names: readonly string[]) => {
    const more = [...new Set(names)].filter((name) => !requested.has(name));
    const few = more.slice(0, limits.reviewLookups - requested.size);
    complete &&= few.length === more.length;
    for (const name of few) requested.add(name);
    await Promise.all(
      few.map(async (name) => {
        try {
          permissions.set(name, await readPermissions(access, name, options));
        } catch (error) {
          if (error instanceof MissingError) missing.add(name);
          else complete = false;
        }
      }),
    );
  };
  await read(accounts);
  const seen = new Set<string>();
  const isNew = ({ actor, permission }: Level) => {
    const before = seen.size;
    return seen.add(`${actor}@${permission}`).size > before;
  };
  let levels: readonly Level[] = accounts
    .filter(isOwnOf(own))
    .flatMap((actor) => CONTROL_PERMISSIONS.map((permission) => ({ actor, permission })));
  while (levels.length > 0) {
    levels = levels.flatMap((level) => accountsBehind(level, permissions)).filter(isNew);
    await read(levels.map(({ actor }) => actor));
  }
  return { permissions, missing, complete };
}

interface Level {
  readonly actor: string;
  readonly permission: string;
}

/** The accounts that can use a permission, but for contracts as such. */
function accountsBehind(
  { actor, permission }: Level,
  permissions: PermissionFacts['permissions'],
): readonly Level[] {
  const behind = permissionIn(permissions.get(actor) ?? [], permission)?.accounts ?? [];
  return behind.filter((level) => level.permission !== CODE);
}

/**
 * The accounts of other keys, if an index has them: those that nodes of two operators confirm. An index
 * could name the user's own account, or one that they trust.
 */
export async function ownersOf(
  access: ChainAccess,
  { actions, systemContracts, ownKeys }: Changing,
  options: RequestOptions,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const changes = permissionChanges(actions, new Map(), systemContracts);
  const keys = changes.flatMap(({ after }) => (after?.keys ?? []).map(({ key }) => keyId(key)));
  const foreign = [...new Set(keys)]
    .filter((key) => !ownKeys.has(key))
    .slice(0, limits.reviewLookups);
  const limit = AbortSignal.timeout(limits.keyLookupMs);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const holdings = await Promise.all(
    foreign.map(async (key) => {
      // If no index responds, the key counts as unused.
      const report = await keyAccounts(access, key, { signal }).catch(() => null);
      const named = new Set((report?.accounts ?? []).map(({ account }) => account));
      const offers = await Promise.all(
        [...named].slice(0, MAX_HOLDERS).map((name) => offersOf(access, key, name, { signal })),
      );
      const confirmed = offers.flat().map(({ account }) => account);
      return [key, [...new Set(confirmed)]] as const;
    }),
  );
  return new Map(holdings);
}
