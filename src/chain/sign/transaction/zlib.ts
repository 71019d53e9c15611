import { deflate, deflateRaw, Inflate } from 'pako';
import * as limits from '../../core/limits.ts';
import * as signing from '../../core/signing-messages.ts';
import { CodecError } from '../abi/codec/error.ts';

const CHUNK_BYTES = 16_384;

/** Best compression. */
export function compress(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return deflate(bytes, { level: limits.compressionLevel });
}

/** Without the header, as signing requests are. */
export function compressRaw(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return deflateRaw(bytes, { level: limits.compressionLevel });
}

/**
 * Throws CodecError: 'Invalid compressed data', or 'Data too large' as soon as the output exceeds a
 * node's limit.
 */
export function decompress(
  bytes: Uint8Array,
  { raw = false }: { /** Without the header, as signing requests are. */ raw?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate({ windowBits: raw ? -15 : 15, chunkSize: CHUNK_BYTES });
  stream.onData = (chunk) => {
    size += chunk.length;
    if (size > limits.inflatedBytes) throw new CodecError(signing.dataTooLarge);
    chunks.push(chunk);
  };
  stream.push(bytes);
  if (stream.err !== 0 || !stream.ended) throw new CodecError(signing.compressedInvalid);
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
