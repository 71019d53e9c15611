import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { approvalProgress } from '#src/chain/model/proposal/proposal-progress.ts';

export const permission = (
  threshold: number,
  accounts: readonly string[],
  waits: PermissionView['waits'] = [],
): PermissionView => ({
  name: 'active',
  parent: 'owner',
  threshold,
  keys: [],
  waits,
  linked: [],
  children: [],
  accounts: accounts.map((actor) => ({ actor, permission: 'active', weight: 1 })),
});

export const treasury = { actor: 'treasury', permission: 'active' };
const wait = [{ seconds: 259_200, weight: 1 }];

export const authorities = new Map([
  ['treasury@active', permission(2, ['alice', 'bob', 'board'], wait)],
  ['board@active', permission(1, ['carol', 'dave'])],
]);

export function progress(approved: readonly string[], delay = 0) {
  return approvalProgress(treasury, authorities, new Set(approved), delay);
}
