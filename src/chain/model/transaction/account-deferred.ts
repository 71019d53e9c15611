import type { PermissionLevel } from '../../actions/action.ts';
import type { ActionView } from '../action/action.ts';
import type { DeferredTransactionView } from './transaction.ts';

/** A deferred transaction of an account. */
export interface OwnDeferred {
  readonly id: string;
  /** The contract that scheduled it; empty for a transaction that was sent with a delay. */
  readonly sender: string;
  /** Milliseconds UTC. */
  readonly delayUntil: number | null;
  readonly actions: readonly ActionView[];
  /**
   * The permission of the account that can cancel it. Null if none can: only the contract that
   * scheduled a transaction can cancel it.
   */
  readonly canceledBy: PermissionLevel | null;
}

/** A deferred transaction as one of the account; null if it is of others. */
export function accountDeferred(
  view: DeferredTransactionView | null,
  actor: string,
): OwnDeferred | null {
  if (view === null) return null;
  const { id, sender, payer, delayUntil, actions } = view;
  const level = actions
    .flatMap(({ authorization }) => authorization)
    .find((one) => one.actor === actor);
  if (level === undefined && sender !== actor && payer !== actor) return null;
  return {
    id,
    sender,
    delayUntil,
    actions,
    canceledBy: sender === '' ? (level ?? null) : null,
  };
}

export type CancelProblem = 'not-an-id' | 'of-contract' | 'not-yours';

/** Why a deferred transaction cannot be cancelled; null if it can, or if it is not known. */
export function cancelProblem(
  id: string,
  { rows, complete }: { readonly rows: readonly OwnDeferred[]; readonly complete: boolean },
): CancelProblem | null {
  if (!/^[0-9a-f]{64}$/.test(id)) return 'not-an-id';
  const own = rows.find((row) => row.id === id);
  if (own === undefined) return complete ? 'not-yours' : null;
  return own.canceledBy === null ? 'of-contract' : null;
}
