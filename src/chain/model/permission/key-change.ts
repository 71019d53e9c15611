import type { Authority } from '../../actions/authority.ts';
import { isPublicKey, keyId } from '../../core/key.ts';
import type { PermissionView } from './permission.ts';

/** The permissions whose key the short form changes. */
export const keyPermissions = ['owner', 'active'] as const;

export type KeyPermission = (typeof keyPermissions)[number];

/** Why a new key is not accepted. */
export type KeyProblem = 'private-key' | 'not-a-key' | 'same-key';

const FORM = /^PUB_K1_.{50}$/;
const PRIVATE = /^(?:PVT_|5[1-9A-HJ-NP-Za-km-z]{50}$)/;

/** The rule for a new key: a public key of 57 characters that begins with PUB_K1. Blank keeps it. */
export function keyProblem(text: string, permission: PermissionView): KeyProblem | null {
  if (text === '') return null;
  if (isPrivateKey(text)) return 'private-key';
  if (!FORM.test(text) || !isPublicKey(text)) return 'not-a-key';
  return keyId(permission.keys[0]?.key ?? '') === text ? 'same-key' : null;
}

/** A private key must not be typed into a form for public ones, and never be in an address. */
export function isPrivateKey(text: string): boolean {
  return PRIVATE.test(text.trim());
}

/** Whether the short form can exchange the key: there is one, so that it is clear which is meant. */
export function hasOneKey({ keys }: PermissionView): boolean {
  return keys.length === 1;
}

/** The authority with another key. Threshold, weight and other holders stay. */
export function withKey({ threshold, keys, accounts, waits }: Authority, key: string): Authority {
  return { threshold, keys: keys.map(({ weight }) => ({ key, weight })), accounts, waits };
}
