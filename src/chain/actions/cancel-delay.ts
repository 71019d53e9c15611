import { type Action, type PermissionLevel, systemAction } from './action.ts';

/** Cancels a delayed transaction, signed by one of its own permissions. */
export function canceldelay({ actor, permission }: PermissionLevel, transactionId: string): Action {
  return systemAction('canceldelay', actor, permission, {
    canceling_auth: { actor, permission },
    trx_id: transactionId,
  });
}
