import type { Action, PermissionLevel } from './action.ts';
import { systemAction } from './system-action.ts';

/** Takes back a delayed transaction, by one of the permissions that signed it. */
export function canceldelay({ actor, permission }: PermissionLevel, transactionId: string): Action {
  return systemAction('canceldelay', actor, permission, {
    canceling_auth: { actor, permission },
    trx_id: transactionId,
  });
}
