import type { PermissionLevel } from '../../actions/action.ts';

interface Authorized {
  readonly authorization: readonly PermissionLevel[];
}

/**
 * Whether a wrapping action signed by a passkey acts for one account only: it and every nested
 * action must be authorized by the actor alone.
 */
export function passkeyActsFor(
  actor: string,
  outer: Authorized,
  inner: readonly Authorized[],
): boolean {
  return [outer, ...inner].every(
    ({ authorization }) =>
      authorization.length > 0 && authorization.every((level) => level.actor === actor),
  );
}
