import { Checksum256 } from '@wharfkit/antelope';
import { bytesToHex, hexToBytes } from '../../core/checksum.ts';
import { parsePublicKey } from '../../core/key.ts';
import * as v from '../../core/schema.ts';
import { recoverCompact } from './recover.ts';
import { parsePasskeyKey, parsePasskeySignature } from './webauthn.ts';
import type { Presence } from './webauthn.ts';

/** Why a passkey's signature is invalid. */
export type PasskeyProblem =
  | 'key'
  | 'signature'
  | 'client-data'
  | 'challenge'
  | 'origin'
  | 'relying-party'
  | 'presence'
  | 'recovery';

export type PasskeyCheck =
  | { readonly valid: true }
  | { readonly valid: false; readonly problem: PasskeyProblem };

export interface PasskeyClaim {
  /** As PUB_WA_…. */
  readonly publicKey: string;
  /** As SIG_WA_…. */
  readonly signature: string;
  /** 32 bytes in hex. */
  readonly digest: string;
  /** The required origin, `https://wallet.example`; by default any page of the relying party. */
  readonly origin?: string;
}

const clientDataSchema = v.looseObject({
  type: v.literal('webauthn.get'),
  challenge: v.string(),
  origin: v.string(),
});

const HASH_BYTES = 32;
/** Hash of the relying party, flags, and a four-byte counter. */
const AUTHENTICATOR_BYTES = 37;
const USER_PRESENT = 1;
const USER_VERIFIED = 4;

/**
 * Verifies a passkey's signature of a digest by the chain's rules: the page belongs to the relying
 * party and uses https, the challenge is the digest, the user's presence is what the key requires,
 * and the signature over the browser's and authenticator's data is the key's. Never throws.
 * @param log receives the kind of a problem, but nothing of the signed data
 */
export function verifyPasskey(
  claim: PasskeyClaim,
  log: (message: string) => void = () => undefined,
): PasskeyCheck {
  const problem = problemOf(claim);
  if (problem === null) return { valid: true };
  log(`Passkey signature refused: ${problem}`);
  return { valid: false, problem };
}

function problemOf({ publicKey, signature, digest, origin }: PasskeyClaim): PasskeyProblem | null {
  const key = attempt(() => parsePasskeyKey(publicKey));
  if (!key) return 'key';
  const parsed = attempt(() => parsePasskeySignature(signature));
  if (!parsed) return 'signature';
  const client = attempt(() => readClientData(parsed.clientData));
  if (!client) return 'client-data';

  const challenge = attempt(() => base64Url(digest));
  if (client.challenge.replace(/=+$/, '') !== challenge) return 'challenge';
  const page = attempt(() => new URL(client.origin));
  if (page?.protocol !== 'https:' || (origin !== undefined && client.origin !== origin))
    return 'origin';
  const { authenticatorData } = parsed;
  if (authenticatorData.length < AUTHENTICATOR_BYTES) return 'signature';
  const party = Checksum256.hash(new TextEncoder().encode(key.relyingParty)).hexString;
  if (
    page.hostname !== key.relyingParty ||
    bytesToHex(authenticatorData.subarray(0, HASH_BYTES)) !== party
  )
    return 'relying-party';
  if (presenceOf(authenticatorData[HASH_BYTES] ?? 0) !== key.presence) return 'presence';

  const signed = Checksum256.hash(
    Uint8Array.from([...authenticatorData, ...Checksum256.hash(parsed.clientData).array]),
  ).hexString;
  const recovered = attempt(() => recoverCompact({ type: 'R1', data: parsed.compact }, signed));
  return recovered !== undefined &&
    bytesToHex(parsePublicKey(recovered).data) === bytesToHex(key.point)
    ? null
    : 'recovery';
}

function readClientData(bytes: Uint8Array) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return v.parse(clientDataSchema, JSON.parse(text));
}

function presenceOf(flags: number): Presence {
  if (flags & USER_VERIFIED) return 2;
  return flags & USER_PRESENT ? 1 : 0;
}

function base64Url(hex: string): string {
  return btoa(String.fromCharCode(...hexToBytes(hex)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
