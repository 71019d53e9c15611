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

/** The transaction of packed bytes in hex, plain or zlib-compressed. Throws on bytes left short. */
export function unpackTransaction(
  packed: string,
  compression: 'none' | 'zlib' = 'none',
): Transaction {
  const whole = PackedTransaction.from({
    signatures: [],
    compression: compression === 'zlib' ? 1 : 0,
    packed_context_free_data: '',
    packed_trx: packed,
  });
  return whole.getTransaction();
}
