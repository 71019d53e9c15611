import { toLegacyKey } from '#src/chain/core/key.ts';
import type { Authority } from '../types.ts';

/** A key in nodeos's form: legacy for K1, PUB_… for the others. Other texts unchanged. */
export function nodeKey(key: string, prefix = 'EOS'): string {
  try {
    return toLegacyKey(key, prefix);
  } catch {
    return key;
  }
}

export function legacyAuthority(authority: Authority, prefix: string): Authority {
  return {
    threshold: authority.threshold,
    keys: authority.keys.map(({ key, weight }) => ({ key: nodeKey(key, prefix), weight })),
    accounts: authority.accounts,
    waits: authority.waits,
  };
}
