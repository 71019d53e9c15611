import type { RecordedAction } from '../../history/records.ts';
import type { ActionTrace } from '../../types.ts';

/** An action as Hyperion indexes it: once, with a receipt for each receiver. */
export function actionDocument({
  receivers,
  in: recorded,
}: RecordedAction): Record<string, unknown> {
  const [first] = receivers as [ActionTrace, ...ActionTrace[]];
  const { block, transaction } = recorded;
  const opening = first.action_ordinal === 1;
  return {
    '@timestamp': block.timestamp,
    timestamp: block.timestamp,
    block_num: block.num,
    block_id: block.id,
    trx_id: first.trx_id,
    act: { ...actBody(first), data: actData(first) },
    receipts: receivers.map(receipt),
    ...(opening
      ? {
          cpu_usage_us: transaction.cpu_usage_us,
          net_usage_words: transaction.net_usage_words,
        }
      : {}),
    ...(first.account_ram_deltas.length > 0
      ? { account_ram_deltas: first.account_ram_deltas }
      : {}),
    global_sequence: first.receipt.global_sequence,
    producer: block.producer,
    action_ordinal: first.action_ordinal,
    creator_action_ordinal: first.creator_action_ordinal,
    signatures: transaction.signatures,
  };
}

/** Additional fields of get_transaction. */
export function transactionActionDocument(action: RecordedAction): Record<string, unknown> {
  const [first] = action.receivers as [ActionTrace, ...ActionTrace[]];
  const inline = action.in.trace.action_traces.filter(
    (trace) => trace.creator_action_ordinal !== 0,
  ).length;
  return {
    ...actionDocument(action),
    code_sequence: first.receipt.code_sequence,
    abi_sequence: first.receipt.abi_sequence,
    act_digest: first.receipt.act_digest.toUpperCase(),
    context_free: first.context_free,
    elapsed: String(first.elapsed),
    ...(first.action_ordinal === 1 ? { inline_count: inline, inline_filtered: false } : {}),
  };
}

/** The short form with `simple=true`. */
export function simpleDocument(
  { receivers, in: recorded }: RecordedAction,
  irreversible: number,
): Record<string, unknown> {
  const [first] = receivers as [ActionTrace, ...ActionTrace[]];
  const { act } = first;
  return {
    block: recorded.block.num,
    timestamp: recorded.block.timestamp,
    irreversible: recorded.block.num <= irreversible,
    contract: act.account,
    action: act.name,
    actors: act.authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(','),
    notified: receivers.map((trace) => trace.receiver).join(','),
    transaction_id: first.trx_id,
    data: actData(first),
  };
}

function actBody({ act }: ActionTrace): Record<string, unknown> {
  return { account: act.account, name: act.name, authorization: act.authorization };
}

/** Hyperion adds amount and symbol to transfer data for searching. */
function actData({ act }: ActionTrace): unknown {
  const data = act.data as Record<string, unknown> | string;
  if (act.name !== 'transfer' || typeof data === 'string') return data;
  const [amount = '', symbol = ''] = String(data['quantity'] ?? '').split(' ');
  if (symbol === '') return data;
  const { from, to, memo, quantity } = data;
  return { from, to, amount: Number(amount), symbol, memo, quantity };
}

function receipt(trace: ActionTrace): Record<string, unknown> {
  return {
    receiver: trace.receiver,
    global_sequence: trace.receipt.global_sequence,
    recv_sequence: trace.receipt.recv_sequence,
    auth_sequence: trace.receipt.auth_sequence.map(([account, sequence]) => ({
      account,
      sequence,
    })),
  };
}
