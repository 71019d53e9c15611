import { numberOf, recordOf, textOf } from '../../rpc/json.ts';

/** A transaction as its block stores it. */
export interface PackedEntry {
  /** Hex as broadcast. Null for a scheduled transaction: its block stores only the id. */
  readonly packed: string | null;
  readonly compression: string;
  /** Hex; empty for none. */
  readonly contextFreeData: string;
  readonly signatures: readonly string[];
  readonly refBlockNum: number | null;
  readonly refBlockPrefix: number | null;
  /** 0 for no limit. */
  readonly maxCpuMs: number;
  /** Words of eight bytes; 0 for no limit. */
  readonly maxNetWords: number;
}

/** Null if the block does not contain it. */
export function packedEntry(id: string, transactions: readonly unknown[]): PackedEntry | null {
  const trx = transactions
    .map((entry) => recordOf(entry).trx)
    .find((one) => one === id || recordOf(one).id === id);
  if (trx === undefined) return null;
  const fields = recordOf(trx);
  const signed = recordOf(fields.transaction);
  return {
    packed: textOf(fields.packed_trx),
    compression: textOf(fields.compression) ?? 'none',
    contextFreeData: textOf(fields.packed_context_free_data) ?? '',
    signatures: Array.isArray(fields.signatures) ? fields.signatures.map(String) : [],
    refBlockNum: numberOf(signed.ref_block_num),
    refBlockPrefix: numberOf(signed.ref_block_prefix),
    maxCpuMs: numberOf(signed.max_cpu_usage_ms) ?? 0,
    maxNetWords: numberOf(signed.max_net_usage_words) ?? 0,
  };
}
