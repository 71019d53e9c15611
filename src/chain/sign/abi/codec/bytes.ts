import { ABIDecoder } from '@wharfkit/antelope';
import * as limits from '../../../core/limits.ts';
import * as messages from '../../../core/messages.ts';
import * as signing from '../../../core/signing-messages.ts';
import { CodecError } from './error.ts';

/** Memos are often no UTF-8; nodes show what can be shown, and so does this. */
const lenientText = new TextDecoder('utf-8', { ignoreBOM: true });

/** What is read from, with what keeps hostile data from taking the page's time. */
export interface Reader {
  readonly decoder: ABIDecoder;
  /** How K1 keys are written: `PUB`, or a legacy prefix such as `EOS`. */
  readonly keyForm: string;
  /** Array elements that may still be read. */
  elements: number;
  depth: number;
}

export function openReader(bytes: Uint8Array, keyForm = 'PUB'): Reader {
  return {
    decoder: new ABIDecoder(bytes, lenientText),
    keyForm,
    elements: bytes.length + limits.weightlessElements,
    depth: 0,
  };
}

/** Seven bits a byte, the lowest first. Throws past 32 bits, where WharfKit would wrap around. */
export function readVaruint32(decoder: ABIDecoder): number {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = decoder.readByte();
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) {
      if (value > 0xffff_ffff) break;
      return value;
    }
  }
  throw new CodecError(messages.numberOutOfRange);
}

/**
 * The length of a list, which must be able to fit what is left: every element that takes bytes
 * takes one of its own, and only so many may take none.
 */
export function readCount(reader: Reader): number {
  return takeElements(reader, readVaruint32(reader.decoder));
}

/** Counts elements that are about to be read. */
export function takeElements(reader: Reader, count: number): number {
  if (count > reader.elements) throw new CodecError(signing.endOfBuffer);
  reader.elements -= count;
  return count;
}

export function readBytes(decoder: ABIDecoder): Uint8Array {
  return decoder.readArray(readVaruint32(decoder));
}
