const CONVERTED = 'converted-key';

declare global {
  interface Window {
    /** A private key that the script in the page's head took out of the address. */
    __secret?: string;
  }
}

/** The private key that was in the address of this page; null where there was none. */
export function addressSecret(): string | null {
  return import.meta.env.SSR ? null : (window.__secret ?? null);
}

/** Resolves to its public key, and notes that key for the notice. Rejects where it is no key. */
export async function convertSecret(secret: string): Promise<string> {
  delete window.__secret;
  const { publicKeyOf } = await import('../../chain/sign/keys/keys.ts');
  const publicKey = publicKeyOf(secret);
  try {
    sessionStorage.setItem(CONVERTED, publicKey);
  } catch {
    // Without storage the notice is left out after a navigation.
  }
  return publicKey;
}

/** Whether the private key of this public key, as PUB_…, was in an address of this tab. */
export function wasConverted(publicKey: string): boolean {
  try {
    return sessionStorage.getItem(CONVERTED) === publicKey;
  } catch {
    return false;
  }
}

export function forgetConverted(): void {
  sessionStorage.removeItem(CONVERTED);
}
