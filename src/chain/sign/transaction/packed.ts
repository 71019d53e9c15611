import { Checksum256 } from '@wharfkit/antelope';
import { bytesToHex, hexToBytes } from '../../core/checksum.ts';
import * as signing from '../../core/signing-messages.ts';
import { CodecError, codecError } from '../abi/codec/error.ts';
import { packType, unpackType } from '../abi/serialize.ts';
import { transactionDefinition } from './transaction-definition.ts';
import type { TransactionJson } from './transaction-definition.ts';
import { compress, decompress } from './zlib.ts';

/** As nodes write it: a word or a number. */
export type Compression = 'none' | 'zlib' | 0 | 1 | false;

/** A packed transaction in blocks, proposals and requests. */
export interface PackedTransaction {
  readonly packed_trx: string;
  readonly packed_context_free_data?: string;
  /** Defaults to none. */
  readonly compression?: Compression | string | number;
}

export interface UnpackedTransaction {
  readonly transaction: TransactionJson;
  readonly contextFreeData: readonly string[];
  readonly id: string;
  /** Uncompressed bytes in hex. */
  readonly packed: string;
}

type Loose<T> = { readonly [K in keyof T]: unknown };

/** A transaction to pack. Times and numbers in any JSON form. */
export type TransactionLike = Loose<
  Omit<TransactionJson, 'context_free_actions' | 'transaction_extensions'>
> & {
  readonly context_free_actions?: unknown;
  /** Pairs as nodes write them, or `{type, data}`. May be absent. */
  readonly transaction_extensions?: unknown;
};

/**
 * A transaction's bytes as lower-case hex, and its id. The actions' data must be packed already.
 * Throws CodecError.
 */
export function packTransaction(transaction: TransactionLike): { packed: string; id: string } {
  const packed = bytesToHex(
    packType(transactionDefinition, 'transaction', {
      ...transaction,
      context_free_actions: transaction.context_free_actions ?? [],
      transaction_extensions: extensions(transaction.transaction_extensions ?? []),
    }),
  );
  return { packed, id: transactionId(packed) };
}

/** Unpacks a transaction from uncompressed hex without trailing bytes. Throws CodecError. */
export function unpackTransaction(packed: string): TransactionJson {
  return asNodes(unpacked(packed, 'transaction', true));
}

/**
 * Unpacks a transaction as nodes send it. Like in nodes, trailing bytes are ignored and not part of
 * the id. Throws CodecError.
 */
export function openPacked(sent: PackedTransaction): UnpackedTransaction {
  const bytes = plain(sent.packed_trx, sent.compression);
  const data = plain(sent.packed_context_free_data ?? '', sent.compression);
  const transaction = asNodes(unpacked(bytes, 'transaction', false));
  return {
    transaction,
    contextFreeData: data === '' ? [] : (unpacked(data, 'bytes[]', false) as string[]),
    ...packTransaction(transaction),
  };
}

/** The sha256 over a transaction's uncompressed bytes, in hex. */
export function transactionId(packed: string): string {
  return Checksum256.hash(hexToBytes(packed)).hexString;
}

/** Packs context-free data, each item in hex; empty for none, as in nodes. */
export function packContextFreeData(data: readonly string[]): string {
  return data.length === 0 ? '' : bytesToHex(packType(transactionDefinition, 'bytes[]', data));
}

/** The body of push_transaction and send_transaction. All bytes in hex. */
export function sendingBody(
  packed: string,
  signatures: readonly string[],
  { contextFreeData = [] as readonly string[], compressed = false } = {},
) {
  const write = (hex: string) =>
    compressed && hex !== '' ? bytesToHex(compress(hexToBytes(hex))) : hex;
  return {
    signatures,
    compression: compressed ? 1 : 0,
    packed_context_free_data: write(packContextFreeData(contextFreeData)),
    packed_trx: write(packed),
  };
}

function plain(hex: string, compression: PackedTransaction['compression'] = 'none'): string {
  switch (compression) {
    case 'none':
    case 0:
    case false:
      return hex;
    case 'zlib':
    case 1:
      return hex === '' ? '' : bytesToHex(decompress(bytesOf(hex)));
    default:
      throw new CodecError(signing.compressionUnknown);
  }
}

function unpacked(hex: string, type: string, allBytes: boolean): unknown {
  return unpackType(transactionDefinition, type, bytesOf(hex), { allBytes });
}

function bytesOf(hex: string): Uint8Array {
  try {
    return hexToBytes(hex);
  } catch (error) {
    throw codecError(error);
  }
}

function extensions(fields: unknown): unknown {
  if (!Array.isArray(fields)) return fields;
  return fields.map((one: unknown) =>
    Array.isArray(one) ? { type: one[0] as unknown, data: one[1] as unknown } : one,
  );
}

/** Extensions as pairs, like nodes write them. */
function asNodes(unpacked: unknown): TransactionJson {
  const { transaction_extensions, ...fields } = unpacked as Omit<
    TransactionJson,
    'transaction_extensions'
  > & { transaction_extensions: { type: number; data: string }[] };
  return {
    ...fields,
    transaction_extensions: transaction_extensions.map(({ type, data }) => [type, data] as const),
  };
}
