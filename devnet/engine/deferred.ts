import { formatTimeSeconds } from '../../src/chain/core/format-time.ts';
import { refBlockPrefix } from '../tapos.ts';
import { hex } from '../abi/hex.ts';
import { decodeArgs } from './actions.ts';
import { checkAuthorization } from './authorization.ts';
import type { ApplyContext, DeferredTransaction } from './contract.ts';
import { sha256 } from './digests.ts';
import { ensure } from './errors.ts';
import type { Runtime } from './runtime.ts';
import { findDeferred, schedule, unschedule } from './scheduled.ts';
import { packTransaction } from './transaction-packing.ts';

/**
 * Schedules a contract's deferred transaction. Throws as nodeos's schedule_deferred_transaction
 * does.
 */
export function sendDeferred(
  runtime: Runtime,
  context: ApplyContext,
  { senderId, payer, transaction, replace = false }: DeferredTransaction,
): void {
  const { state, receiver } = context;
  const { time, num, previous } = runtime.pending();
  ensure(
    transaction.context_free_actions.length === 0,
    'cfa_inside_generated_tx',
    'context free actions are not currently allowed in generated transactions',
  );
  if (!context.privileged) {
    if (payer !== receiver) context.requireAuth(payer);
    const declared = transaction.actions.map((one) => ({
      ...one,
      args: () => decodeArgs(runtime.systemCodec, one),
    }));
    const granted = [{ actor: receiver, permission: 'eosio.code' }];
    checkAuthorization(state, declared, [], granted, transaction.delay_sec);
  }
  const existing = findDeferred(state, receiver, senderId);
  ensure(
    replace || !existing,
    'deferred_tx_duplicate',
    'deferred transaction with the same sender_id and payer already exists',
  );
  if (existing) cancelDeferred(context, senderId);
  const packed = packTransaction({
    ...transaction,
    expiration: formatTimeSeconds(time + 999),
    ref_block_num: (num - 1) & 0xffff,
    ref_block_prefix: refBlockPrefix(previous),
  });
  const record = schedule(state, {
    id: hex(sha256(packed)),
    sender: { account: receiver, id: senderId },
    payer,
    published: time,
    delaySeconds: transaction.delay_sec,
    packed,
  });
  context.addRam(payer, record.ram);
}

export function cancelDeferred(context: ApplyContext, senderId: bigint): boolean {
  const { state, receiver } = context;
  const record = findDeferred(state, receiver, senderId);
  if (!record) return false;
  unschedule(state, record);
  context.addRam(record.payer, -record.ram);
  return true;
}
