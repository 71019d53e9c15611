import { Bytes, KeyType, PrivateKey } from '@wharfkit/antelope';
import { bytesToHex } from '../../core/checksum.ts';
import * as messages from '../../core/messages.ts';
import * as signing from '../../core/signing-messages.ts';
import { keyError } from '../session/wharfkit-error.ts';

export interface PrivateKeyData {
  readonly type: 'K1' | 'R1';
  /** 32 bytes. */
  readonly data: Uint8Array;
}

/** A key is a number from 1 to the order of its curve, exclusive. */
const ORDERS: Record<PrivateKeyData['type'], bigint> = {
  K1: 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n,
  R1: 0xffffffff_00000000_ffffffff_ffffffff_bce6faad_a7179e84_f3b9cac2_fc632551n,
};

/** Longer texts are refused: decoding time grows with the square of the length. */
const MAX_LENGTH = 200;

/**
 * Parses PVT_K1_…, PVT_R1_… and WIF. No error contains the input. Throws 'unrecognized private key
 * type', 'invalid base-58 value', "checksum doesn't match" or 'Invalid Private Key'.
 */
export function parsePrivateKey(text: string): PrivateKeyData {
  const named = /^PVT_(.*?)_/s.exec(text)?.[1];
  if (named === undefined ? text.startsWith('PVT_') : !['K1', 'R1'].includes(named))
    throw new Error(signing.unrecognizedPrivateKey);
  if (!/^[1-9A-HJ-NP-Za-km-z]+$/.test(named === undefined ? text : text.slice(7)))
    throw new Error(messages.invalidBase58);
  if (text.length > MAX_LENGTH) throw new Error(signing.invalidPrivateKey);
  const { type, data } = read(text);
  return inRange({ type: type === 'R1' ? 'R1' : 'K1', data: data.array });
}

/** As PVT_…. */
export function formatPrivateKey({ type, data }: PrivateKeyData): string {
  return String(wharfkitKey({ type, data }));
}

/** Throws 'Invalid Private Key' if the number is zero or not below the curve's order. */
export function inRange(key: PrivateKeyData): PrivateKeyData {
  const value = BigInt(`0x0${bytesToHex(key.data)}`);
  if (key.data.length !== 32 || value === 0n || value >= ORDERS[key.type])
    throw new Error(signing.invalidPrivateKey);
  return key;
}

export function wharfkitKey({ type, data }: PrivateKeyData): PrivateKey {
  return new PrivateKey(type === 'R1' ? KeyType.R1 : KeyType.K1, new Bytes(data));
}

function read(text: string): PrivateKey {
  try {
    return PrivateKey.from(text);
  } catch (error) {
    throw keyError(error, signing.invalidPrivateKey);
  }
}
