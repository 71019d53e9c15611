import { formatPublicKey, parsePublicKey } from '../../src/chain/core/key.ts';
import type { PublicKey } from '../../src/chain/core/key.ts';
import type { Reader, Writer } from './bytes.ts';
import { hex } from './hex.ts';

const TYPES = ['K1', 'R1', 'WA'] as const;
/** Compressed, on either curve. */
const POINT_BYTES = 33;
/** Cached: checksums cost more than the rest of a row, and producers' rows are read each block. */
const texts = new Map<string, string>();
const keys = new Map<string, PublicKey>();
const MAX_KNOWN = 10_000;

/** The key of all zeros, used by unregistered producers. */
export const NULL_KEY = formatPublicKey({ type: 'K1', data: new Uint8Array(POINT_BYTES) });

/**
 * A public key as contracts and nodes write it: K1 in the legacy form with the chain's prefix,
 * others as PUB_…. The null key is `NULL_KEY` on every chain.
 */
export function publicKeyText(key: PublicKey, prefix: string): string {
  return remember(texts, prefix + key.type + hex(key.data), () =>
    formatPublicKey(key, key.data.every((byte) => byte === 0) ? 'PUB' : prefix),
  );
}

/** Throws 'Read past end of buffer', or an error for an unknown key type. */
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

/** A normalised form of a key's text, for comparing keys. Throws as parsePublicKey. */
export function canonicalKey(text: string): string {
  return publicKeyText(parseKey(text), 'EOS');
}

/** Throws a message for a malformed text. */
export function writePublicKey(writer: Writer, text: string): void {
  const key = parseKey(text);
  writer.int(TYPES.indexOf(key.type), 1);
  writer.raw(key.data);
}

function parseKey(text: string): PublicKey {
  return remember(keys, text, () => parsePublicKey(text));
}

function remember<Value>(cache: Map<string, Value>, id: string, make: () => Value): Value {
  const existing = cache.get(id);
  if (existing !== undefined) return existing;
  const made = make();
  // Limits the cache, since hostile transactions can contain any number of keys.
  if (cache.size > MAX_KNOWN) cache.clear();
  cache.set(id, made);
  return made;
}
