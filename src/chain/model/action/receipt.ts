import { listOf, listOfTexts, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { ActionView } from './action.ts';
import { timeOf } from '../shared/lenient.ts';
import { readAction } from './read-action.ts';
import type { TransactionStatus } from '../transaction/transaction.ts';

const STATUSES: readonly TransactionStatus[] = [
  'executed',
  'soft_fail',
  'hard_fail',
  'delayed',
  'expired',
];
const BYTES_PER_WORD = 8;

/** CPU in microseconds, and NET in bytes from the receipt's words of eight bytes. */
export function readReceipt(value: unknown) {
  const receipt = recordOf(value);
  return {
    status: statusOf(receipt.status),
    cpuUsage: numberOf(receipt.cpu_usage_us) ?? 0,
    netUsage: (numberOf(receipt.net_usage_words) ?? 0) * BYTES_PER_WORD,
  };
}

/** The signed fields of a transaction. */
export function readSigned(value: unknown): {
  readonly expiration: number | null;
  readonly delaySeconds: number;
  readonly refBlockNum: number | null;
  readonly actions: readonly ActionView[];
} {
  const transaction = recordOf(value);
  const expiration = textOf(transaction.expiration);
  return {
    expiration: expiration === null ? null : timeOf(expiration),
    delaySeconds: numberOf(transaction.delay_sec) ?? 0,
    refBlockNum: numberOf(transaction.ref_block_num),
    actions: [...listOf(transaction.context_free_actions), ...listOf(transaction.actions)].map(
      readAction,
    ),
  };
}

export function readSignatures(value: unknown): readonly string[] {
  return listOfTexts(value);
}

function statusOf(value: unknown): TransactionStatus {
  return STATUSES.find((status) => status === value) ?? 'executed';
}
