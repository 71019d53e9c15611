import type { ABIEncoder } from '@wharfkit/antelope';
import { bytesToHex, hexToBytes } from '../../../core/checksum.ts';
import * as signing from '../../../core/signing-messages.ts';
import type { BuiltinType } from './builtin-type.ts';
import { readBytes, readVaruint32 } from './bytes.ts';
import { CodecError } from './error.ts';

/** @param what the expected content, for 'Expected string containing {what}' */
export function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new CodecError(signing.textExpected(what));
  return value;
}

function hexOf(value: unknown): Uint8Array {
  if (typeof value !== 'string') throw new CodecError(signing.hexDigitsExpected);
  return hexToBytes(value);
}

function writeBytes(encoder: ABIEncoder, bytes: Uint8Array): void {
  encoder.writeVaruint32(bytes.length);
  encoder.writeArray(bytes);
}

const string: BuiltinType = {
  read: ({ decoder }) => decoder.readString(),
  write: (encoder, value) => encoder.writeString(textOf(value, 'string')),
};

const bytes: BuiltinType = {
  read: ({ decoder }) => bytesToHex(readBytes(decoder)),
  write: (encoder, value) => writeBytes(encoder, hexOf(value)),
};

function checksum(size: number): BuiltinType {
  return {
    read: ({ decoder }) => bytesToHex(decoder.readArray(size)),
    write: (encoder, value) => encoder.writeArray(ofSize(hexOf(value), size)),
  };
}

/** Sixteen opaque bytes, as hex after `0x` like nodes write them. */
const float128: BuiltinType = {
  read: ({ decoder }) => `0x${bytesToHex(decoder.readArray(16))}`,
  write(encoder, value) {
    const hex = typeof value === 'string' ? value.replace(/^0x/, '') : value;
    encoder.writeArray(ofSize(hexOf(hex), 16));
  },
};

/** Ones and zeros, highest bit first. Packed lowest first, unused bits zero. */
const bitset: BuiltinType = {
  read({ decoder }) {
    const count = readVaruint32(decoder);
    const packed = decoder.readArray(Math.ceil(count / 8));
    let text = '';
    for (let bit = count - 1; bit >= 0; bit--)
      text += ((packed[bit >> 3] ?? 0) >> (bit & 7)) & 1 ? '1' : '0';
    return text;
  },
  write(encoder, value) {
    const text = textOf(value, 'bitset');
    if (/[^01]/.test(text)) throw new CodecError(signing.textExpected('bitset'));
    const packed = new Uint8Array(Math.ceil(text.length / 8));
    for (const [bit, digit] of [...text].toReversed().entries())
      if (digit === '1') packed[bit >> 3] = (packed[bit >> 3] ?? 0) | (1 << (bit & 7));
    encoder.writeVaruint32(text.length);
    encoder.writeArray(packed);
  },
};

function ofSize(data: Uint8Array, size: number): Uint8Array {
  if (data.length !== size) throw new CodecError(signing.dataSizeWrong);
  return data;
}

export const textTypes: Readonly<Record<string, BuiltinType>> = {
  string,
  bytes,
  bitset,
  float128,
  checksum160: checksum(20),
  checksum256: checksum(32),
  checksum512: checksum(64),
};
