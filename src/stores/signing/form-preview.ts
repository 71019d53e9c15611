import type { Action } from '../../chain/actions/action.ts';
import type { SigningPreview } from '../../chain/model/signing/signing-preview.ts';
import { type ErrorWords, errorWords } from '../../chain/sign/session/error-message.ts';
import { signingNode } from '../../chain/sign/session/signing-node.ts';
import { packActions } from '../../chain/sign/transaction/pack-actions.ts';
import { headerOf } from '../../chain/sign/transaction/transaction-header.ts';
import { noUsers, type User } from '../../chain/sign/users/users.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainAccess } from '../chain/client.ts';
import { loadFreeCpu } from '../wallet/free-cpu.ts';
import { sponsored } from '../wallet/sponsored.ts';
import { $users, loadUsers } from '../wallet/users.ts';
import { chainActions } from './chain-actions.ts';
import { inspect } from './inspection.ts';

export type FormPreview =
  /** No complete values yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly preview: SigningPreview }
  /** The transaction could not be built. */
  | ({ readonly kind: 'failed' } & ErrorWords);

/**
 * Builds the transaction that submitting would prepare, with a header of its own, and shows the facts
 * that the review would.
 * The wallet is not used. Never rejects.
 * @param signal ends it when the form changes
 */
export async function previewActions(
  requested: readonly Action[],
  user: User,
  signal: AbortSignal,
  onPreview: (shown: FormPreview) => void,
): Promise<void> {
  try {
    const [abis, completedActions] = await Promise.all([
      chainAbis(),
      chainActions(requested),
      loadFreeCpu(user),
      // Known names and own keys are among the facts.
      $users.get() === noUsers && loadUsers().catch(() => undefined),
    ]);
    signal.throwIfAborted();
    const { actions, options, paying } = sponsored(completedActions, user);
    const node = signingNode(chainAccess(), abis);
    const given = { actor: user.actor, ...options };
    const bytes = await packActions(node, actions, given, headerOf(user.type, true));
    signal.throwIfAborted();
    await inspect(bytes, { user, sponsor: paying, compares: false }, signal, (preview) =>
      onPreview({ kind: 'ready', preview }),
    );
  } catch (error) {
    if (!signal.aborted) onPreview({ kind: 'failed', ...errorWords(error) });
  }
}
