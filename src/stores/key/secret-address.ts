import * as v from '../../chain/core/schema.ts';
import { readStored, removeStored, writeStored } from '../stored-json.ts';

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
  // Without storage the notice disappears after a navigation.
  writeStored('sessionStorage', CONVERTED, publicKey);
  return publicKey;
}

/** Whether the private key of this public key (PUB_…) was in an address of this tab. */
export function wasConverted(publicKey: string): boolean {
  return readStored('sessionStorage', CONVERTED, v.string()) === publicKey;
}

export function forgetConverted(): void {
  removeStored('sessionStorage', CONVERTED);
}
