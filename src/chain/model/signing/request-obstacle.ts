import type { PermissionLevel } from '../../actions/action.ts';
import { parseTime } from '../../core/time.ts';

/** Why a signing request cannot be signed in the page. */
export type RequestObstacle =
  /** It asks who the user is, and has no transaction. */
  | 'identity'
  | 'other-chain'
  /** Its maker wants the signature alone, to send the transaction later. */
  | 'not-sent'
  | 'no-actions'
  | 'expired'
  /** It has parts that wallets here do not sign: context-free actions, extensions. */
  | 'parts'
  | 'undecoded'
  /** None of its actions is the user's. */
  | 'other-signer';

/** A signing request, with the user in its placeholders. */
interface AskedTransaction {
  readonly chainIds: readonly string[] | null;
  readonly identity: boolean;
  readonly broadcast: boolean;
  readonly actions: readonly {
    readonly authorization: readonly PermissionLevel[];
    readonly problem: string | null;
  }[];
  readonly contextFreeActions: readonly unknown[];
  readonly header: {
    readonly expiration: string | null;
    readonly extensions: readonly unknown[];
  } | null;
}

/**
 * Why the request cannot be signed here and sent; null if it can.
 * @param now milliseconds UTC
 */
export function requestObstacle(
  request: AskedTransaction,
  { chainId, actor, now }: { chainId: string; actor: string; now: number },
): RequestObstacle | null {
  const { chainIds, actions, header } = request;
  if (request.identity) return 'identity';
  if (chainIds !== null && !chainIds.includes(chainId)) return 'other-chain';
  if (!request.broadcast) return 'not-sent';
  if (actions.length === 0) return 'no-actions';
  if (header !== null && header.expiration !== null && parseTime(header.expiration) <= now)
    return 'expired';
  if (request.contextFreeActions.length > 0 || (header?.extensions ?? []).length > 0)
    return 'parts';
  if (actions.some(({ problem }) => problem !== null)) return 'undecoded';
  const signers = actions.flatMap(({ authorization }) => authorization);
  return signers.some((level) => level.actor === actor) ? null : 'other-signer';
}
