import { isPublicKey, keyId } from '../../chain/core/key.ts';

/** A signature and its key; null if the private key is invalid. Nothing is sent or stored. */
export async function sign(privateKey: string, message: string) {
  const { signMessage } = await import('../../chain/sign/keys/sign-message.ts');
  const { publicKeyOf } = await import('../../chain/sign/keys/keys.ts');
  try {
    const signature = signMessage(privateKey, message);
    return { signature, publicKey: publicKeyOf(privateKey.trim()) };
  } catch {
    return null;
  }
}

interface Claim {
  readonly message: string;
  readonly signature: string;
  /** In any format; empty if any key may have signed. */
  readonly publicKey: string;
}

/** The key that signed a message; null if the signature is not of this message. */
export async function signerOf({ message, signature, publicKey }: Claim): Promise<string | null> {
  const text = signature.trim();
  if (text.startsWith('SIG_WA_')) return signerByPasskey(message, text, publicKey.trim());
  const { recoverMessage } = await import('../../chain/sign/keys/recover.ts');
  try {
    return recoverMessage(text, message);
  } catch {
    return null;
  }
}

/** A passkey's signature has no key in it, so the claimed one is checked. */
async function signerByPasskey(
  message: string,
  signature: string,
  publicKey: string,
): Promise<string | null> {
  const { verifyPasskey } = await import('../../chain/sign/keys/webauthn-verify.ts');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(message));
  const digest = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return verifyPasskey({ publicKey, signature, digest: digest.join('') }).valid ? publicKey : null;
}

/** Whether two keys are the same, in any format; null if the first is not a key. */
export function isSameKey(typed: string, found: string): boolean | null {
  const key = typed.trim();
  return isPublicKey(key) ? keyId(key) === found : null;
}
