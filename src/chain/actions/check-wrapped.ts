import * as messages from '../core/messages.ts';
import type { Action } from './action.ts';

export type WrappedProblem =
  | { readonly kind: 'signatures' | 'actions'; readonly count: number }
  | { readonly kind: 'receiver'; readonly message: string };

/**
 * Why a transaction cannot be wrapped, or null. It must have exactly one signature and one action:
 * a transfer to the wrap account from another account.
 */
export function checkWrapped(
  transaction: {
    readonly signatures: readonly string[];
    readonly actions: readonly Pick<Action, 'name' | 'data'>[];
  },
  wrapAccount: string,
): WrappedProblem | null {
  const { signatures, actions } = transaction;
  const [action] = actions;
  if (signatures.length !== 1) return { kind: 'signatures', count: signatures.length };
  if (actions.length !== 1 || !action) return { kind: 'actions', count: actions.length };
  const { from, to } = action.data;
  const received = action.name === 'transfer' && to === wrapAccount && from !== wrapAccount;
  return received ? null : { kind: 'receiver', message: messages.mustBeReceiver(wrapAccount) };
}
