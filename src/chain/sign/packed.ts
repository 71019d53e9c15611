import { PackedTransaction, SignedTransaction, Transaction } from '@wharfkit/antelope';
import type { AnyTransaction } from '@wharfkit/antelope';

/** A transaction's bytes as lower-case hex, and its id. Action data must be packed already. */
export function packTransaction(transaction: AnyTransaction): { packed: string; id: string } {
  const whole = Transaction.from(transaction);
  const packed = PackedTransaction.fromSigned(
    SignedTransaction.from({ ...whole, signatures: [] }),
    0,
  ).packed_trx.hexString;
  return { packed, id: String(whole.id) };
}

/** As nodes write it: a word, or its number. */
export type Compression = 'none' | 'zlib' | 0 | 1;

/** The transaction of packed bytes in hex. Throws on bytes left short. */
export function unpackTransaction(packed: string, compression: Compression = 'none'): Transaction {
  return PackedTransaction.from({
    signatures: [],
    compression: compression === 'zlib' || compression === 1 ? 1 : 0,
    packed_context_free_data: '',
    packed_trx: packed,
  }).getTransaction();
}
