import { ABIDecoder, Signature } from '@wharfkit/antelope';
import { bytesToHex } from '#src/chain/core/checksum.ts';
import { formatPublicKey } from '#src/chain/core/key.ts';
import { formatUnits } from '#src/chain/core/asset.ts';
import { nameFromBigint } from '#src/chain/core/name.ts';
import { int64 } from './int64.ts';
import type { Reader } from './reader.ts';

const BLOCK_EPOCH = 946684800000;

/** Every built-in ABI type as nodeos writes it in JSON. */
export const SCALARS: Record<string, (reader: Reader, keyPrefix: string) => unknown> = {
  bool: (reader) => reader.byte(),
  uint8: (reader) => reader.byte(),
  int8: (reader) => Number(reader.signed(1)),
  uint16: (reader) => Number(reader.unsigned(2)),
  int16: (reader) => Number(reader.signed(2)),
  uint32: (reader) => Number(reader.unsigned(4)),
  int32: (reader) => Number(reader.signed(4)),
  uint64: (reader) => int64(reader.unsigned(8)),
  int64: (reader) => int64(reader.signed(8)),
  uint128: (reader) => String(reader.unsigned(16)),
  int128: (reader) => String(reader.signed(16)),
  varuint32: (reader) => reader.varuint(),
  varint32(reader) {
    const zigzag = reader.varuint();
    return zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
  },
  float32: (reader) => reader.float(4).toFixed(17),
  float64: (reader) => float64Text(reader.float(8)),
  float128: (reader) => `0x${bytesToHex(reader.bytes(16))}`,
  name: (reader) => nameFromBigint(reader.unsigned(8)),
  string: (reader) => reader.text(),
  bytes: (reader) => bytesToHex(reader.bytes(reader.varuint())),
  checksum160: (reader) => bytesToHex(reader.bytes(20)),
  checksum256: (reader) => bytesToHex(reader.bytes(32)),
  checksum512: (reader) => bytesToHex(reader.bytes(64)),
  time_point: (reader) => timeText(Number(reader.signed(8) / 1000n)),
  time_point_sec: (reader) => timeText(Number(reader.unsigned(4)) * 1000).slice(0, -4),
  block_timestamp_type: (reader) => timeText(Number(reader.unsigned(4)) * 500 + BLOCK_EPOCH),
  symbol_code: (reader) => symbolCode(reader.bytes(8)),
  symbol(reader) {
    const precision = reader.byte();
    return `${precision},${symbolCode(reader.bytes(7))}`;
  },
  asset,
  extended_asset: (reader) => ({
    quantity: asset(reader),
    contract: nameFromBigint(reader.unsigned(8)),
  }),
  public_key: publicKey,
  signature,
};

/** A double with nodeos's 17 decimals. */
export function float64Text(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) < 1e21 ? value.toFixed(17) : `${BigInt(value)}.${'0'.repeat(17)}`;
}

/** Milliseconds since 1970 as `2026-01-01T00:00:00.000`. */
function timeText(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? String(milliseconds) : date.toISOString().slice(0, -1);
}

function asset(reader: Reader): string {
  const units = reader.signed(8);
  const precision = reader.byte();
  return `${formatUnits(units, precision)} ${symbolCode(reader.bytes(7))}`;
}

function symbolCode(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.filter((byte) => byte !== 0));
}

/** K1 keys in the old form and the others as PUB_…, as nodes write them. */
function publicKey(reader: Reader, keyPrefix: string): string {
  const type = reader.byte();
  const point = reader.bytes(33);
  if (type === 0) return formatPublicKey({ type: 'K1', data: point }, keyPrefix);
  if (type === 1) return formatPublicKey({ type: 'R1', data: point });
  const presence = reader.byte();
  const size = reader.varuint();
  return formatPublicKey({
    type: 'WA',
    data: Uint8Array.of(...point, presence, size, ...reader.bytes(size)),
  });
}

function signature(reader: Reader): string {
  const packed = reader.bytes(66);
  return String(Signature.fromABI(new ABIDecoder(packed)));
}
