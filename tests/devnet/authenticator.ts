import { createECDH, createHash, createPrivateKey, sign } from 'node:crypto';
import { ABIEncoder, Bytes, KeyType, PublicKey, Signature } from '@wharfkit/antelope';

const SITE = 'wallet.example';
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

export interface Assertion {
  site?: string;
  /** The user was there (1), and was known (4). */
  flags?: number;
  /** Fields of the browser's JSON that are to be others, or all of it. */
  client?: Record<string, unknown> | string;
  /** Bytes that the authenticator's data lacks or has too many. */
  longer?: number;
}

/** A device that holds a passkey of the devnet's story, with the browser before it. */
export interface Authenticator {
  /** `PUB_WA_…`. */
  key: string;
  /** `SIG_WA_…` of a digest. */
  sign(digest: Uint8Array, assertion?: Assertion): string;
}

export function createAuthenticator(name: string): Authenticator {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(sha256(`pronghorn-devnet:passkey/${name}`));
  const point = curve.getPublicKey();
  const jwk = { x: point.subarray(1, 33), y: point.subarray(33), d: curve.getPrivateKey() };
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      ...Object.fromEntries(
        Object.entries(jwk).map(([part, bytes]) => [part, bytes.toString('base64url')]),
      ),
    },
  });
  const compressed = new PublicKey(
    KeyType.R1,
    new Bytes(curve.getPublicKey(null, 'compressed') as Buffer),
  );

  /** r and s, with how the key comes back from them. */
  function signCompactly(signed: Buffer): Uint8Array {
    const rs = sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' });
    const made = [31, 32].map((recovery) => Uint8Array.of(recovery, ...rs));
    return made.find((bytes) => {
      const signature = new Signature(KeyType.R1, new Bytes(bytes));
      return signature.recoverDigest(sha256(signed).toString('hex')).equals(compressed);
    })!;
  }

  return {
    key: String(
      new PublicKey(
        KeyType.WA,
        new Bytes(Uint8Array.of(...compressed.data.array, 2, SITE.length, ...Buffer.from(SITE))),
      ),
    ),
    sign(digest, { site = SITE, flags = 5, client = {}, longer = 0 } = {}) {
      const asked = {
        type: 'webauthn.get',
        origin: `https://${SITE}`,
        crossOrigin: false,
        challenge: Buffer.from(digest).toString('base64url'),
      };
      const reported =
        typeof client === 'string' ? client : JSON.stringify({ ...asked, ...client });
      const counted = Buffer.from([...sha256(site), flags, 0, 0, 0, 7]);
      const data = Buffer.alloc(counted.length + longer, 0);
      counted.copy(data);
      const encoder = new ABIEncoder();
      encoder.writeArray(signCompactly(Buffer.concat([data, sha256(reported)])));
      for (const part of [data, Buffer.from(reported)]) {
        encoder.writeVaruint32(part.length);
        encoder.writeArray(part);
      }
      return String(new Signature(KeyType.WA, encoder.getBytes()));
    },
  };
}
