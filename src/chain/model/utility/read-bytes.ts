import type { ChainDefinition } from '../../config/define-chain.ts';
import { bytesToHex } from '../../core/checksum.ts';
import { formatPublicKey } from '../../core/key.ts';
import { fromLittleEndian } from './little-endian.ts';
import { type DecodedFact, fact, type Reading } from './reading.ts';
import { readText } from './read-text.ts';

const HASH_BYTES = 32;
const POINT_BYTES = 33;
/** Shorter runs of letters are in many bytes by chance. */
const LEAST_TEXT = 4;

type Chain = Pick<ChainDefinition, 'chainId' | 'displayName'>;

/** The meanings of bytes, the likeliest first. The size is always one. */
export function readBytes(bytes: Uint8Array, chains: readonly Chain[] = []): Reading[] {
  const hex = bytesToHex(bytes);
  const readings = [idOf(bytes, hex, chains), keyOf(bytes), ...numberOf(bytes, hex)];
  const plain: Reading = {
    kind: 'bytes',
    facts: [fact('size', String(bytes.length), 'bytes'), ...textOf(bytes), fact('hex', hex)],
  };
  return [...readings.filter((one) => one !== null), plain];
}

/** A hash is an id of a transaction or, with its number in front, of a block. */
function idOf(bytes: Uint8Array, hex: string, chains: readonly Chain[]): Reading | null {
  if (bytes.length !== HASH_BYTES) return null;
  const chain = chains.find(({ chainId }) => chainId === hex);
  if (chain) return { kind: 'id', facts: [fact('chain', chain.displayName)] };
  const number = parseInt(hex.slice(0, 8), 16);
  return {
    kind: 'id',
    facts: [
      // No link: it requests its transaction when touched, and 32 bytes may be a private key.
      fact('transaction', hex),
      ...(number > 0 ? [fact('block', String(number), 'block')] : []),
    ],
  };
}

/** A compressed point, with or without the byte of its curve. */
function keyOf(bytes: Uint8Array): Reading | null {
  const [curve = 0] = bytes.length === POINT_BYTES + 1 ? bytes : [0];
  const data = bytes.length === POINT_BYTES + 1 ? bytes.subarray(1) : bytes;
  const isPoint = data.length === POINT_BYTES && (data[0] === 2 || data[0] === 3);
  if (!isPoint || curve > 1) return null;
  const type = curve === 1 ? 'R1' : 'K1';
  const key = formatPublicKey({ type, data });
  return { kind: 'key', facts: [fact('key-type', type), fact('key', key, 'key')] };
}

/** A number of 32 or 64 bits with all its meanings. */
function numberOf(bytes: Uint8Array, hex: string): Reading[] {
  if (bytes.length !== 4 && bytes.length !== 8) return [];
  const value = fromLittleEndian(hex);
  return readText(String(value))
    .filter(({ kind }) => kind === 'number')
    .map(({ facts }) => ({
      kind: 'packed-number',
      facts: [fact('value', String(value)), ...facts],
    }));
}

function textOf(bytes: Uint8Array): DecodedFact[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const isReadable = text.length >= LEAST_TEXT && !/[^\P{Cc}\t\r\n]/u.test(text);
    return isReadable ? [fact('as-text', text)] : [];
  } catch {
    return [];
  }
}
