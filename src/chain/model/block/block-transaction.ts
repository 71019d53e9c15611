import { eosioAccounts } from '../../config/system-accounts.ts';
import type { SystemAccounts } from '../../config/types.ts';
import type { BlockResponse, TraceBlockResponse } from '../../rpc/responses.ts';
import { isRecord, recordOf } from '../../rpc/json.ts';
import type { ActionTrace, ActionView } from '../action/action.ts';
import { asTrace } from '../action/as-trace.ts';
import { timeOf } from '../shared/lenient.ts';
import { treesWithRewards } from '../signing/outcome.ts';
import { readReceipt, readSignatures, readSigned } from '../action/receipt.ts';
import { traceApiTraces } from './trace-api.ts';
import type { TransactionView } from '../transaction/transaction.ts';

/**
 * A transaction from its block, with the block's traces if the node has them. Null if the block
 * does not contain it.
 */
export function transactionInBlock(
  id: string,
  block: BlockResponse,
  traces: TraceBlockResponse | null,
  accounts: SystemAccounts = eosioAccounts,
): TransactionView | null {
  const receipt = block.transactions
    .filter(isRecord)
    .find(({ trx }) => trx === id || recordOf(trx).id === id);
  if (!receipt) return null;
  const trace = traces?.transactions.find((candidate) => candidate.id === id);
  const packed = recordOf(receipt.trx);
  const header = recordOf(trace?.transaction_header);
  const signed = readSigned(isRecord(receipt.trx) ? packed.transaction : header);
  const executed = trace ? traceApiTraces(trace.actions, signed.actions) : [];
  return {
    id,
    ...readReceipt(receipt),
    blockNum: block.block_num,
    blockTime: timeOf(block.timestamp),
    delaySeconds: signed.delaySeconds,
    expiration: signed.expiration,
    producer: block.producer,
    ...(signed.refBlockNum !== null && { refBlockNum: signed.refBlockNum }),
    signatures: readSignatures(packed.signatures ?? trace?.signatures),
    actions:
      executed.length > 0
        ? treesWithRewards(withData(executed, signed.actions), accounts)
        : signed.actions.map(asTrace),
    raw: trace ? { receipt, trace } : receipt,
    source: trace ? 'trace' : 'block',
  };
}

/**
 * trace_api decodes only with ABIs its operator configured. The block's JSON is often decoded
 * further.
 */
function withData(
  traces: readonly ActionTrace[],
  signed: readonly ActionView[],
): readonly ActionTrace[] {
  return traces.map((trace, index) => {
    const action = signed[index];
    const same = action?.account === trace.account && action.name === trace.name;
    return trace.data === null && same ? { ...trace, data: action.data } : trace;
  });
}
