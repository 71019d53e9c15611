import type { PermissionLevel } from '../../actions/action.ts';

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
