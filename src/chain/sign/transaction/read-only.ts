import { formatTimeSeconds } from '../../core/format-time.ts';
import { isMissingCall } from '../../rpc/missing.ts';
import { listOf, recordOf, textOf } from '../../rpc/json.ts';
import type { Pool } from '../../rpc/pool.ts';
import { pushReadOnlyTransaction, sendReadOnlyTransaction } from '../../rpc/send-calls.ts';
import { abiFromJson } from '../abi/abi-json.ts';
import { deserializeResult, serializeAction } from '../abi/serialize.ts';
import { packTransaction, sendingBody } from './packed.ts';
import { headerDefaults } from './transaction-header.ts';

export interface ReadOnlyCall {
  readonly account: string;
  /** The contract's ABI as JSON. */
  readonly abi: unknown;
  readonly action: string;
  readonly data: unknown;
}

/**
 * Runs an action on a node without a signature and without a change, and decodes what it returns.
 * Null if it returns nothing. Throws RpcError if the action fails or changes rows, FetchError if no
 * node runs read-only actions, and CodecError.
 */
export async function runReadOnly(pool: Pool, call: ReadOnlyCall, now: number): Promise<unknown> {
  const abi = abiFromJson(call.abi);
  const { account, action: name } = call;
  const data = serializeAction(abi, name, call.data);
  const hex = await returnedBytes(pool, { account, name, data }, now);
  return hex === '' ? null : deserializeResult(abi, name, hex);
}

interface PackedAction {
  readonly account: string;
  readonly name: string;
  /** Hex. */
  readonly data: string;
}

/** What an action returns in a read-only transaction, in hex. Errors are those of runReadOnly. */
export async function returnedBytes(
  pool: Pool,
  action: PackedAction,
  now: number,
): Promise<string> {
  // Nodes check neither the reference block nor the lifetime of such a transaction.
  const { packed } = packTransaction({
    expiration: formatTimeSeconds(now + headerDefaults.query.expireSeconds * 1000),
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    actions: [{ ...action, authorization: [] }],
  });
  const trace = recordOf(await traceOf(pool, packed));
  const first = firstTrace(listOf(trace.action_traces)[0]);
  return textOf(first.return_value_hex_data) ?? textOf(first.return_value) ?? '';
}

async function traceOf(pool: Pool, packed: string): Promise<unknown> {
  const body = sendingBody(packed, []);
  try {
    return (await sendReadOnlyTransaction(pool, body)).processed;
  } catch (error) {
    if (!isMissingCall(error)) throw error;
    return (await pushReadOnlyTransaction(pool, body)).result;
  }
}

/** Some versions write a trace as a pair of version and trace. */
function firstTrace(trace: unknown) {
  return recordOf(Array.isArray(trace) ? trace[1] : trace);
}
