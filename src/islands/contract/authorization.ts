import type { PermissionLevel } from '#src/chain/actions/action.ts';

/** `alice@active,bob@owner`; null if empty. */
export function readLevels(text: string): readonly PermissionLevel[] | null {
  if (text === '') return null;
  return text.split(',').map((one) => {
    const [actor = '', permission = ''] = one.trim().split('@');
    return { actor, permission: permission === '' ? 'active' : permission };
  });
}

export function writeLevels(levels: readonly PermissionLevel[]): string {
  return levels.map(({ actor, permission }) => `${actor}@${permission}`).join(',');
}
