import { PrivateKey } from '@wharfkit/antelope';

/**
 * The public key of PVT_K1_…, PVT_R1_… or WIF, as PUB_…. Nothing is sent or kept, and no error
 * holds what was typed. Throws 'unrecognized private key type', 'invalid base-58 value',
 * "checksum doesn't match" or 'Invalid Private Key'.
 */
export function publicKeyOf(privateKey: string): string {
  const typed = /^PVT_(.*?)_/s.exec(privateKey);
  if (typed ? !['K1', 'R1'].includes(typed[1] ?? '') : privateKey.startsWith('PVT_'))
    throw new Error('unrecognized private key type');
  if (!/^[1-9A-HJ-NP-Za-km-z]+$/.test(typed ? privateKey.slice(7) : privateKey))
    throw new Error('invalid base-58 value');
  try {
    return PrivateKey.from(privateKey).toPublic().toString();
  } catch (error) {
    const mismatch = error instanceof Error && /checksum mismatch/i.test(error.message);
    throw new Error(mismatch ? "checksum doesn't match" : 'Invalid Private Key', {
      // The cause holds the bytes of what was typed.
      cause: undefined,
    });
  }
}
