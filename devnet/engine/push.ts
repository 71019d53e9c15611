import { formatTime } from '../../src/chain/core/format-time.ts';
import type {
  AccountDelta,
  Action,
  ActionTrace,
  PackedTransaction,
  Transaction,
  TransactionTrace,
} from '../types.ts';
import { decodeArgs } from './actions.ts';
import { checkAuthorization, levelJson } from './authorization.ts';
import { bytesOfHex } from '../abi/hex.ts';
import { ChainError, ensure } from './errors.ts';
import { executeActions } from './execute.ts';
import { parametersOf } from './parameters.ts';
import { addBandwidth, addRam, bandwidth, verifyRam } from './resources.ts';
import type { Runtime } from './runtime.ts';
import { schedule } from './scheduled.ts';
import { findPermission } from './state.ts';
import { openTransaction, recoverKeys, signingDigest } from './transactions.ts';
import type { OpenedTransaction } from './transactions.ts';

/** Bytes of an id, prepaid for the receipt of a delayed transaction. */
const ID_BYTES = 32;
/** Billed microseconds for each transaction and each signature. */
const BASE_COST = 40;
const SIGNATURE_COST = 30;

export interface Applied {
  opened: OpenedTransaction;
  trace: TransactionTrace;
  digests: Uint8Array[];
}

/**
 * Validates and runs a transaction in nodeos's order. One with a delay is only scheduled. The
 * caller's session is undone if this throws. `idOf` gives block ids by number, for the reference
 * block. `authorized` skips the signature check: nodeos does so when it only computes a
 * transaction.
 */
export function applyTransaction(
  runtime: Runtime,
  pushed: PackedTransaction,
  idOf: (blockNum: number) => string | undefined,
  { authorized = false }: { authorized?: boolean } = {},
): Applied {
  const opened = openTransaction(pushed);
  const { id, transaction } = opened;
  const digest = signingDigest(runtime.spec.chainId, opened);
  const keys = recoverKeys(digest, opened, runtime.spec.keyPrefix);
  if (authorized) ensureUndelayed(transaction);
  checkTime(runtime, opened);
  checkReference(runtime, opened, idOf);
  checkAccounts(runtime, opened);

  const { delay_sec: delay } = transaction;
  const payer = payerOf(transaction);
  const { base_per_transaction_net_usage: base, ...parameters } = parametersOf(runtime.state);
  const ahead = delay > 0 ? base + ID_BYTES : 0;
  const bytes = base + ahead + opened.size;
  checkNet(transaction.max_net_usage_words, parameters.max_transaction_net_usage, bytes);
  const net = Math.ceil(bytes / 8) * 8;
  runtime.state.recent.set(id, opened.expiration);
  const declared = declaredActions(runtime, transaction);
  if (!authorized) checkAuthorization(runtime.state, declared, keys, [], delay);
  const execution = executeActions(
    runtime,
    id,
    transaction.context_free_actions,
    delay > 0 ? [] : transaction.actions,
    { transaction: opened },
  );
  const cpu = BASE_COST + SIGNATURE_COST * opened.signatures.length + execution.cpuUs;
  const ramDelta = delay > 0 ? scheduleDelayed(runtime, opened, payer) : null;
  if (ramDelta) execution.squeezed.add(payer);
  for (const account of execution.squeezed) verifyRam(runtime.state, account);
  bill(runtime, payer, net, cpu, transaction.max_cpu_usage_ms);
  const status = delay > 0 ? 'delayed' : 'executed';
  const receipt = { status, cpu_usage_us: cpu, net_usage_words: net / 8 } as const;
  const trace = { ...traceOf(runtime, id, execution.traces, receipt), account_ram_delta: ramDelta };
  return { opened, digests: execution.digests, trace };
}

/** A transaction that is only computed cannot be delayed. */
export function ensureUndelayed({ delay_sec }: Transaction): void {
  ensure(
    delay_sec === 0,
    'transaction_exception',
    'dry-run or read-only transaction cannot be delayed',
  );
}

/** The payer: the first authorizer of any action. */
export function payerOf({ actions }: Transaction): string {
  return actions.find(({ authorization }) => authorization.length > 0)!.authorization[0]!.actor;
}

function declaredActions(
  runtime: Runtime,
  { actions }: Transaction,
): Parameters<typeof checkAuthorization>[1] {
  return actions.map((action) => ({
    ...action,
    args: () => decodeArgs(runtime.systemCodec, action),
  }));
}

/** Schedules a delayed transaction; its first authorizer pays for the RAM. */
function scheduleDelayed(
  runtime: Runtime,
  { id, transaction, bytes }: OpenedTransaction,
  payer: string,
): AccountDelta {
  const { ram } = schedule(runtime.state, {
    id,
    payer,
    published: runtime.pending().time,
    delaySeconds: transaction.delay_sec,
    packed: bytes,
  });
  addRam(runtime.state, payer, ram);
  return { account: payer, delta: ram };
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
  const { max_transaction_lifetime: lifetime } = parametersOf(runtime.state);
  if (expiration > time + lifetime * 1000)
    throw new ChainError(
      'tx_exp_too_far_exception',
      `Transaction expiration is too far in the future relative to the reference time of ${formatTime(time)}, expiration is ${formatTime(expiration)} and the maximum transaction lifetime is ${lifetime} seconds`,
      '',
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
}

/** Bytes 8 to 11 of a block id, the `ref_block_prefix` of transactions. */
function blockPrefix(id: string): number {
  const bytes = bytesOfHex(id.slice(16, 24));
  return new DataView(bytes.buffer).getUint32(0, true);
}

function checkAccounts(runtime: Runtime, { transaction }: OpenedTransaction): void {
  checkCodes(runtime, transaction);
  for (const action of transaction.actions) {
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
    transaction.actions.some(({ authorization }) => authorization.length > 0),
    'tx_no_auths',
    'transaction must have at least one authorization',
  );
}

/** Checks that the actions' accounts exist. */
export function checkCodes(
  runtime: Runtime,
  { actions, context_free_actions: contextFree }: Transaction,
): void {
  for (const action of contextFree) {
    checkCode(runtime, action);
    ensure(
      action.authorization.length === 0,
      'cfa_irrelevant_auth',
      'context-free actions cannot have authorizations',
    );
  }
  for (const action of actions) checkCode(runtime, action);
}

function checkCode(runtime: Runtime, { account }: Action): void {
  ensure(
    runtime.state.accounts.get(account),
    'transaction_exception',
    `action's code account '${account}' does not exist`,
  );
}

function checkNet(maxWords: number, most: number, net: number): void {
  const limit = maxWords > 0 ? Math.min(most, maxWords * 8) : most;
  ensure(
    net <= limit,
    'tx_net_usage_exceeded',
    `transaction net usage is too high: ${net} > ${limit}`,
  );
}

/** Bills bytes and microseconds. Throws if the payer has too few left or the limits are lower. */
export function bill(
  runtime: Runtime,
  payer: string,
  net: number,
  cpu: number,
  maxMs: number,
): void {
  const { state } = runtime;
  const { slot } = runtime.pending();
  const netLeft = bandwidth(state, payer, 'net', slot).available;
  ensure(
    netLeft < 0 || net <= netLeft,
    'tx_net_usage_exceeded',
    `transaction net usage is too high: ${net} > ${netLeft}`,
  );
  const cpuLeft = bandwidth(state, payer, 'cpu', slot).available;
  const { max_transaction_cpu_usage: most } = parametersOf(state);
  const objective = maxMs > 0 ? Math.min(most, maxMs * 1000) : most;
  const limit = cpuLeft < 0 ? objective : Math.min(cpuLeft, objective);
  if (cpu > limit)
    throw new ChainError(
      'tx_cpu_usage_exceeded',
      `billed CPU time (${cpu} us) is greater than the maximum billable CPU time for the transaction (${limit} us)`,
    );
  addBandwidth(state, payer, { net, cpu }, slot);
}

export function traceOf(
  runtime: Runtime,
  id: string,
  traces: ActionTrace[],
  receipt: TransactionTrace['receipt'],
): TransactionTrace {
  const { num, time } = runtime.pending();
  return {
    id,
    block_num: num,
    block_time: formatTime(time),
    producer_block_id: null,
    receipt,
    elapsed: receipt.cpu_usage_us,
    net_usage: receipt.net_usage_words * 8,
    scheduled: false,
    action_traces: traces,
    account_ram_delta: null,
    except: null,
    error_code: null,
  };
}
