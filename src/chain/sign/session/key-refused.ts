import type { PermissionLevel } from '../../actions/action.ts';

/** A key that was given for a permission it does not count for. */
export class KeyRefused extends Error {
  readonly level: PermissionLevel;

  constructor(level: PermissionLevel) {
    super(`This key does not belong to ${level.actor}@${level.permission}.`);
    this.name = 'KeyRefused';
    this.level = level;
  }
}
