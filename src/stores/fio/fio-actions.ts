import type { Action } from '../../chain/actions/action.ts';
import { completeFioActions } from '../../chain/client/fio/fio-actions.ts';
import { errorWords } from '../../chain/sign/session/error-message.ts';
import { signingFailure } from '../../chain/sign/session/signing-failure.ts';
import { chainAccess } from '../chain/client.ts';
import type { SendOptions } from '../wallet/wallet-send.ts';
import { $outcome, $signingStage } from '../wallet/wallet-state.ts';

/**
 * Adds FIO's fees and addresses to actions; null if they could not be loaded, which is shown as a
 * failure.
 */
export async function completedForFio(
  actions: readonly Action[],
  { again }: SendOptions = {},
): Promise<readonly Action[] | null> {
  $outcome.set(null);
  $signingStage.set('prepare');
  try {
    return await completeFioActions(chainAccess(), actions);
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
