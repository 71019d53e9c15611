import { formatPublicKey, parsePublicKey } from '../../src/chain/core/key.ts';
import type { PublicKey } from '../../src/chain/core/key.ts';
import type { Reader, Writer } from './bytes.ts';
import { hex } from './hex.ts';

const TYPES = ['K1', 'R1', 'WA'] as const;
/** Compressed, on either curve. */
const POINT_BYTES = 33;
/** Checksums cost more than the rest of a row, and producers' rows are read each block. */
const texts = new Map<string, string>();
const keys = new Map<string, PublicKey>();
const MAX_KNOWN = 10_000;

/** The key of all zeros: what a producer that stopped signs with. */
export const NULL_KEY = formatPublicKey({ type: 'K1', data: new Uint8Array(POINT_BYTES) });

/**
 * A public key as contracts and nodes know it: K1 in the old form with the chain's prefix, others
 * as PUB_…. The null key is the same text on every chain, `NULL_KEY`.
 */
export function publicKeyText(key: PublicKey, prefix: string): string {
  return remember(texts, prefix + key.type + hex(key.data), () =>
    formatPublicKey(key, key.data.every((byte) => byte === 0) ? 'PUB' : prefix),
  );
}

/** Throws 'Read past end of buffer', or an error for a type of key that is not known. */
export function readPublicKey(reader: Reader): PublicKey {
  const type = TYPES[reader.int(1)];
  if (type === undefined) throw new Error('Unknown type of public key');
  const start = reader.peek();
  reader.raw(POINT_BYTES);
  if (type === 'WA') {
    reader.int(1);
    reader.raw(reader.varuint());
  }
  return { type, data: start.slice(0, start.length - reader.left) };
}

/** A key's text in any form as the one in which equal keys are equal. Throws as parsePublicKey. */
export function canonicalKey(text: string): string {
  return publicKeyText(parseKey(text), 'EOS');
}

/** Throws what is wrong with the text. */
export function writePublicKey(writer: Writer, text: string): void {
  const key = parseKey(text);
  writer.int(TYPES.indexOf(key.type), 1);
  writer.raw(key.data);
}

function parseKey(text: string): PublicKey {
  return remember(keys, text, () => parsePublicKey(text));
}

function remember<Value>(known: Map<string, Value>, id: string, make: () => Value): Value {
  const existing = known.get(id);
  if (existing !== undefined) return existing;
  const made = make();
  // Bounded, since hostile transactions can bring any number of keys.
  if (known.size > MAX_KNOWN) known.clear();
  known.set(id, made);
  return made;
}
