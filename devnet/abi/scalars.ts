import { ABIDecoder, Serializer, Signature } from '@wharfkit/antelope';
import type { Asset } from '../../src/chain/core/asset.ts';
import {
  symbolCodeFromBigint,
  symbolCodeToBigint,
  symbolFromBigint,
  symbolToBigint,
} from '../../src/chain/core/symbol-bigint.ts';
import type { TokenSymbol } from '../../src/chain/core/symbol.ts';
import { parseTime } from '../../src/chain/core/time.ts';
import { formatTime, formatTimeSeconds } from '../../src/chain/core/format-time.ts';
import { slotOfTime, timeOfSlot } from '../../src/chain/core/time.ts';
import type { Reader, Writer } from './bytes.ts';
import { bytesOfHex, hex } from './hex.ts';
import { publicKeyText, readPublicKey, writePublicKey } from './keys.ts';
import type { Packing } from './packing.ts';

export interface ExtendedAsset {
  quantity: Asset;
  contract: string;
}

/** A packing with a value type, used only in this file. */
function of<Value>(
  read: (reader: Reader) => Value,
  write: (writer: Writer, value: Value) => void,
): Packing {
  return { read, write: (writer, value) => write(writer, value as Value) };
}

const int = (size: 1 | 2 | 4, signed: boolean): Packing =>
  of<number>(
    (reader) => reader.int(size, signed),
    (writer, value) => writer.int(value, size),
  );

const wide = (size: 8 | 16, signed: boolean): Packing =>
  of<bigint>(
    (reader) => reader.bigint(size, signed),
    (writer, value) => writer.bigint(value, size),
  );

const float = (size: 4 | 8): Packing =>
  of<number>(
    (reader) => reader.float(size),
    (writer, value) => writer.float(value, size),
  );

const hash = (size: number): Packing =>
  of<string>(
    (reader) => hex(reader.raw(size)),
    (writer, value) => {
      const bytes = bytesOfHex(value);
      if (bytes.length !== size) throw new Error(`A checksum of ${size} bytes is wanted`);
      writer.raw(bytes);
    },
  );

const symbol = of<TokenSymbol>(
  (reader) => symbolFromBigint(reader.bigint(8)),
  (writer, value) => writer.bigint(symbolToBigint(value), 8),
);

const asset = of<Asset>(
  (reader) => ({
    units: reader.bigint(8, true),
    symbol: symbol.read(reader) as TokenSymbol,
  }),
  (writer, value) => {
    writer.bigint(value.units, 8);
    symbol.write(writer, value.symbol);
  },
);

/** Milliseconds as a time; the number itself if it is beyond the range of dates. */
function timeText(ms: number): string {
  return Number.isNaN(new Date(ms).getTime()) ? String(ms) : formatTime(ms);
}

/**
 * Every built-in type as contracts use it: names, keys, hashes and times as texts, integers of 64
 * bits and more as bigint, smaller ones and floats as number, assets as units and symbol, symbols
 * as code and precision, bytes as Uint8Array.
 */
export function contractScalars(keyPrefix: string): Record<string, Packing> {
  return {
    bool: of<boolean>(
      (reader) => reader.int(1) !== 0,
      (writer, value) => writer.int(value ? 1 : 0, 1),
    ),
    int8: int(1, true),
    uint8: int(1, false),
    int16: int(2, true),
    uint16: int(2, false),
    int32: int(4, true),
    uint32: int(4, false),
    int64: wide(8, true),
    uint64: wide(8, false),
    int128: wide(16, true),
    uint128: wide(16, false),
    varuint32: of<number>(
      (reader) => reader.varuint(),
      (writer, value) => writer.varuint(value),
    ),
    varint32: of<number>(
      (reader) => {
        const value = reader.varuint();
        return (value >>> 1) ^ -(value & 1);
      },
      (writer, value) => writer.varuint((value << 1) ^ (value >> 31)),
    ),
    float32: float(4),
    float64: float(8),
    float128: of<string>(
      (reader) => `0x${hex(reader.raw(16))}`,
      (writer, value) => hash(16).write(writer, value.replace(/^0x/, '')),
    ),
    name: of<string>(
      (reader) => reader.name(),
      (writer, value) => writer.name(value),
    ),
    string: of<string>(
      (reader) => reader.text(),
      (writer, value) => writer.text(value),
    ),
    bytes: of<Uint8Array>(
      (reader) => reader.raw(reader.varuint()),
      (writer, value) => {
        writer.varuint(value.length);
        writer.raw(value);
      },
    ),
    checksum160: hash(20),
    checksum256: hash(32),
    checksum512: hash(64),
    time_point: of<string>(
      (reader) => timeText(Number(reader.bigint(8, true) / 1000n)),
      (writer, value) => writer.bigint(BigInt(parseTime(value)) * 1000n, 8),
    ),
    time_point_sec: of<string>(
      (reader) => formatTimeSeconds(reader.int(4) * 1000),
      (writer, value) => writer.int(Math.floor(parseTime(value) / 1000), 4),
    ),
    block_timestamp_type: of<string>(
      (reader) => formatTime(timeOfSlot(reader.int(4))),
      (writer, value) => writer.int(slotOfTime(parseTime(value)), 4),
    ),
    symbol,
    symbol_code: of<string>(
      (reader) => symbolCodeFromBigint(reader.bigint(8)),
      (writer, value) => writer.bigint(symbolCodeToBigint(value), 8),
    ),
    asset,
    extended_asset: of<ExtendedAsset>(
      (reader) => ({ quantity: asset.read(reader) as Asset, contract: reader.name() }),
      (writer, value) => {
        asset.write(writer, value.quantity);
        writer.name(value.contract);
      },
    ),
    public_key: of<string>(
      (reader) => publicKeyText(readPublicKey(reader), keyPrefix),
      (writer, value) => writePublicKey(writer, value),
    ),
    signature: of<string>(readSignature, (writer, value) =>
      writer.raw(Serializer.encode({ object: Signature.from(value) }).array),
    ),
  };
}

/** Signatures have a variable length, so WharfKit parses them. */
function readSignature(reader: Reader): string {
  const decoder = new ABIDecoder(reader.peek());
  const signature = Signature.fromABI(decoder);
  reader.raw(decoder.getPosition());
  return String(signature);
}
