import type { Authority } from '../../../actions/authority.ts';
import { toModernKey } from '../../../core/key.ts';
import type { SigningFacts } from './facts.ts';

/** The owner of a key or an account, as far as known. */
export type Whose =
  | { readonly kind: 'own' }
  | { readonly kind: 'accounts'; readonly accounts: readonly string[] }
  | { readonly kind: 'unknown' };

/** A holder of an authority. `anyone`: waits alone satisfy it, so no signature is needed. */
export type Holder =
  | { readonly kind: 'key'; readonly key: string; readonly whose: Whose }
  | {
      readonly kind: 'account' | 'code';
      readonly actor: string;
      readonly permission: string;
      readonly whose: Whose;
    }
  | { readonly kind: 'anyone'; readonly whose: Whose };

type People = Pick<SigningFacts, 'ownKeys' | 'ownAccounts' | 'keyAccounts'>;

/** The virtual permission the chain grants to a contract's code. No account has it in its list. */
const CODE = 'eosio.code';

/**
 * Holders whose share of the threshold grew.
 * @param before null for a new authority
 * @param account the account of the permission
 */
export function givenTo(
  before: Authority | null,
  after: Authority,
  account: string,
  people: People,
): Holder[] {
  const was = sharesOf(before);
  const now = sharesOf(after);
  const more = (id: string) => (now.get(id) ?? 0) > (was.get(id) ?? 0);
  const keys = after.keys
    .filter(({ key }) => more(keyId(key)))
    .map(({ key }): Holder => ({ kind: 'key', key, whose: whoseKey(key, people) }));
  const accounts = after.accounts
    .filter((one) => more(levelId(one)))
    .map(({ actor, permission }): Holder => {
      const own = actor === account || people.ownAccounts.has(actor);
      const whose: Whose = own ? { kind: 'own' } : { kind: 'accounts', accounts: [actor] };
      return { kind: permission === CODE ? 'code' : 'account', actor, permission, whose };
    });
  const anyone: Holder[] =
    waitShare(after) >= 1 && waitShare(before) < 1
      ? [{ kind: 'anyone', whose: { kind: 'unknown' } }]
      : [];
  return [...keys, ...accounts, ...anyone];
}

/** Holders that are not the user's. */
export function isForeign({ whose }: Holder): boolean {
  return whose.kind !== 'own';
}

function whoseKey(key: string, { ownKeys, keyAccounts }: People): Whose {
  const id = keyId(key);
  if (ownKeys.has(id)) return { kind: 'own' };
  const accounts = keyAccounts.get(id) ?? [];
  return accounts.length > 0 ? { kind: 'accounts', accounts } : { kind: 'unknown' };
}

/** Each holder's weight as a share of the threshold. */
function sharesOf(authority: Authority | null): Map<string, number> {
  if (authority === null) return new Map();
  const { threshold, keys, accounts } = authority;
  return new Map([
    ...keys.map(({ key, weight }) => [keyId(key), weight / threshold] as const),
    ...accounts.map((one) => [levelId(one), one.weight / threshold] as const),
  ]);
}

function waitShare(authority: Authority | null): number {
  if (authority === null) return 0;
  return authority.waits.reduce((sum, { weight }) => sum + weight, 0) / authority.threshold;
}

function levelId({ actor, permission }: { readonly actor: string; readonly permission: string }) {
  return `${actor}@${permission}`;
}

/** A key as PUB_…; the text itself if it is not a key. */
export function keyId(key: string): string {
  try {
    return toModernKey(key);
  } catch {
    return key;
  }
}
