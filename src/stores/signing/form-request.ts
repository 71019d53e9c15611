import type { Action } from '../../chain/actions/action.ts';
import { type ErrorWords, errorWords } from '../../chain/sign/session/error-message.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainActions, ownChainId } from './chain-actions.ts';

/** Characters. Longer requests, such as a contract's code, are no links. */
export const MAX_LENGTH = 16_000;

export type FormRequest =
  | { readonly kind: 'ready'; readonly uri: string }
  | { readonly kind: 'too-long' }
  | ({ readonly kind: 'failed' } & ErrorWords);

/**
 * The signing request of a form's actions, for the reader who opens it. A sponsor pays for the user only,
 * so none is named. Never rejects.
 */
export async function requestActions(
  requested: readonly Action[],
  { actor, permission }: Pick<User, 'actor' | 'permission'>,
): Promise<FormRequest> {
  try {
    const [{ makeSigningRequest }, abis, actions, id] = await Promise.all([
      import('../../chain/sign/transaction/make-request.ts'),
      chainAbis(),
      chainActions(requested),
      ownChainId(),
    ]);
    const uri = await makeSigningRequest(actions, { actor, permission }, id, abis);
    return uri.length > MAX_LENGTH ? { kind: 'too-long' } : { kind: 'ready', uri };
  } catch (error) {
    return { kind: 'failed', ...errorWords(error) };
  }
}
