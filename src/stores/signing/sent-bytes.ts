import type { Action } from '../../chain/actions/action.ts';
import { hostOf } from '../../chain/core/host.ts';
import {
  ForeignIdError,
  OpenFateError,
  RefusedByOneError,
  RefusedForNowError,
} from '../../chain/client/signing/send-errors.ts';
import { sendSigned, type Sent } from '../../chain/client/signing/send.ts';
import type { Before } from '../../chain/model/signing/before.ts';
import type { ExecutedBefore } from '../../chain/model/signing/verdict.ts';
import { RpcError } from '../../chain/rpc/errors.ts';
import { errorWords } from '../../chain/sign/session/error-message.ts';
import { signingFailure } from '../../chain/sign/session/signing-failure.ts';
import { chainAccess } from '../chain/client.ts';
import { checkExecuted } from './check-executed.ts';
import {
  savePending,
  pendingById,
  type PendingBytes,
  settlePending,
  signedFor,
  unresolvedFor,
} from './pending-bytes.ts';
import { $outcome, $signingStage } from '../wallet/wallet-state.ts';

/**
 * A transaction with the same intent key that a block has, of which the user does not know. Else one
 * that expired or that a service has, while it is not known whether a block has it.
 */
export async function findExecuted(intent: string): Promise<ExecutedBefore | null> {
  const open = signedFor(intent).filter(({ blockNum }) => blockNum === undefined);
  await Promise.all(open.map(({ id }) => checkExecuted(id)));
  for (const { id, blockNum } of signedFor(intent).toReversed())
    if (blockNum !== undefined) return { transactionId: id, blockNum };
  const unresolved = unresolvedFor(intent);
  if (!unresolved) return null;
  const { id: transactionId, searches = [] } = unresolved;
  // Only one operator reports the block.
  const claim = searches.find(({ found }) => found !== null);
  if (!claim) return { transactionId, blockNum: null };
  return { transactionId, blockNum: claim.found, onlyBy: hostOf(claim.node) };
}

/** Sends bytes again, to another operator first. Rejects as sendSigned. */
export async function sendBytes(bytes: PendingBytes): Promise<Sent> {
  $signingStage.set('broadcast');
  try {
    return await sendSigned(chainAccess(), bytes, { sentTo: bytes.sentTo });
  } catch (error) {
    settleFailed(bytes.id, error);
    throw error;
  }
}

/** Sends the bytes of an outcome again and shows the result. */
export async function sendAgain(id: string): Promise<void> {
  const bytes = pendingById(id);
  if (!bytes || $signingStage.get() !== null) return;
  const { again } = { again: null, ...$outcome.get() };
  $outcome.set(null);
  try {
    await showSent(await sendBytes(bytes), bytes.delaySeconds);
  } catch (error) {
    showError(error, again);
  } finally {
    $signingStage.set(null);
  }
}

/** A final refusal by two operators ends it. After other failures it may still be executed. */
export function settleFailed(id: string, error: unknown): void {
  if (error instanceof RpcError) settlePending(id);
  if (error instanceof RefusedByOneError || error instanceof RefusedForNowError)
    noteSentTo(id, error.refusal.endpoint);
  if (error instanceof ForeignIdError) noteSentTo(id, error.endpoint);
}

function noteSentTo(id: string, endpoint: string | null): void {
  const pending = pendingById(id);
  if (pending && endpoint !== null) savePending({ ...pending, sentTo: endpoint });
}

/** A node accepted it: what it may have changed is refreshed, now and as it gets into a block. */
export async function showSent(
  sent: Sent,
  delaySeconds: number,
  actions: readonly Action[] = [],
  before: Before | null = null,
): Promise<void> {
  const { transactionId, blockNum, endpoint, foreignFrom } = sent;
  noteSentTo(transactionId, endpoint);
  const { rememberSent } = await import('../transaction/transaction.ts');
  rememberSent(transactionId, blockNum);
  const [{ refreshAffected }, { follow }] = await Promise.all([
    import('../refresh.ts'),
    import('./followed.ts'),
  ]);
  refreshAffected();
  follow(transactionId, blockNum);
  $outcome.set({
    kind: 'sent',
    transactionId,
    blockNum,
    delaySeconds,
    acceptedBy: endpoint && hostOf(endpoint),
    foreignFrom: foreignFrom && hostOf(foreignFrom),
    actions,
    before,
  });
}

export function showError(error: unknown, again: (() => void) | null): void {
  $outcome.set({
    kind: 'error',
    ...errorWords(error),
    failure: signingFailure(error),
    transactionId: error instanceof OpenFateError ? error.transactionId : null,
    refusedBy: error instanceof RefusedByOneError ? hostOf(error.refusal.endpoint) : null,
    again,
  });
}
