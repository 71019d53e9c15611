import { eosioAccounts } from '../config/system-accounts.ts';
import type { SystemAccounts } from '../config/types.ts';
import type { HistoryTransactionAnswer } from '../rpc/history-answers.ts';
import { recordOf } from '../rpc/json.ts';
import { asTrace } from './as-trace.ts';
import { timeOf } from './lenient.ts';
import { nodeTraces } from './node-traces.ts';
import { treesWithRewards } from './outcome.ts';
import { readReceipt, readSignatures, readSigned } from './receipt.ts';
import type { TransactionView } from './transaction.ts';

/** From /v1/history/get_transaction. Without traces, what was signed stands in for what ran. */
export function nativeTransaction(
  answer: HistoryTransactionAnswer,
  accounts: SystemAccounts = eosioAccounts,
): TransactionView {
  const outer = recordOf(answer.trx);
  const signed = readSigned(outer.trx);
  const traces = nodeTraces(answer.traces);
  return {
    id: answer.id,
    ...readReceipt(outer.receipt),
    blockNum: answer.block_num,
    blockTime: timeOf(answer.block_time),
    delaySeconds: signed.delaySeconds,
    expiration: signed.expiration,
    signatures: readSignatures(recordOf(outer.trx).signatures),
    actions: traces.length > 0 ? treesWithRewards(traces, accounts) : signed.actions.map(asTrace),
    raw: answer,
    source: 'native',
  };
}
