import { formatTime } from '../../src/chain/core/time.ts';
import type { Action, PackedTransaction, TransactionTrace } from '../types.ts';
import { decodeArgs } from './actions.ts';
import { checkAuthorization, levelJson } from './authorization.ts';
import { bytesOfHex } from '../abi/hex.ts';
import { ChainError, ensure } from './errors.ts';
import { executeActions } from './execute.ts';
import type { Execution } from './execute.ts';
import { addBandwidth, bandwidth, verifyRam } from './resources.ts';
import type { Runtime } from './runtime.ts';
import { findPermission } from './state.ts';
import { openTransaction, recoverKeys, signingDigest } from './transactions.ts';
import type { OpenedTransaction } from './transactions.ts';

/** The configuration of EOS: bytes, microseconds, seconds. */
const BASE_NET_USAGE = 12;
const MAX_NET_USAGE = 524_288;
const MAX_CPU_USAGE_US = 150_000;
const MAX_LIFETIME_SECONDS = 3600;
/** Billed for each transaction and each of its signatures, in microseconds. */
const BASE_COST = 40;
const SIGNATURE_COST = 30;

export interface Applied {
  opened: OpenedTransaction;
  trace: TransactionTrace;
  digests: Uint8Array[];
}

/**
 * Checks and runs a transaction on the state, in nodeos's order. The caller holds the session that
 * takes it back where this throws. `idOf` gives block ids by number, for the reference block.
 */
export function applyTransaction(
  runtime: Runtime,
  pushed: PackedTransaction,
  idOf: (blockNum: number) => string | undefined,
): Applied {
  const opened = openTransaction(pushed);
  const { id, transaction } = opened;
  const digest = signingDigest(runtime.spec.chainId, opened);
  const keys = recoverKeys(digest, opened, runtime.spec.keyPrefix);
  checkTime(runtime, opened);
  checkReference(runtime, opened, idOf);
  checkAccounts(runtime, opened);

  const payer = transaction.actions[0]!.authorization[0]!.actor;
  const net = Math.ceil((BASE_NET_USAGE + opened.size) / 8) * 8;
  checkNet(transaction.max_net_usage_words, net);
  runtime.state.recent.set(id, opened.expiration);
  const declared = transaction.actions.map((action) => ({
    ...action,
    args: () => decodeArgs(runtime.systemCodec, action),
  }));
  checkAuthorization(runtime.state, declared, keys);
  const execution = executeActions(
    runtime,
    id,
    transaction.context_free_actions,
    transaction.actions,
  );
  const cpu = BASE_COST + SIGNATURE_COST * opened.signatures.length + execution.cpuUs;
  for (const account of execution.squeezed) verifyRam(runtime.state, account);
  bill(runtime, payer, net, cpu, transaction.max_cpu_usage_ms);
  return { opened, digests: execution.digests, trace: traceOf(runtime, id, execution, net, cpu) };
}

function checkTime(runtime: Runtime, { id, expiration }: OpenedTransaction): void {
  const { time } = runtime.pending();
  ensure(
    expiration >= time,
    'expired_tx_exception',
    () =>
      `expired transaction ${id}, expiration ${formatTime(expiration)}, block time ${formatTime(time)}`,
  );
  ensure(
    runtime.state.recent.get(id) === undefined,
    'tx_duplicate',
    () => `duplicate transaction ${id}`,
  );
  ensure(
    expiration <= time + MAX_LIFETIME_SECONDS * 1000,
    'tx_exp_too_far_exception',
    () =>
      `Transaction expiration is too far in the future relative to the reference time of ${formatTime(time)}, expiration is ${formatTime(expiration)} and the maximum transaction lifetime is ${MAX_LIFETIME_SECONDS} seconds`,
  );
}

/** The reference block is the latest one whose number ends in the given 16 bits. */
function checkReference(
  runtime: Runtime,
  { transaction }: OpenedTransaction,
  idOf: (blockNum: number) => string | undefined,
): void {
  ensure(
    transaction.transaction_extensions.length === 0,
    'subjective_block_production_exception',
    'no transaction extensions supported yet for input transactions',
  );
  const head = runtime.pending().num - 1;
  const id = idOf(head - ((head - transaction.ref_block_num) & 0xffff));
  ensure(
    id !== undefined && blockPrefix(id) === transaction.ref_block_prefix,
    'invalid_ref_block_exception',
    "Transaction's reference block did not match. Is this transaction from a different fork?",
  );
  ensure(
    transaction.delay_sec === 0,
    'transaction_exception',
    'transaction cannot be delayed: the devnet runs transactions at once',
  );
}

/** Bytes 8 to 11 of a block id, the `ref_block_prefix` of transactions. */
function blockPrefix(id: string): number {
  const bytes = bytesOfHex(id.slice(16, 24));
  return new DataView(bytes.buffer).getUint32(0, true);
}

function checkAccounts(runtime: Runtime, { transaction }: OpenedTransaction): void {
  for (const action of transaction.context_free_actions) {
    checkCode(runtime, action);
    ensure(
      action.authorization.length === 0,
      'cfa_irrelevant_auth',
      'context-free actions cannot have authorizations',
    );
  }
  for (const action of transaction.actions) {
    checkCode(runtime, action);
    for (const level of action.authorization) {
      ensure(
        runtime.state.accounts.get(level.actor),
        'transaction_exception',
        `action's authorizing actor '${level.actor}' does not exist`,
      );
      ensure(
        findPermission(runtime.state, level.actor, level.permission),
        'transaction_exception',
        `action's authorizations include a non-existent permission: ${levelJson(level)}`,
      );
    }
  }
  ensure(
    transaction.actions[0]?.authorization[0],
    'tx_no_auths',
    'transaction must have at least one authorization',
  );
}

function checkCode(runtime: Runtime, { account }: Action): void {
  ensure(
    runtime.state.accounts.get(account),
    'transaction_exception',
    `action's code account '${account}' does not exist`,
  );
}

function checkNet(maxWords: number, net: number): void {
  const limit = maxWords > 0 ? Math.min(MAX_NET_USAGE, maxWords * 8) : MAX_NET_USAGE;
  ensure(
    net <= limit,
    'tx_net_usage_exceeded',
    `transaction net usage is too high: ${net} > ${limit}`,
  );
}

function bill(runtime: Runtime, payer: string, net: number, cpu: number, maxMs: number): void {
  const { state } = runtime;
  const { slot } = runtime.pending();
  const netLeft = bandwidth(state, payer, 'net', slot).available;
  ensure(
    netLeft < 0 || net <= netLeft,
    'tx_net_usage_exceeded',
    `transaction net usage is too high: ${net} > ${netLeft}`,
  );
  const cpuLeft = bandwidth(state, payer, 'cpu', slot).available;
  const objective = maxMs > 0 ? Math.min(MAX_CPU_USAGE_US, maxMs * 1000) : MAX_CPU_USAGE_US;
  const limit = cpuLeft < 0 ? objective : Math.min(cpuLeft, objective);
  if (cpu > limit)
    throw new ChainError(
      'tx_cpu_usage_exceeded',
      `billed CPU time (${cpu} us) is greater than the maximum billable CPU time for the transaction (${limit} us)`,
    );
  addBandwidth(state, payer, { net, cpu }, slot);
}

function traceOf(
  runtime: Runtime,
  id: string,
  { traces }: Execution,
  net: number,
  cpu: number,
): TransactionTrace {
  const { num, time } = runtime.pending();
  return {
    id,
    block_num: num,
    block_time: formatTime(time),
    producer_block_id: null,
    receipt: { status: 'executed', cpu_usage_us: cpu, net_usage_words: net / 8 },
    elapsed: cpu,
    net_usage: net,
    scheduled: false,
    action_traces: traces,
    account_ram_delta: null,
    except: null,
    error_code: null,
  };
}
