import type { KeyPair } from '../../chain/core/key.ts';

/**
 * A new key pair from the browser's random generator. It is neither stored nor sent. Rejects on a
 * page that others could change on its way here.
 */
export async function newKeyPair(): Promise<KeyPair> {
  const { generateKeyPair } = await import('../../chain/sign/keys/keys.ts');
  return generateKeyPair('K1', { secureEnvironment: isSecureContext });
}
