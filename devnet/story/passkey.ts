import { createECDH, createHash } from 'node:crypto';
import { formatPublicKey } from '#src/chain/core/key.ts';

/** The user's presence is verified. */
const VERIFIED = 2;

/** A WebAuthn key, `PUB_WA_…`: an R1 point, user presence, and the site. */
export function passkey(name: string, site: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHash('sha256').update(`pronghorn-devnet:passkey/${name}`).digest());
  const point = curve.getPublicKey(null, 'compressed');
  const id = new TextEncoder().encode(site);
  const data = Uint8Array.of(...point, VERIFIED, id.length, ...id);
  return formatPublicKey({ type: 'WA', data });
}
