import type { PermissionLevel } from '../../actions/action.ts';

interface Authorized {
  readonly authorization: readonly PermissionLevel[];
}

/**
 * Whether an action that carries others, signed by a passkey, acts for one account alone: it, and
 * every action in it, must be authorized by the actor and by nobody else.
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
