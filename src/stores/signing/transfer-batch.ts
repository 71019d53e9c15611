import { atom, onMount } from 'nanostores';
import { transfer } from '../../chain/actions/transfer.ts';
import { findSent } from '../../chain/client/signing/find-sent.ts';
import { witness } from '../../chain/client/signing/follow-sent.ts';
import { parseUnits } from '../../chain/core/typed-units.ts';
import {
  batchRun,
  isSameList,
  nextPart,
  recovered,
  settled,
  withPart,
  type BatchPart,
  type BatchRun,
} from '../../chain/model/transaction/batch-run.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { readStored, removeStored, writeStored } from '../stored-json.ts';
import type { AboutTransaction } from '../wallet/wallet-send.ts';
import { $outcome } from '../wallet/wallet-state.ts';
import { transact } from '../wallet/wallet.ts';

/** The running or interrupted transfer list; null for none. */
export const $batch = atom<BatchRun | null>(null);

export const $batchRunning = atom(false);

/** The visitor wants no further transaction; the one that is being signed is not taken back. */
export const $batchStopping = atom(false);

/** A pause between transactions, so that equal ones differ in their expiration. */
const PAUSE_MS = 1_000;

/** Nodes' clocks may differ from this device's. */
const CLOCK_MARGIN_MS = 60_000;

const keyOf = (account: string) => `pronghorn-batch/${chainConfig().key}/${account}`;

/** The account whose list the page shows. */
let shown: string | null = null;

/** Whether storage has the list. Otherwise this page alone does. */
let isStored = true;

/** Whether this tab has the lock, so that no other tab changes the list. */
let hasLock = false;

/** Another tab may send the same list. Its progress is shown here. */
onMount($batch, () => {
  const onStorage = ({ key }: StorageEvent) => {
    if (shown === null || hasLock || !isStored) return;
    if (key === keyOf(shown) || key === null) show(storedRun(shown));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

/**
 * Restores an account's unfinished list. It is stored beyond the tab, so that nothing is sent
 * twice.
 */
export function restoreBatch(account: string): void {
  if ($batchRunning.get()) return;
  shown = account;
  show(storedRun(account));
}

function show(run: BatchRun | null): void {
  $batch.set(run && recovered(run));
}

/** Stores a list before its first transaction is sent. */
export function saveBatch(run: BatchRun): void {
  shown = run.from;
  // Where storage is not available, this page still has the list.
  isStored = writeStored('localStorage', keyOf(run.from), run);
  $batch.set(run);
}

export function discardBatch(account: string): void {
  removeStored('localStorage', keyOf(account));
  $batch.set(null);
}

/** Sends the transactions in order, until the end or until one has no certain result. */
export async function sendBatch(permission: string): Promise<void> {
  const run = $batch.get();
  if (run === null || $batchRunning.get()) return;
  $batchRunning.set(true);
  try {
    // Another window must not send the same list at the same time.
    await withLatest(run.from, async (latest) => {
      // Another window has left this list since. What it has now is shown first.
      if (!latest || !isSameList(latest, run)) return show(latest);
      saveBatch(recovered(latest));
      while (await sendNext(permission)) {
        await new Promise((done) => setTimeout(done, PAUSE_MS));
        if ($batchStopping.get()) break;
      }
    });
  } finally {
    $batchRunning.set(false);
    $batchStopping.set(false);
  }
}

/** Works on the list as every tab has it by now, while no other tab changes it. */
async function withLatest(
  account: string,
  work: (latest: BatchRun | null) => void | Promise<void>,
): Promise<void> {
  await navigator.locks.request(keyOf(account), async () => {
    hasLock = true;
    try {
      await work(isStored ? storedRun(account) : $batch.get());
    } finally {
      hasLock = false;
    }
  });
}

/** Stops after the transaction that is being signed or sent. */
export function stopBatch(): void {
  if ($batchRunning.get()) $batchStopping.set(true);
}

/** Resolves to whether the next one may be sent. */
async function sendNext(permission: string): Promise<boolean> {
  const run = $batch.get();
  const partIndex = run && nextPart(run);
  const part = partIndex === null ? undefined : run?.parts[partIndex];
  if (run === null || partIndex === null || !part) return false;
  const keep = (next: BatchPart) => saveBatch(withPart(run, partIndex, next));
  const { transfers } = part;
  const ids = run.parts.flatMap((one) => ('id' in one ? [one.id] : []));
  const signed = { id: '', expires: 0 };
  // Stored before the wallet is asked: from then on it may be sent even if the page closes.
  const onPrepared = ({ transactionId, expires }: AboutTransaction) => {
    if (ids.includes(transactionId)) return false;
    signed.id = transactionId;
    signed.expires = expires + CLOCK_MARGIN_MS;
    keep({ state: 'sending', transfers, ...signed });
    return true;
  };
  const again = () => void sendBatch(permission);
  const isSent = await transact(actionsOf(run, part, permission), { onPrepared, again });
  if (isSent) keep({ state: 'sent', transfers, id: signed.id });
  else if (mayBeExecuted()) keep({ state: 'unsure', transfers, ...signed });
  else keep({ state: 'waiting', transfers });
  return isSent;
}

/** Whether a transaction without a certain result may have been sent. */
function mayBeExecuted(): boolean {
  const outcome = $outcome.get();
  if (outcome?.kind !== 'error') return false;
  return outcome.transactionId !== null || outcome.failure === 'timed-out';
}

function actionsOf({ from, contract, symbol }: BatchRun, part: BatchPart, permission: string) {
  return part.transfers.map(({ to, amount, memo }) => {
    const quantity = { units: parseUnits(amount, symbol.precision), symbol };
    return transfer({ contract, from, to, quantity, memo }, permission);
  });
}

/**
 * Looks up the transaction with an open result. Resolves to whether it was found, in a block that two
 * operators have, if two respond: an index alone is no proof.
 */
export async function findPart(index: number): Promise<boolean> {
  const run = $batch.get();
  const part = run?.parts[index];
  if (!run || part?.state !== 'unsure') return false;
  const executed = await isExecuted(part.id).catch(() => false);
  if (executed) await settle(run.from, index, part.id, true);
  return executed;
}

async function isExecuted(id: string): Promise<boolean> {
  const access = chainAccess();
  const blockNum = await findSent(access, id);
  return blockNum !== null && (await witness(access, id, blockNum)).kind === 'held';
}

/** The user's answer for a transaction that cannot be found. */
export async function settlePart(index: number, arrived: boolean): Promise<void> {
  const run = $batch.get();
  const part = run?.parts[index];
  if (run && part?.state === 'unsure') await settle(run.from, index, part.id, arrived);
}

/** What this tab shows may be old. The answer counts only while that transaction is still open. */
async function settle(account: string, index: number, id: string, arrived: boolean): Promise<void> {
  await withLatest(account, (latest) => {
    const next = latest && settled(latest, index, id, arrived);
    if (next) saveBatch(next);
    else show(latest);
  });
}

/** A list that is malformed, or that another account pays, is not resumed. */
function storedRun(account: string): BatchRun | null {
  const run = readStored('localStorage', keyOf(account), batchRun);
  return run?.from === account ? run : null;
}
