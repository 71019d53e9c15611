import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { Bytes, KeyType, PublicKey, Signature } from '@wharfkit/antelope';
import { formatPublicKey } from '#src/chain/core/key.ts';
import { formatSignature } from '#src/chain/sign/keys/signature.ts';

export const HOST = 'wallet.example';
export const DIGEST = 'fb'.repeat(32);
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** A real key on P-256, as an authenticator keeps it. */
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = pair.publicKey.export({ format: 'jwk' });
export const x = Buffer.from(jwk.x ?? '', 'base64url');
const y = Buffer.from(jwk.y ?? '', 'base64url');
export const point = Uint8Array.from([(y.at(-1) ?? 0) % 2 === 0 ? 2 : 3, ...x]);
export const passkey = (presence = 1, host = HOST) =>
  formatPublicKey({
    type: 'WA',
    data: Uint8Array.from([...point, presence, host.length, ...Buffer.from(host)]),
  });

interface Assertion {
  readonly host?: string;
  readonly flags?: number;
  readonly client?: object | Uint8Array | string;
  readonly shorten?: number;
}

export const client = {
  type: 'webauthn.get',
  challenge: Buffer.from(DIGEST, 'hex').toString('base64url'),
  origin: `https://${HOST}`,
  crossOrigin: false,
};

/** What a browser and its authenticator make of a challenge, in the form of a chain's signature. */
export function assertion({
  host = HOST,
  flags = 1,
  client: reported = client,
  shorten = 0,
}: Assertion = {}) {
  const isRaw = typeof reported === 'string' || reported instanceof Uint8Array;
  const clientData = Buffer.from(isRaw ? reported : JSON.stringify(reported));
  const authenticator = Buffer.from([...sha256(host), flags, 0, 0, 0, 7]);
  const data = authenticator.subarray(0, authenticator.length - shorten);
  const signed = Buffer.concat([data, sha256(clientData)]);
  const rs = sign('sha256', signed, { key: pair.privateKey, dsaEncoding: 'ieee-p1363' });
  const digest = sha256(signed).toString('hex');
  const compact = [31, 32, 33, 34]
    .map((recovery) => Uint8Array.from([recovery, ...rs]))
    .find((bytes) => recovers(bytes, digest));
  if (!compact) throw new Error('no recovery fits');
  return formatSignature({
    type: 'WA',
    data: Uint8Array.from([
      ...compact,
      data.length,
      ...data,
      (clientData.length & 127) | 128,
      clientData.length >> 7,
      ...clientData,
    ]),
  });
}

function recovers(compact: Uint8Array, digest: string): boolean {
  try {
    const found = new Signature(KeyType.R1, new Bytes(compact)).recoverDigest(digest);
    return found.equals(new PublicKey(KeyType.R1, new Bytes(point)));
  } catch {
    return false;
  }
}
