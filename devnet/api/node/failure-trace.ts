import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { Block, ChainErrorShape, PackedTransaction } from '../../types.ts';

/** Code of transaction_exception. Codes from here on: expired, duplicate, TAPOS, malformed. */
const BEFORE_EXECUTION = 3040;
/** Contract assertions without their own error code. */
const GENERIC_ERROR = '10000000000000000000';

interface FailureTrace {
  transaction_id: string;
  processed: Record<string, unknown>;
}

/**
 * A failure in send_transaction2's form with failure traces: with `except` and without a receipt.
 * Undefined if the transaction failed before it ran; nodeos answers those with a plain error.
 */
export function failureTrace(
  head: Block,
  packed: PackedTransaction,
  refusal: ChainErrorShape,
): FailureTrace | undefined {
  const group = Math.trunc(refusal.code / 1000);
  if (group === BEFORE_EXECUTION || refusal.code === 0) return undefined;
  return traceOfFailure(head, packed, refusal);
}

/** The same for any error. Undefined if the transaction cannot be read. */
export function traceOfFailure(
  head: Block,
  packed: PackedTransaction,
  refusal: ChainErrorShape,
): FailureTrace | undefined {
  const id = transactionId(packed);
  if (id === undefined) return undefined;
  return {
    transaction_id: id,
    processed: {
      id,
      block_num: head.num + 1,
      block_time: head.timestamp,
      producer_block_id: null,
      receipt: null,
      elapsed: 0,
      net_usage: 0,
      scheduled: false,
      action_traces: [],
      account_ram_delta: null,
      except: {
        code: refusal.code,
        name: refusal.name,
        message: refusal.what,
        stack: refusal.details.map((format) => ({ context: { level: 'error' }, format, data: {} })),
      },
      error_code: GENERIC_ERROR,
    },
  };
}

function transactionId(packed: PackedTransaction): string | undefined {
  const bytes = Buffer.from(packed.packed_trx, 'hex');
  const zipped = ['zlib', 1, true].includes(packed.compression);
  try {
    const plain = zipped ? inflateSync(bytes) : bytes;
    return createHash('sha256').update(plain).digest('hex');
  } catch {
    return undefined;
  }
}
