import type { PermissionLevel, Transaction } from '../types.ts';
import { bytesOfHex } from '../abi/hex.ts';
import { ensure } from './errors.ts';
import { parametersOf } from './parameters.ts';
import type { ScheduledTransaction, State } from './state.ts';
import { unpackTransaction } from './transaction-packing.ts';

/** Bytes that nodeos bills for a scheduled transaction in addition to its size. */
const FIXED_RAM = 272;

export interface CanceldelayArgs {
  canceling_auth: PermissionLevel;
  /** Hex. */
  trx_id: string;
}

/** The sender id of a delayed transaction without a sender: half of its own id. */
function delayedSenderId(id: string): bigint {
  const view = new DataView(bytesOfHex(id).buffer);
  return (view.getBigUint64(24, true) << 64n) | view.getBigUint64(16, true);
}

export interface Scheduling {
  id: string;
  /** The sending contract with its id; absent for a delayed transaction. */
  sender?: { account: string; id: bigint };
  payer: string;
  /** Milliseconds UTC. */
  published: number;
  delaySeconds: number;
  packed: Uint8Array;
}

/** Schedules a transaction and returns its record. The caller bills the RAM. */
export function schedule(state: State, scheduling: Scheduling): ScheduledTransaction {
  const { id, sender, payer, published, delaySeconds, packed } = scheduling;
  const delayUntil = published + delaySeconds * 1000;
  const record: ScheduledTransaction = {
    id,
    sender: sender?.account ?? '',
    senderId: sender?.id ?? delayedSenderId(id),
    payer,
    published,
    delayUntil,
    expiration: delayUntil + parametersOf(state).deferred_trx_expiration_window * 1000,
    packed,
    ram: FIXED_RAM + packed.length,
  };
  state.scheduled.set(address(record.sender, record.senderId), record);
  return record;
}

export function unschedule(state: State, record: ScheduledTransaction): void {
  state.scheduled.delete(address(record.sender, record.senderId));
}

/** Whether it is still scheduled: neither canceled nor replaced. */
export function isScheduled(state: State, record: ScheduledTransaction): boolean {
  return findDeferred(state, record.sender, record.senderId) === record;
}

export function findDeferred(
  state: State,
  sender: string,
  senderId: bigint,
): ScheduledTransaction | undefined {
  return state.scheduled.get(address(sender, senderId));
}

/** A delayed transaction by its id. */
export function findDelayed(state: State, id: string): ScheduledTransaction | undefined {
  return findDeferred(state, '', delayedSenderId(id));
}

/** All scheduled transactions, the next one first. */
export function scheduledInOrder(state: State): ScheduledTransaction[] {
  return [...state.scheduled.keys()]
    .map((key) => state.scheduled.get(key)!)
    .sort((a, b) => a.delayUntil - b.delayUntil);
}

/** Transactions due in a block with this time (milliseconds): scheduled before it, and due. */
export function dueAt(state: State, time: number): ScheduledTransaction[] {
  if (state.scheduled.size === 0) return [];
  return scheduledInOrder(state).filter(
    ({ published, delayUntil }) => published < time && delayUntil <= time,
  );
}

/**
 * Checks that one of a delayed transaction's own permissions may cancel it. Returns its total delay
 * in seconds, which counts for the canceling permission.
 */
export function checkCanceldelay(state: State, args: CanceldelayArgs): number {
  const { canceling_auth, trx_id } = args;
  const found = findDelayed(state, trx_id);
  ensure(
    found?.id === trx_id,
    'tx_not_found',
    `cannot cancel trx_id=${trx_id}, there is no deferred transaction with that transaction id`,
  );
  const declares = ({ actions }: Transaction): boolean =>
    actions.some(({ authorization }) =>
      authorization.some(
        ({ actor, permission }) =>
          actor === canceling_auth.actor && permission === canceling_auth.permission,
      ),
    );
  ensure(
    declares(unpackTransaction(found.packed)),
    'action_validate_exception',
    'canceling_auth in canceldelay action was not found as authorization in the original delayed transaction',
  );
  return (found.delayUntil - found.published) / 1000;
}

function address(sender: string, senderId: bigint): string {
  return `${sender}/${senderId}`;
}
