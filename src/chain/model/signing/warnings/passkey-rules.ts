import type { PermissionLevel } from '../../../actions/action.ts';
import type { Nesting } from '../nested-actions.ts';
import type { SigningFacts } from './facts.ts';
import type { Finding } from './warning.ts';

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

const isOfWrapped = (kind: Nesting['kind']) => kind === 'wrapped' || kind === 'context-free';

/** A passkey signs a wrapped transaction that acts for others, or for nobody. */
export function passkeyScope({ actions, nested, actor, signingKey }: SigningFacts): Finding[] {
  if (signingKey?.startsWith('PUB_WA_') !== true) return [];
  return actions.flatMap((outer, index) => {
    const inner = nested
      .filter(
        (one) => one.actionIndex === index && one.within.every(({ kind }) => isOfWrapped(kind)),
      )
      .flatMap((one) => one.actions);
    return inner.length === 0 || passkeyActsFor(actor, outer, inner)
      ? []
      : [{ rule: 'passkey-scope', actor }];
  });
}
