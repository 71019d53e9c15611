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

/** The permission may not sign what a form would send. */
export class NotLinkedError extends Error {
  constructor({ actor, permission }: PermissionLevel, action: string) {
    super(`${actor}@${permission} is not linked to ${action}, which this form signs.`);
    this.name = 'NotLinkedError';
  }
}

/** The account’s own limit keeps a permission from changing permissions. */
export class AuthLimitError extends Error {
  constructor({ actor, permission }: PermissionLevel, allowed: readonly string[]) {
    const others =
      allowed.length > 0
        ? ` These may: ${allowed.map((one) => `${actor}@${one}`).join(', ')}.`
        : '';
    super(`${actor} does not let its permission ${permission} change permissions.${others}`);
    this.name = 'AuthLimitError';
  }
}

/** The user logged out or switched accounts, in this or another tab, before anything was sent. */
export class UserChanged extends Error {
  constructor() {
    super('The user changed');
    this.name = 'UserChanged';
  }
}

/** The user declined the transaction in the review. */
export class SigningCanceled extends Error {
  constructor() {
    super('The transaction was not signed');
    this.name = 'SigningCanceled';
  }
}
