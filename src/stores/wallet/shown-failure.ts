import { errorWords } from '../../chain/sign/session/error-message.ts';
import { signingFailure } from '../../chain/sign/session/signing-failure.ts';
import { $outcome, $signingStage } from './wallet-state.ts';
import type { SendOptions } from './wallet-send.ts';

/** What is prepared before a transaction; null if that failed, which is shown as its outcome. */
export async function orShownFailure<T>(
  prepare: () => Promise<T>,
  { again }: SendOptions = {},
): Promise<T | null> {
  $outcome.set(null);
  $signingStage.set('prepare');
  try {
    return await prepare();
  } catch (error) {
    $outcome.set({
      kind: 'error',
      ...errorWords(error),
      failure: signingFailure(error),
      transactionId: null,
      refusedBy: null,
      again: again ?? null,
    });
    return null;
  } finally {
    $signingStage.set(null);
  }
}
