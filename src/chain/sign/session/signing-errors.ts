import type { PermissionLevel } from '../../actions/action.ts';

/** The given key is not in the permission. */
export class KeyRefused extends Error {
  readonly level: PermissionLevel;

  constructor(level: PermissionLevel) {
    super(`This key does not belong to ${level.actor}@${level.permission}.`);
    this.name = 'KeyRefused';
    this.level = level;
  }
}

/** The user declined the transaction in the review. */
export class SigningCanceled extends Error {
  constructor() {
    super('The transaction was not signed');
    this.name = 'SigningCanceled';
  }
}
