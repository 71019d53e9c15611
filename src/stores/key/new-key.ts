import type { KeyPair } from '../../chain/core/key.ts';
import { displayKey } from '../../chain/model/permission/key.ts';
import { chainConfig } from '../chain/chain.ts';
import { rememberGeneratedKey } from './generated-keys.ts';

/**
 * A new key pair from the browser's random generator, its public key as the chain's pages write it
 * (EOS…). The private key is neither stored nor sent; the
 * public one is known as the user's from now on. Rejects on a page that others could change on its way
 * here.
 */
export async function newKeyPair(): Promise<KeyPair> {
  const { generateKeyPair } = await import('../../chain/sign/keys/keys.ts');
  const { privateKey, publicKey } = generateKeyPair('K1', { secureEnvironment: isSecureContext });
  rememberGeneratedKey(publicKey);
  return { privateKey, publicKey: toChainKeyFormat(publicKey) };
}

/** A public key as the chain's pages write it; other texts are unchanged. */
export function toChainKeyFormat(key: string): string {
  return displayKey(key, chainConfig().keyPrefix);
}
