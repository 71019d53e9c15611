import { parsePublicKey } from '../../core/key.ts';
import * as signing from '../../core/signing-messages.ts';
import { openReader, readBytes, readVaruint32 } from '../abi/codec/bytes.ts';
import { COMPACT_BYTES, parseSignature } from './signature.ts';

/** The user presence that the authenticator confirmed: none, present, or verified. */
export type Presence = 0 | 1 | 2;

export interface PasskeyKey {
  /** The compressed point on P-256. */
  readonly point: Uint8Array;
  readonly presence: Presence;
  /** The host that the key was created for. */
  readonly relyingParty: string;
}

export interface PasskeySignature {
  /** Recovery id, r, s. */
  readonly compact: Uint8Array;
  readonly authenticatorData: Uint8Array;
  /** The signed bytes of the browser's JSON. */
  readonly clientData: Uint8Array;
}

/** Parses PUB_WA_…. Throws 'Not WA Public Key', and as parsePublicKey of the core. */
export function parsePasskeyKey(text: string): PasskeyKey {
  const { data } = parsePublicKey(text);
  return withMessage(signing.notWebAuthnKey, () => {
    const { decoder } = openReader(data);
    const point = decoder.readArray(33);
    // A key of another kind ends here.
    const presence = decoder.readByte();
    const relyingParty = new TextDecoder('utf-8', { fatal: true }).decode(readBytes(decoder));
    if (decoder.canRead() || presence > 2 || relyingParty === '')
      throw new Error(signing.notWebAuthnKey);
    return { point, presence: presence as Presence, relyingParty };
  });
}

/** Parses SIG_WA_…. Throws 'Not WA Signature', and as parseSignature. */
export function parsePasskeySignature(text: string): PasskeySignature {
  const { data } = parseSignature(text);
  return withMessage(signing.notWebAuthnSignature, () => {
    const { decoder } = openReader(data);
    const compact = decoder.readArray(COMPACT_BYTES);
    // A signature of another kind ends here.
    const authenticatorData = decoder.readArray(readVaruint32(decoder));
    const clientData = decoder.readArray(readVaruint32(decoder));
    if (decoder.canRead()) throw new Error(signing.notWebAuthnSignature);
    return { compact, authenticatorData, clientData };
  });
}

function withMessage<T>(message: string, work: () => T): T {
  try {
    return work();
  } catch {
    throw new Error(message);
  }
}
