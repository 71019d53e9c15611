import { Base58 } from '@wharfkit/antelope';
import * as signing from '../../core/signing-messages.ts';
import { keyError } from '../session/wharfkit-error.ts';

export interface SignatureData {
  readonly type: 'K1' | 'R1' | 'WA';
  /**
   * 65 bytes: recovery id, r, s. A passkey's signature continues with the browser's signed data.
   */
  readonly data: Uint8Array;
}

export const COMPACT_BYTES = 65;
const PREFIX_LENGTH = 'SIG_K1_'.length;
/** Longer texts are refused: decoding time grows with the square of the length. */
const MAX_LENGTH = 5000;

/**
 * Parses SIG_K1_…, SIG_R1_… and SIG_WA_…. Throws 'unrecognized signature format', 'invalid base-58
 * value' or "checksum doesn't match".
 */
export function parseSignature(text: string): SignatureData {
  const kind = /^SIG_(K1|R1|WA)_/.exec(text)?.[1];
  if (kind === undefined || text.length > MAX_LENGTH)
    throw new Error(signing.unrecognizedSignature);
  const type = kind as SignatureData['type'];
  const data = decoded(text.slice(PREFIX_LENGTH), type);
  if (type === 'WA' ? data.length <= COMPACT_BYTES : data.length !== COMPACT_BYTES)
    throw new Error(signing.unrecognizedSignature);
  return { type, data };
}

/** As SIG_…. */
export function formatSignature({ type, data }: SignatureData): string {
  return `SIG_${type}_${Base58.encodeRipemd160Check(data, type)}`;
}

function decoded(digits: string, type: SignatureData['type']): Uint8Array {
  try {
    return Base58.decodeRipemd160Check(digits, undefined, type).array;
  } catch (error) {
    throw keyError(error, signing.unrecognizedSignature);
  }
}
