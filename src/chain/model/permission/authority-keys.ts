import { isPublicKey, toModernKey } from '../../core/key.ts';
import type { AccountResponse } from '../../rpc/responses.ts';

/** The keys, as PUB_…, behind an account's two first permissions, in order. */
export interface AuthorityKeys {
  readonly owner: readonly string[];
  readonly active: readonly string[];
}

/**
 * Whether two accounts of one name on two chains have the same keys: those of owner or those of active
 * are the same, only some are, or none. `unknown` if other accounts control one of them.
 */
export type KeyAgreement = 'same' | 'some' | 'different' | 'unknown';

/** The key of 33 zero bytes, with which accounts are given up: it is nobody's. */
const NOBODY = 'PUB_K1_11111111111111111111111111111111149Mr2R';

export function authorityKeys({ permissions }: AccountResponse): AuthorityKeys {
  const keysOf = (name: string) => {
    const permission = permissions.find(({ perm_name }) => perm_name === name);
    const keys = permission?.required_auth.keys.map(({ key }) => key).filter(isPublicKey) ?? [];
    return [...new Set(keys.map(toModernKey))].filter((key) => key !== NOBODY).toSorted();
  };
  return { owner: keysOf('owner'), active: keysOf('active') };
}

export function keyAgreement(first: AuthorityKeys, second: AuthorityKeys): KeyAgreement {
  const own = [...first.owner, ...first.active];
  const other = [...second.owner, ...second.active];
  if (own.length === 0 || other.length === 0) return 'unknown';
  if (areSame(first.owner, second.owner) || areSame(first.active, second.active)) return 'same';
  return own.some((key) => other.includes(key)) ? 'some' : 'different';
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && one.join() === other.join();
