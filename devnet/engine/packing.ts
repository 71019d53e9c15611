import { ABIDecoder, PublicKey, Serializer, Signature } from '@wharfkit/antelope';
import type { ABI } from '@wharfkit/antelope';
import type { Asset } from '../../src/chain/core/asset.ts';
import {
  symbolCodeFromBigint,
  symbolCodeToBigint,
  symbolFromBigint,
  symbolToBigint,
} from '../../src/chain/core/symbol.ts';
import type { TokenSymbol } from '../../src/chain/core/symbol.ts';
import { formatTime, formatTimeSeconds, parseTime } from '../../src/chain/core/time.ts';
import { slotOfTime, timeOfSlot } from '../../src/chain/core/time.ts';
import type { Reader, Writer } from './bytes.ts';
import { bytesOfHex, hex } from './digests.ts';
import { keyText } from './keys.ts';

/**
 * How contracts see packed values: names, keys, hashes and times as texts, integers of 64 bits and
 * more as bigint, smaller ones and floats as number, assets as units and symbol, symbols as code
 * and precision, bytes as Uint8Array, structs as objects, variants as [type, value].
 */
export interface Packing {
  read(reader: Reader): unknown;
  write(writer: Writer, value: unknown): void;
}

/** Ways of packing by type name, of one ABI. Throws for a type it does not know. */
export function createPackings(abi: ABI, keyPrefix: string): (type: string) => Packing {
  const known = new Map<string, Packing>(Object.entries(builtins(keyPrefix)));

  function packingOf(type: string): Packing {
    const existing = known.get(type);
    if (existing) return existing;
    // Entered before it is made, so that a type may hold itself.
    const made: Packing = {
      read: (reader) => resolve().read(reader),
      write: (writer, value) => resolve().write(writer, value),
    };
    let resolved: Packing | undefined;
    const resolve = (): Packing => (resolved ??= make(type));
    known.set(type, made);
    return made;
  }

  function make(type: string): Packing {
    if (type.endsWith('$')) return extension(packingOf(type.slice(0, -1)));
    if (type.endsWith('?')) return optional(packingOf(type.slice(0, -1)));
    if (type.endsWith('[]')) return array(packingOf(type.slice(0, -2)));
    const alias = abi.types.find(({ new_type_name }) => new_type_name === type);
    if (alias) return packingOf(alias.type);
    const variants = abi.variants.find(({ name }) => name === type);
    if (variants) return variant(variants.types, packingOf);
    if (abi.structs.some(({ name }) => name === type))
      return struct(fieldsOf(type).map(({ name, type: inner }) => [name, packingOf(inner)]));
    throw new Error(`unknown type ${type}`);
  }

  function fieldsOf(type: string): { name: string; type: string }[] {
    const found = abi.structs.find(({ name }) => name === type);
    if (!found) throw new Error(`unknown type ${type}`);
    return [...(found.base ? fieldsOf(found.base) : []), ...found.fields];
  }

  return packingOf;
}

function struct(fields: [string, Packing][]): Packing {
  return {
    read(reader) {
      const value: Record<string, unknown> = {};
      for (const [name, packing] of fields) value[name] = packing.read(reader);
      return value;
    },
    write(writer, value) {
      for (const [name, packing] of fields)
        packing.write(writer, (value as Record<string, unknown>)[name]);
    },
  };
}

function array(inner: Packing): Packing {
  return {
    read(reader) {
      const length = reader.varuint();
      if (length > reader.left && length > 1024) throw new RangeError('array too long');
      return Array.from({ length }, () => inner.read(reader));
    },
    write(writer, value) {
      const items = value as unknown[];
      writer.varuint(items.length);
      for (const item of items) inner.write(writer, item);
    },
  };
}

function optional(inner: Packing): Packing {
  return {
    read: (reader) => (reader.int(1) === 0 ? null : inner.read(reader)),
    write(writer, value) {
      const present = value !== null && value !== undefined;
      writer.int(present ? 1 : 0, 1);
      if (present) inner.write(writer, value);
    },
  };
}

function extension(inner: Packing): Packing {
  return {
    read: (reader) => (reader.left === 0 ? undefined : inner.read(reader)),
    write(writer, value) {
      if (value !== undefined) inner.write(writer, value);
    },
  };
}

function variant(types: string[], packingOf: (type: string) => Packing): Packing {
  return {
    read(reader) {
      const type = types[reader.varuint()];
      if (type === undefined) throw new RangeError('unknown variant');
      return [type, packingOf(type).read(reader)];
    },
    write(writer, value) {
      const [type, inner] = value as [string, unknown];
      writer.varuint(types.indexOf(type));
      packingOf(type).write(writer, inner);
    },
  };
}

/** A packing with the type of its values, which only this file needs. */
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
    (writer, value) => writer.raw(bytesOfHex(value)),
  );

const symbol = of<TokenSymbol>(
  (reader) => symbolFromBigint(reader.bigint(8)),
  (writer, value) => writer.bigint(symbolToBigint(value), 8),
);

const name = of<string>(
  (reader) => reader.name(),
  (writer, value) => writer.name(value),
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

function builtins(keyPrefix: string): Record<string, Packing> {
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
    name,
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
      (reader) => formatTime(Number(reader.bigint(8, true) / 1000n)),
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
    extended_asset: of<{ quantity: Asset; contract: string }>(
      (reader) => ({ quantity: asset.read(reader) as Asset, contract: reader.name() }),
      (writer, value) => {
        asset.write(writer, value.quantity);
        writer.name(value.contract);
      },
    ),
    public_key: of<string>(
      (reader) =>
        keyText(
          wharf(reader, (decoder) => PublicKey.fromABI(decoder)),
          keyPrefix,
        ),
      (writer, value) => writer.raw(Serializer.encode({ object: PublicKey.from(value) }).array),
    ),
    signature: of<string>(
      (reader) => wharf(reader, (decoder) => Signature.fromABI(decoder)).toString(),
      (writer, value) => writer.raw(Serializer.encode({ object: Signature.from(value) }).array),
    ),
  };
}

/** Keys and signatures, whose length only shows in reading, by WharfKit's own reading. */
function wharf<Value>(reader: Reader, read: (decoder: ABIDecoder) => Value): Value {
  const decoder = new ABIDecoder(reader.peek());
  const value = read(decoder);
  reader.raw(decoder.getPosition());
  return value;
}
