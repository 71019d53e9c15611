import { developmentKeyId } from './listed-users.ts';
import { walletTypes, type WalletType } from '../wallets/wallet.ts';

/** An account that is logged in. */
export interface User {
  readonly chain: string;
  readonly chainId: string;
  readonly actor: string;
  readonly permission: string;
  /** Id of the wallet. */
  readonly wallet: string;
  /** Null where the wallet does not say. */
  readonly publicKey: string | null;
  /** Null for who was saved before it was kept. */
  readonly type: WalletType | null;
  /** Which of a device's keys signs; null where a wallet has no such list. */
  readonly index: number | null;
  /** Seconds the permission has what that key signs wait on the chain: none, mostly. */
  readonly delaySeconds: number;
}

/** A user with what its wallet needs to sign again on the next visit. */
export interface SavedUser extends User {
  readonly data: Readonly<Record<string, unknown>>;
}

/** The users of all chains, the oldest first. `current` is null after a log-out. */
export interface Users {
  readonly saved: readonly SavedUser[];
  readonly current: SavedUser | null;
}

export const noUsers: Users = { saved: [], current: null };

/** Whether two users of a chain are the same one. */
export function sameUser(one: User, other: User): boolean {
  return (
    one.actor === other.actor &&
    one.permission === other.permission &&
    one.wallet === other.wallet &&
    one.publicKey === other.publicKey
  );
}

const same = (one: User, other: User) => one.chain === other.chain && sameUser(one, other);

/** Saves a user, or what is new of it, and makes it the current one. */
export function withUser({ saved }: Users, user: SavedUser): Users {
  const known = saved.some((one) => same(one, user));
  return {
    saved: known ? saved.map((one) => (same(one, user) ? user : one)) : [...saved, user],
    current: user,
  };
}

/** Forgets a user. Where it was the current one, the first of its chain that is left follows. */
export function withoutUser({ saved, current }: Users, user: User): Users {
  const left = saved.filter((one) => !same(one, user));
  if (!current || !same(current, user)) return { saved: left, current };
  return { saved: left, current: firstOf(left, user.chain) };
}

/** Nobody is logged in any more; who was stays in the list. */
export function loggedOut({ saved }: Users): Users {
  return { saved, current: null };
}

/**
 * Who is logged in on a chain: the stored current user, or the first saved one of the chain where
 * the current one is of another.
 */
export function currentOn({ saved, current }: Users, chain: string): SavedUser | null {
  if (!current) return null;
  return current.chain === chain ? current : firstOf(saved, chain);
}

/** What a chain's site keeps for itself of all users: its own, with what their wallets need. */
export function usersOn(users: Users, chain: string): Users {
  return {
    saved: users.saved.filter((one) => one.chain === chain),
    current: currentOn(users, chain),
  };
}

/**
 * The shared list on a chain's site: the chain's own users with what their wallets need, which this
 * site alone keeps, and the users of the development key, who are in no list.
 */
export function withOwnData(listed: Users, own: Users, chain: string): Users {
  const ours = own.saved.filter((one) => one.chain === chain);
  const whole = (user: SavedUser) =>
    user.chain === chain ? (ours.find((one) => same(one, user)) ?? null) : user;
  const byKey = ours.filter(({ wallet }) => wallet === developmentKeyId);
  const keyed = byKey.find((one) => own.current && same(one, own.current));
  const { current } = listed;
  return {
    saved: [...listed.saved.flatMap((user) => whole(user) ?? []), ...byKey],
    current: keyed && current?.chain !== chain ? keyed : current && whole(current),
  };
}

/** The users of all chains' sites, those of one chain as that chain's site has them. */
export function withUsersOf(users: Users, chain: string, { saved, current }: Users): Users {
  return {
    saved: [
      ...users.saved.filter((one) => one.chain !== chain),
      ...saved.filter((one) => one.chain === chain),
    ],
    current,
  };
}

function firstOf(saved: readonly SavedUser[], chain: string): SavedUser | null {
  return saved.find((one) => one.chain === chain) ?? null;
}

/** The users a filter leaves: those whose name or permission holds it, trimmed and lower-cased. */
export function filterUsers<T extends User>(users: readonly T[], filter: string): readonly T[] {
  const wanted = filter.trim().toLowerCase();
  return users.filter(({ actor, permission }) => `${actor}@${permission}`.includes(wanted));
}

const version = 1;

export function writeUsers(users: Users): string {
  return JSON.stringify({ version, ...users });
}

/** None of a text of another version, or of one that something else wrote. */
export function readUsers(text: string | null): Users {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (at(kept, 'version') !== version) return noUsers;
    const saved = at(kept, 'saved');
    const current = at(kept, 'current');
    return {
      saved: Array.isArray(saved) ? saved.filter(isUser).map(completed) : [],
      current: isUser(current) ? completed(current) : null,
    };
  } catch {
    return noUsers;
  }
}

function isUser(value: unknown): value is SavedUser {
  const texts = ['chain', 'chainId', 'actor', 'permission', 'wallet'];
  const publicKey = at(value, 'publicKey');
  const data = at(value, 'data');
  return (
    texts.every((name) => typeof at(value, name) === 'string') &&
    (publicKey === null || typeof publicKey === 'string') &&
    typeof data === 'object' &&
    data !== null
  );
}

/** What was not kept at first is as it mostly is. */
function completed(user: SavedUser): SavedUser {
  const index = at(user, 'index');
  const delay = at(user, 'delaySeconds');
  return {
    ...user,
    type: walletTypes.find((type) => type === at(user, 'type')) ?? null,
    index: isCount(index) ? index : null,
    delaySeconds: isCount(delay) ? delay : 0,
  };
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (Reflect.get(value, key) as unknown)
    : undefined;
}
