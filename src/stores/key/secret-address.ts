const CONVERTED = 'converted-key';

declare global {
  interface Window {
    /** A private key that the script in the page's head removed from the address. */
    __secret?: string;
  }
}

/** The private key that was in this page's address; null for none. */
export function addressSecret(): string | null {
  return import.meta.env.SSR ? null : (window.__secret ?? null);
}

/** Resolves to the public key and stores it for the notice. Rejects if invalid. */
export async function convertSecret(secret: string): Promise<string> {
  delete window.__secret;
  const { publicKeyOf } = await import('../../chain/sign/keys/keys.ts');
  const publicKey = publicKeyOf(secret);
  try {
    sessionStorage.setItem(CONVERTED, publicKey);
  } catch {
    // Without storage the notice disappears after a navigation.
  }
  return publicKey;
}

/** Whether the private key of this public key (PUB_…) was in an address of this tab. */
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
