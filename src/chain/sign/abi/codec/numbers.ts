import type { ABIEncoder } from '@wharfkit/antelope';
import { shortestFloat32 } from '../../../core/float32.ts';
import * as messages from '../../../core/messages.ts';
import * as signing from '../../../core/signing-messages.ts';
import { readVaruint32 } from './bytes.ts';
import type { BuiltinType } from './builtin-type.ts';
import { CodecError } from './error.ts';

const MAX_32 = 0xffff_ffffn;
/** Longer texts are refused: parsing them is slow. */
const MAX_DIGITS = 80;
const FLOAT = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const NOT_FINITE: ReadonlyMap<string, number> = new Map([
  ['inf', Infinity],
  ['infinity', Infinity],
  ['-inf', -Infinity],
  ['-infinity', -Infinity],
  ['nan', NaN],
  ['-nan', NaN],
]);

/** A whole number from a number, bigint or decimal text. Throws 'invalid number'. */
function integerOf(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  if (Number.isSafeInteger(value)) return BigInt(value as number);
  if (typeof value === 'string' && value.length <= MAX_DIGITS && /^-?\d+$/.test(value))
    return BigInt(value);
  throw new CodecError(messages.numberInvalid);
}

function inRange(value: unknown, min: bigint, max: bigint): bigint {
  // A number above 2^53 may have lost digits.
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new CodecError(messages.numberOutOfRange);
  const integer = integerOf(value);
  if (integer < min || integer > max) throw new CodecError(messages.numberOutOfRange);
  return integer;
}

/** Little-endian. */
export function writeInteger(encoder: ABIEncoder, value: bigint, bytes: number): void {
  let rest = BigInt.asUintN(8 * bytes, value);
  for (let i = 0; i < bytes; i++, rest >>= 8n) encoder.writeByte(Number(rest & 255n));
}

export function unsignedOf(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** As nodes write it: a number up to 32 bits, a text above, and always a text for 128 bits. */
function integer(bits: number, signed: boolean): BuiltinType {
  const bytes = bits / 8;
  const max = signed ? 2n ** BigInt(bits - 1) - 1n : 2n ** BigInt(bits) - 1n;
  const min = signed ? -(2n ** BigInt(bits - 1)) : 0n;
  return {
    read: bytes <= 4 ? smallReader(bytes, signed) : largeReader(bits, signed),
    write: (encoder, value) => writeInteger(encoder, inRange(value, min, max), bytes),
  };
}

function smallReader(bytes: number, signed: boolean): BuiltinType['read'] {
  const range = 256 ** bytes;
  const largest = signed ? range / 2 - 1 : range - 1;
  return ({ decoder }) => {
    const value = decoder.readArray(bytes).reduceRight((sum, byte) => sum * 256 + byte, 0);
    return value > largest ? value - range : value;
  };
}

function largeReader(bits: number, signed: boolean): BuiltinType['read'] {
  return ({ decoder }) => {
    const unsigned = unsignedOf(decoder.readArray(bits / 8));
    const value = signed ? BigInt.asIntN(bits, unsigned) : unsigned;
    return bits < 128 && value <= MAX_32 && value >= -MAX_32 ? Number(value) : String(value);
  };
}

/** As nodes write it: a text that parses back to the same bits, also of zero and of no number. */
function float(bytes: 4 | 8): BuiltinType {
  return {
    read: ({ decoder }) => {
      const start = decoder.getPosition();
      const value = decoder.readFloat(bytes);
      // String(-0) would lose the sign.
      if (Object.is(value, -0)) return '-0';
      if (Number.isNaN(value)) {
        decoder.setPosition(start);
        return isNegative(decoder.readArray(bytes)) ? '-NaN' : 'NaN';
      }
      return String(bytes === 8 ? value : shortestFloat32(value));
    },
    write(encoder, value) {
      const number = floatOf(value);
      const written = bytes === 8 ? number : Math.fround(number);
      // A text or a number that is too large would become infinite.
      if (!Number.isFinite(written) && (Number.isFinite(number) || isDecimal(value)))
        throw new CodecError(messages.numberOutOfRange);
      if (typeof value === 'string' && value.toLowerCase() === '-nan')
        encoder.writeArray(NEGATIVE_NAN[bytes]);
      else encoder.writeFloat(number, bytes);
    },
  };
}

/** Little-endian. */
const NEGATIVE_NAN = {
  4: Uint8Array.of(0, 0, 0xc0, 0xff),
  8: Uint8Array.of(0, 0, 0, 0, 0, 0, 0xf8, 0xff),
};

const isNegative = (bytes: Uint8Array) => (bytes.at(-1) ?? 0) >= 0x80;
const isDecimal = (value: unknown) => typeof value === 'string' && FLOAT.test(value);

function floatOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') throw new CodecError(messages.numberInvalid);
  if (FLOAT.test(value)) return Number(value);
  const other = NOT_FINITE.get(value.toLowerCase());
  if (other === undefined) throw new CodecError(messages.numberInvalid);
  return other;
}

const bool: BuiltinType = {
  read: ({ decoder }) => decoder.readByte() !== 0,
  write(encoder, value) {
    if (value !== true && value !== false && value !== 1 && value !== 0)
      throw new CodecError(signing.booleanExpected);
    encoder.writeByte(value ? 1 : 0);
  },
};

const varuint32: BuiltinType = {
  read: ({ decoder }) => readVaruint32(decoder),
  write: (encoder, value) => encoder.writeVaruint32(Number(inRange(value, 0n, MAX_32))),
};

/** The sign in the lowest bit. */
const varint32: BuiltinType = {
  read({ decoder }) {
    const value = readVaruint32(decoder);
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  },
  write: (encoder, value) =>
    encoder.writeVarint32(Number(inRange(value, -(2n ** 31n), 2n ** 31n - 1n))),
};

export const numberTypes: Readonly<Record<string, BuiltinType>> = {
  bool,
  int8: integer(8, true),
  int16: integer(16, true),
  int32: integer(32, true),
  int64: integer(64, true),
  int128: integer(128, true),
  uint8: integer(8, false),
  uint16: integer(16, false),
  uint32: integer(32, false),
  uint64: integer(64, false),
  uint128: integer(128, false),
  varuint32,
  varint32,
  float32: float(4),
  float64: float(8),
};
