import { Checksum256 } from '@wharfkit/antelope';
import * as signing from '../../core/signing-messages.ts';
import { parsePrivateKey, wharfkitKey } from './private-key.ts';

/**
 * Signs the sha256 of a message in UTF-8, as recoverMessage expects it. As SIG_…. Throws what
 * parsePrivateKey throws, and 'Empty message'.
 */
export function signMessage(privateKey: string, message: string): string {
  if (message === '') throw new Error(signing.emptyMessage);
  const key = wharfkitKey(parsePrivateKey(privateKey.trim()));
  return String(key.signDigest(Checksum256.hash(new TextEncoder().encode(message))));
}
