import { eosioAccounts } from '../../config/system-accounts.ts';
import type { SystemAccounts } from '../../config/types.ts';
import type { HistoryTransactionResponse } from '../../rpc/history-responses.ts';
import { recordOf } from '../../rpc/json.ts';
import { asTrace } from '../../model/action/as-trace.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { nodeTraces } from '../../model/action/node-traces.ts';
import { treesWithRewards } from '../../model/signing/outcome.ts';
import { readReceipt, readSignatures, readSigned } from '../../model/action/receipt.ts';
import type { TransactionView } from '../../model/transaction/transaction.ts';

/** From /v1/history/get_transaction. Without traces the signed actions are used. */
export function nativeTransaction(
  response: HistoryTransactionResponse,
  accounts: SystemAccounts = eosioAccounts,
): TransactionView {
  const outer = recordOf(response.trx);
  const signed = readSigned(outer.trx);
  const traces = nodeTraces(response.traces);
  return {
    id: response.id,
    ...readReceipt(outer.receipt),
    blockNum: response.block_num,
    blockTime: timeOf(response.block_time),
    delaySeconds: signed.delaySeconds,
    expiration: signed.expiration,
    ...(signed.refBlockNum !== null && { refBlockNum: signed.refBlockNum }),
    signatures: readSignatures(recordOf(outer.trx).signatures),
    actions: traces.length > 0 ? treesWithRewards(traces, accounts) : signed.actions.map(asTrace),
    raw: response,
    source: 'native',
  };
}
