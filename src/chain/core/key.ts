import * as messages from './messages.ts';
import { ripemd160 } from './ripemd160.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export interface PublicKey {
  readonly type: 'K1' | 'R1' | 'WA';
  /**
   * The compressed point. For WA it is followed by the presence flag and the relying party's id.
   */
  readonly data: Uint8Array;
}

export interface KeyPair {
  /** As PVT_…. */
  readonly privateKey: string;
  /** As PUB_…, or as a chain writes it. */
  readonly publicKey: string;
}

const POINT_BYTES = 33;
const CHECKSUM_BYTES = 4;
/** Length of a legacy key without its prefix: 37 bytes that begin with 2 or 3. */
const LEGACY_DIGITS = 50;
/** Longer texts are refused first: decoding time grows with the square of the length. */
const MAX_LENGTH = 500;

/**
 * Parses PUB_K1_…, PUB_R1_…, PUB_WA_… and legacy keys with a chain's prefix (EOS…, FIO… or other
 * capital letters). Throws 'unrecognized public key format', 'invalid base-58 value' or "checksum
 * doesn't match".
 */
export function parsePublicKey(text: string): PublicKey {
  if (text.length > MAX_LENGTH) throw new Error(messages.unrecognizedPublicKey);
  const modern = /^PUB_(K1|R1|WA)_(.*)$/s.exec(text);
  if (modern) {
    const type = modern[1] as PublicKey['type'];
    return { type, data: decodeChecked(modern[2] ?? '', type, type) };
  }
  const prefix = legacyPrefix(text);
  return { type: 'K1', data: decodeChecked(text.slice(prefix.length), '', 'K1') };
}

/**
 * @param form `PUB`, or a legacy prefix such as `EOS`. Only K1 keys have a legacy form. Others are
 * always written as PUB_, as nodes do.
 */
export function formatPublicKey(key: PublicKey, form = 'PUB'): string {
  return form === 'PUB' || key.type !== 'K1'
    ? `PUB_${key.type}_${encodeChecked(key.data, key.type)}`
    : form + encodeChecked(key.data, '');
}

/** From any form to a legacy form. Throws the errors of parsePublicKey. */
export function toLegacyKey(text: string, prefix = 'EOS'): string {
  return formatPublicKey(parsePublicKey(text), prefix);
}

/** From any form to PUB_…. Throws the errors of parsePublicKey. */
export function toModernKey(text: string): string {
  return formatPublicKey(parsePublicKey(text));
}

/** A key in one form, to compare keys: PUB_…; the text itself if it is not a key. */
export function keyId(text: string): string {
  try {
    return toModernKey(text);
  } catch {
    return text;
  }
}

/** FIO… to EOS… and EOS… to FIO…. Other texts are unchanged. */
export function swapKeyPrefix(text: string): string {
  if (text.startsWith('FIO')) return 'EOS' + text.slice(3);
  return text.startsWith('EOS') ? 'FIO' + text.slice(3) : text;
}

export function isPublicKey(text: string): boolean {
  try {
    parsePublicKey(text);
    return true;
  } catch {
    return false;
  }
}

function legacyPrefix(text: string): string {
  // The null key is shorter than others, so known prefixes are tried first.
  const named = /^(EOS|FIO)/.exec(text)?.[0];
  const prefix = named ?? text.slice(0, -LEGACY_DIGITS);
  if (!/^[A-Z]{2,7}$/.test(prefix)) throw new Error(messages.unrecognizedPublicKey);
  return prefix;
}

function decodeChecked(text: string, suffix: string, type: PublicKey['type']): Uint8Array {
  const bytes = base58Decode(text);
  const size = bytes.length - CHECKSUM_BYTES;
  if (type === 'WA' ? size <= POINT_BYTES : size !== POINT_BYTES)
    throw new Error(messages.unrecognizedPublicKey);
  const data = bytes.slice(0, size);
  if (checksum(data, suffix).some((byte, i) => byte !== bytes[size + i]))
    throw new Error(messages.checksumMismatch);
  return data;
}

function encodeChecked(data: Uint8Array, suffix: string): string {
  return base58Encode(Uint8Array.from([...data, ...checksum(data, suffix)]));
}

function checksum(data: Uint8Array, suffix: string): Uint8Array {
  const letters = Array.from(suffix, (letter) => letter.charCodeAt(0));
  return ripemd160(Uint8Array.from([...data, ...letters])).slice(0, CHECKSUM_BYTES);
}

/** Base 58 without a checksum. Each leading zero byte is a leading `1`. */
export function base58Encode(bytes: Uint8Array): string {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text;
  for (let i = 0; i < bytes.length && bytes[i] === 0; i++) text = '1' + text;
  return text;
}

/** Throws 'invalid base-58 value'. */
export function base58Decode(text: string): Uint8Array<ArrayBuffer> {
  let value = 0n;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) throw new Error(messages.invalidBase58);
    value = value * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.push(Number(value & 255n));
  for (let i = 0; i < text.length && text.charAt(i) === '1'; i++) bytes.push(0);
  return Uint8Array.from(bytes.reverse());
}
