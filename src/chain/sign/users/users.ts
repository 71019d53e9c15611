import { property } from '../../core/property.ts';
import { developmentKeyId } from './listed-users.ts';
import { walletTypes, type WalletType } from '../wallets/wallet.ts';

/** A logged-in account. */
export interface User {
  readonly chain: string;
  readonly chainId: string;
  readonly actor: string;
  readonly permission: string;
  /** Id of the wallet. */
  readonly wallet: string;
  /** Null if the wallet does not report it. */
  readonly publicKey: string | null;
  /** Null for users saved by an older version. */
  readonly type: WalletType | null;
  /** Index of the signing key; null if the wallet has no list of keys. */
  readonly index: number | null;
  /** Delay in seconds of transactions signed with this key and permission; usually none. */
  readonly delaySeconds: number;
}

/** A user with the wallet's data for signing on the next visit. */
export interface SavedUser extends User {
  readonly data: Readonly<Record<string, unknown>>;
}

/** The users of all chains, oldest first. `current` is null after a log-out. */
export interface Users {
  readonly saved: readonly SavedUser[];
  readonly current: SavedUser | null;
}

export const noUsers: Users = { saved: [], current: null };

/** Whether two users of a chain are equal. */
export function sameUser(one: User, other: User): boolean {
  return (
    one.actor === other.actor &&
    one.permission === other.permission &&
    one.wallet === other.wallet &&
    one.publicKey === other.publicKey
  );
}

const same = (one: User, other: User) => one.chain === other.chain && sameUser(one, other);

/** Adds or updates a user and makes it the current one. */
export function withUser({ saved }: Users, user: SavedUser): Users {
  const isSaved = saved.some((one) => same(one, user));
  return {
    saved: isSaved ? saved.map((one) => (same(one, user) ? user : one)) : [...saved, user],
    current: user,
  };
}

/** Removes a user. If it was current, the first remaining user of its chain becomes current. */
export function withoutUser({ saved, current }: Users, user: User): Users {
  const left = saved.filter((one) => !same(one, user));
  if (!current || !same(current, user)) return { saved: left, current };
  return { saved: left, current: firstOf(left, user.chain) };
}

/** Logs out. The user stays in the list. */
export function loggedOut({ saved }: Users): Users {
  return { saved, current: null };
}

/**
 * The current user of a chain: the stored one, or the first of the chain if the stored one is on
 * another chain.
 */
export function currentOn({ saved, current }: Users, chain: string): SavedUser | null {
  if (!current) return null;
  return current.chain === chain ? current : firstOf(saved, chain);
}

/** The users a chain's site stores itself: its own, with their wallet data. */
export function usersOn(users: Users, chain: string): Users {
  return {
    saved: users.saved.filter((one) => one.chain === chain),
    current: currentOn(users, chain),
  };
}

/**
 * The shared list combined with what this site alone stores: wallet data of its own users, and
 * users of the development key.
 */
export function withOwnData(listed: Users, own: Users, chain: string): Users {
  const ours = own.saved.filter((one) => one.chain === chain);
  const completeUser = (user: SavedUser) =>
    user.chain === chain ? (ours.find((one) => same(one, user)) ?? null) : user;
  const byKey = ours.filter(({ wallet }) => wallet === developmentKeyId);
  const keyed = byKey.find((one) => own.current && same(one, own.current));
  const { current } = listed;
  return {
    saved: [...listed.saved.flatMap((user) => completeUser(user) ?? []), ...byKey],
    current: keyed && current?.chain !== chain ? keyed : current && completeUser(current),
  };
}

/** The users of all sites, with one chain's users replaced by its site's version. */
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

/** The users whose name or permission contains a filter, trimmed and lower-cased. */
export function filterUsers<T extends User>(users: readonly T[], filter: string): readonly T[] {
  const term = filter.trim().toLowerCase();
  return users.filter(({ actor, permission }) => `${actor}@${permission}`.includes(term));
}

const version = 1;

export function writeUsers(users: Users): string {
  return JSON.stringify({ version, ...users });
}

/** Empty if the text has another version or is malformed. */
export function readUsers(text: string | null): Users {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (property(stored, 'version') !== version) return noUsers;
    const saved = property(stored, 'saved');
    const current = property(stored, 'current');
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
  const publicKey = property(value, 'publicKey');
  const data = property(value, 'data');
  return (
    texts.every((name) => typeof property(value, name) === 'string') &&
    (publicKey === null || typeof publicKey === 'string') &&
    typeof data === 'object' &&
    data !== null
  );
}

/** Fills in fields that older versions did not store. */
function completed(user: SavedUser): SavedUser {
  const index = property(user, 'index');
  const delay = property(user, 'delaySeconds');
  return {
    ...user,
    type: walletTypes.find((type) => type === property(user, 'type')) ?? null,
    index: isCount(index) ? index : null,
    delaySeconds: isCount(delay) ? delay : 0,
  };
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
