import { Checksum256 } from '@wharfkit/antelope';
import { isRecord, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { Compression, PackedTransaction } from '../transaction/packed.ts';
import { packType } from '../abi/serialize.ts';
import { blockDefinition } from './definition.ts';

const STATUSES = ['executed', 'soft_fail', 'hard_fail', 'delayed', 'expired'];

/** A transaction of a block: packed as sent, or only its id if it was scheduled. */
export interface BlockEntry {
  readonly id: string;
  readonly packed: (PackedTransaction & { readonly signatures: readonly string[] }) | null;
  readonly json: unknown;
  readonly receipt: Readonly<Record<string, unknown>>;
}

export function readEntry(value: unknown): BlockEntry {
  const receipt = recordOf(value);
  const { trx } = receipt;
  if (!isRecord(trx))
    return { id: (textOf(trx) ?? '').toLowerCase(), packed: null, json: null, receipt };
  return {
    id: (textOf(trx.id) ?? '').toLowerCase(),
    packed: {
      packed_trx: textOf(trx.packed_trx) ?? '',
      packed_context_free_data: textOf(trx.packed_context_free_data) ?? '',
      compression: (trx.compression ?? 'none') as Compression,
      signatures: Array.isArray(trx.signatures) ? trx.signatures.map(String) : [],
    },
    json: trx.transaction,
    receipt,
  };
}

/**
 * A transaction's leaf in its block's tree: its resource usage, and the digest of everything sent
 * including signatures. Source: `transaction_receipt::digest` of nodeos. Throws CodecError.
 */
export function receiptDigest({ id, packed, receipt }: BlockEntry): Uint8Array {
  return hash('receipt', {
    status: STATUSES.indexOf(textOf(receipt.status) ?? 'executed'),
    cpu_usage_us: numberOf(receipt.cpu_usage_us) ?? 0,
    net_usage_words: numberOf(receipt.net_usage_words) ?? 0,
    trx: packed ? packedDigest(packed) : id,
  });
}

function packedDigest(packed: NonNullable<BlockEntry['packed']>): string {
  const { signatures, packed_context_free_data, packed_trx, compression } = packed;
  const zipped = compression === 'zlib' || compression === 1;
  return Checksum256.from(
    hash('packed', {
      compression: zipped ? 1 : 0,
      packed_trx,
      prunable: Checksum256.from(hash('prunable', { signatures, packed_context_free_data }))
        .hexString,
    }),
  ).hexString;
}

function hash(type: string, value: unknown): Uint8Array {
  return Checksum256.hash(packType(blockDefinition, type, value)).array;
}
