import type { Action, TraceException, TransactionTrace } from '../types.ts';
import { pack } from '../abi/bytes.ts';
import { hex } from '../abi/hex.ts';
import { ChainError } from './errors.ts';
import { executeActions } from './execute.ts';
import type { Execution } from './execute.ts';
import { bill, payerOf, traceOf } from './push.ts';
import type { Applied } from './push.ts';
import { addRam, verifyRam } from './resources.ts';
import { contractOf } from './runtime.ts';
import type { Runtime } from './runtime.ts';
import { unschedule } from './scheduled.ts';
import type { ScheduledTransaction } from './state.ts';
import { openScheduled } from './transactions.ts';
import type { OpenedTransaction } from './transactions.ts';

/** Billed microseconds for a scheduled transaction, besides its actions. */
const BASE_COST = 40;

/**
 * Runs or drops a due transaction. Never throws. Its receipt says `executed`, `expired` if it was
 * too late, `soft_fail` if it failed and the sending contract handled that, else `hard_fail`.
 */
export function executeScheduled(runtime: Runtime, record: ScheduledTransaction): Applied {
  const { state } = runtime;
  const { id, payer, ram } = record;
  const opened = openScheduled(id, record.packed);
  unschedule(state, record);
  addRam(state, payer, -ram);
  const finish = (
    receipt: Pick<TransactionTrace['receipt'], 'status' | 'cpu_usage_us'>,
    execution?: Execution,
    except: TraceException | null = null,
  ): Applied => ({
    opened,
    digests: execution?.digests ?? [],
    trace: {
      ...traceOf(runtime, id, execution?.traces ?? [], { ...receipt, net_usage_words: 0 }),
      scheduled: true,
      account_ram_delta: { account: payer, delta: -ram },
      except,
    },
  });

  if (record.expiration < runtime.pending().time)
    return finish({ status: 'expired', cpu_usage_us: 0 });
  try {
    const execution = state.store.session(() => run(runtime, record, opened));
    const cpu_usage_us = BASE_COST + execution.cpuUs;
    return finish({ status: 'executed', cpu_usage_us }, execution);
  } catch (thrown) {
    const except = exceptionOf(thrown);
    const handled = handleError(runtime, record);
    return handled
      ? finish({ status: 'soft_fail', cpu_usage_us: BASE_COST + handled.cpuUs }, handled, except)
      : finish({ status: 'hard_fail', cpu_usage_us: BASE_COST }, undefined, except);
  }
}

function run(runtime: Runtime, record: ScheduledTransaction, opened: OpenedTransaction): Execution {
  const { transaction } = opened;
  const delaySeconds = (runtime.pending().time - record.published) / 1000;
  const about = { delaySeconds, transaction: opened };
  const execution = executeActions(runtime, record.id, [], transaction.actions, about);
  for (const account of execution.squeezed) verifyRam(runtime.state, account);
  const payer = payerOf(transaction);
  bill(runtime, payer, 0, BASE_COST + execution.cpuUs, transaction.max_cpu_usage_ms);
  return execution;
}

/** Calls the sending contract's eosio::onerror handler, if it has one. */
function handleError(runtime: Runtime, record: ScheduledTransaction): Execution | undefined {
  const { sender, senderId, packed } = record;
  const listens = contractOf(runtime, sender)?.contract.notifications?.['eosio::onerror'];
  if (!listens) return undefined;
  const data = pack((writer) => {
    writer.bigint(senderId, 16);
    writer.varuint(packed.length);
    writer.raw(packed);
  });
  const action: Action = {
    account: 'eosio',
    name: 'onerror',
    authorization: [{ actor: sender, permission: 'active' }],
    data: hex(data),
  };
  try {
    return runtime.state.store.session(() =>
      executeActions(runtime, record.id, [], [action], { receiver: sender }),
    );
  } catch {
    return undefined;
  }
}

function exceptionOf(thrown: unknown): TraceException {
  const error = thrown instanceof ChainError ? thrown : new ChainError('exception', String(thrown));
  return {
    code: error.code,
    name: error.name,
    message: error.what,
    stack: error.details.map((format) => ({ context: { level: 'error' }, format, data: {} })),
  };
}
