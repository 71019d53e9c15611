import { ABIDecoder } from '@wharfkit/antelope';
import * as limits from '../../../core/limits.ts';
import * as messages from '../../../core/messages.ts';
import * as signing from '../../../core/signing-messages.ts';
import { CodecError } from './error.ts';

/** Memos are often invalid UTF-8. Nodes replace invalid bytes, and so does this decoder. */
const lenientText = new TextDecoder('utf-8', { ignoreBOM: true });

/** The input, with limits against hostile data that would block the page. */
export interface Reader {
  readonly decoder: ABIDecoder;
  /** Prefix of K1 keys: `PUB`, or a legacy one such as `EOS`. */
  readonly keyForm: string;
  /** What a name is shown as: signing requests have names that stand for others. */
  readonly nameOf: (name: string) => string;
  /** Remaining budget of array elements. */
  elements: number;
  depth: number;
}

export function openReader(
  bytes: Uint8Array,
  keyForm = 'PUB',
  nameOf = (name: string) => name,
): Reader {
  return {
    decoder: new ABIDecoder(bytes, lenientText),
    keyForm,
    nameOf,
    elements: bytes.length + limits.weightlessElements,
    depth: 0,
  };
}

/**
 * Seven bits a byte, lowest first. Of the fifth byte only four bits count, as for nodes and contracts:
 * what they read must not be unreadable here. Throws if a sixth byte would follow, which nodes leave
 * and contracts read.
 */
export function readVaruint32(decoder: ABIDecoder): number {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = decoder.readByte();
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value % 2 ** 32;
  }
  throw new CodecError(messages.numberOutOfRange);
}

/**
 * The length of a list. It must fit into the remaining bytes: most elements take at least one byte,
 * and the number of empty ones is limited.
 */
export function readCount(reader: Reader): number {
  return takeElements(reader, readVaruint32(reader.decoder));
}

/** Takes elements from the budget before they are read. */
export function takeElements(reader: Reader, count: number): number {
  if (count > reader.elements) throw new CodecError(signing.endOfBuffer);
  reader.elements -= count;
  return count;
}

export function readBytes(decoder: ABIDecoder): Uint8Array {
  return decoder.readArray(readVaruint32(decoder));
}
