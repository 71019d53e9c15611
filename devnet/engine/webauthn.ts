import { createHash } from 'node:crypto';
import { Bytes, KeyType, Signature } from '@wharfkit/antelope';
import type { PublicKey } from '../../src/chain/core/key.ts';
import { createReader, pack } from '../abi/bytes.ts';
import { sha256 } from './digests.ts';
import { ChainError, ensure } from './errors.ts';

const COMPACT_BYTES = 65;
const HASH_BYTES = 32;
/** A hash of the site, the flags and a counter. */
const MIN_AUTHENTICATOR_DATA = 37;
const PRESENT = 0x01;
const VERIFIED = 0x04;
const SCHEME = 'https://';

interface Assertion {
  /** Recovery id, r, s on the curve R1. */
  compact: Uint8Array;
  authenticatorData: Uint8Array;
  /** The browser's JSON. */
  clientData: Uint8Array;
}

/**
 * The key of a WebAuthn signature over the digest: point, user presence and site. Makes nodeos's
 * checks in its order and words.
 */
export function recoverPasskey(signature: Uint8Array, digest: Uint8Array): PublicKey {
  const assertion = readAssertion(signature);
  const { authenticatorData } = assertion;
  const site = new TextEncoder().encode(checkClientData(assertion.clientData, digest));
  assert(
    authenticatorData.length >= MIN_AUTHENTICATOR_DATA,
    'c.auth_data.size() >= min_auth_data_size',
    'auth_data not as large as required',
  );
  assert(
    Buffer.compare(authenticatorData.subarray(0, HASH_BYTES), sha256(site)) === 0,
    'memcmp(c.auth_data.data(), fc::sha256::hash(rpid).data(), sizeof(fc::sha256)) == 0',
    "webauthn rpid hash doesn't match origin",
  );
  const point = recoverPoint(assertion);
  const presence = presenceOf(authenticatorData[HASH_BYTES]!);
  const data = pack((writer) => {
    writer.raw(point);
    writer.int(presence, 1);
    writer.varuint(site.length);
    writer.raw(site);
  });
  return { type: 'WA', data };
}

/** Bytes of a signature's variable parts. */
export function variableSize(signature: Signature): number {
  if (signature.type !== KeyType.WA) return 0;
  const { authenticatorData, clientData } = readAssertion(signature.data.array);
  return authenticatorData.length + clientData.length;
}

function readAssertion(signature: Uint8Array): Assertion {
  try {
    const reader = createReader(signature);
    return {
      compact: reader.raw(COMPACT_BYTES),
      authenticatorData: reader.raw(reader.varuint()),
      clientData: reader.raw(reader.varuint()),
    };
  } catch {
    throw new ChainError('packed_transaction_type_exception', 'Invalid packed transaction');
  }
}

/** The host in the browser's data. */
function checkClientData(bytes: Uint8Array, digest: Uint8Array): string {
  const { type, challenge, origin } = readClientData(bytes);
  assert(
    type === 'webauthn.get',
    'handler.found_type == "webauthn.get"',
    'webauthn signature type not an assertion',
  );
  assert(
    Buffer.compare(Buffer.from(challenge, 'base64url'), digest) === 0,
    'fc::sha256(challenge_bytes.data(), challenge_bytes.size()) == digest',
    'Wrong webauthn challenge',
  );
  assert(
    origin.startsWith(SCHEME),
    'handler.found_origin.compare(0, https_len, required_origin_scheme) == 0',
    'webauthn origin must begin with https://',
  );
  const port = origin.lastIndexOf(':');
  return origin.slice(SCHEME.length, port < SCHEME.length ? undefined : port);
}

interface ClientData {
  type: string;
  challenge: string;
  origin: string;
}

function readClientData(bytes: Uint8Array): ClientData {
  const read = parse(new TextDecoder().decode(bytes));
  const isRecord = typeof read === 'object' && read !== null && !Array.isArray(read);
  const clientData = { type: '', challenge: '', origin: '', ...(isRecord ? read : {}) };
  assert(
    isRecord &&
      [clientData.type, clientData.challenge, clientData.origin].every(
        (one) => typeof one === 'string',
      ),
    'reader.Parse<detail::rapidjson::kParseIterativeFlag>(ss, handler)',
    'Failed to parse client data JSON',
  );
  return clientData;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** None, present or verified. */
function presenceOf(flags: number): 0 | 1 | 2 {
  if (flags & VERIFIED) return 2;
  return flags & PRESENT ? 1 : 0;
}

/** The authenticator signed its data and the hash of the browser's data. */
function recoverPoint({ compact, authenticatorData, clientData }: Assertion): Uint8Array {
  const signed = createHash('sha256').update(authenticatorData).update(sha256(clientData));
  try {
    const signature = new Signature(KeyType.R1, new Bytes(compact));
    return signature.recoverDigest(signed.digest('hex')).data.array;
  } catch {
    throw new ChainError('exception', 'unable to reconstruct public key from signature');
  }
}

/** nodeos's message contains the condition's source code. */
function assert(condition: boolean, code: string, message: string): void {
  ensure(condition, 'assert_exception', () => `${code}: ${message}`);
}
