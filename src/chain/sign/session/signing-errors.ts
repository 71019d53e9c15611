import type { PermissionLevel } from '../../actions/action.ts';

/** The given key is not in the permission. */
export class KeyRefusedError extends Error {
  readonly level: PermissionLevel;

  constructor(level: PermissionLevel) {
    super(`This key does not belong to ${level.actor}@${level.permission}.`);
    this.name = 'KeyRefusedError';
    this.level = level;
  }
}

/** The user logged out or switched accounts, in this or another tab, before anything was sent. */
export class UserChangedError extends Error {
  constructor() {
    super('The user changed');
    this.name = 'UserChangedError';
  }
}

/** The user declined the transaction in the review. */
export class SigningCanceledError extends Error {
  constructor() {
    super('The transaction was not signed');
    this.name = 'SigningCanceledError';
  }
}

/** A service did not get what was signed for it. */
export class NotDeliveredError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotDeliveredError';
  }
}
