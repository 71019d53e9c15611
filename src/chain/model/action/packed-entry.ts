import { numberOf, recordOf, textOf } from '../../rpc/json.ts';

/** A transaction as its block holds it. */
export interface PackedEntry {
  /** In hex, as it was sent; null for one that was scheduled: its block holds the id alone. */
  readonly packed: string | null;
  readonly compression: string;
  /** In hex; empty where there are none. */
  readonly contextFreeData: string;
  readonly signatures: readonly string[];
  readonly refBlockNum: number | null;
  readonly refBlockPrefix: number | null;
  /** 0 for no limit, as in the transaction. */
  readonly maxCpuMs: number;
  /** Words of eight bytes; 0 for no limit. */
  readonly maxNetWords: number;
}

/** Null where the block does not hold it. */
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
