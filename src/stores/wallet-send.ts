import type { Action } from '../chain/actions/action.ts';
import * as messages from '../chain/core/messages.ts';
import { errorMessage } from '../chain/sign/error-message.ts';
import type { PrepareOptions } from '../chain/sign/signer.ts';
import { SigningCanceled } from '../chain/sign/signing-canceled.ts';
import { walletFailure } from '../chain/sign/wallets/failure.ts';
import { $outcome, $signingStage } from './wallet-state.ts';
import { currentSigner, keepSigner } from './wallet-sessions.ts';

export interface SendOptions {
  readonly prepare?: PrepareOptions;
}

/**
 * The one way from actions to the chain: header and packing, review, wallet, broadcast, refresh.
 * Resolves to whether it was sent; `$outcome` says how it ended.
 */
export async function send(
  actions: readonly Action[],
  { prepare }: SendOptions = {},
): Promise<boolean> {
  $outcome.set(null);
  $signingStage.set('prepare');
  try {
    const signer = await currentSigner();
    if (!signer) throw new Error(messages.loginFirst);
    const prepared = await signer.prepare(actions, prepare);
    const { review } = await import('./signing-review.ts');
    await review(prepared, signer.user);
    const { transactionId, blockNum } = await signer.send(prepared);
    await keepSigner();
    await follow(transactionId, blockNum);
    $outcome.set({ kind: 'success', transactionId });
    return true;
  } catch (error) {
    if (error instanceof SigningCanceled) return false;
    $outcome.set({ kind: 'error', message: errorMessage(error), failure: walletFailure(error) });
    return false;
  } finally {
    $signingStage.set(null);
  }
}

/** What shows the accounts concerned is asked for anew, and the transaction is found at once. */
async function follow(transactionId: string, blockNum: number | null): Promise<void> {
  const [{ refresh }, { rememberSent }] = await Promise.all([
    import('./query.ts'),
    import('./transaction.ts'),
  ]);
  rememberSent(transactionId, blockNum);
  for (const shown of ['account/', 'tokens/', 'actions/', 'balance/']) refresh(shown);
}
