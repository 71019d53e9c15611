import type { Action, PermissionLevel } from '../../actions/action.ts';
import * as limits from '../../core/limits.ts';
import * as signing from '../../core/signing-messages.ts';
import type { AbiCache } from '../abi/abi-cache.ts';
import { serializeAction } from '../abi/serialize.ts';
import type { PackedAction, TransactionJson } from './transaction-definition.ts';
import type { TaposFields } from './transaction-header.ts';

/** An action without an authorization, or with data already packed in hex. */
export interface UnpackedAction extends Omit<Action, 'authorization' | 'data'> {
  readonly authorization?: readonly PermissionLevel[];
  readonly data: Action['data'] | string;
}

/** Fields of a header that somebody else chose. */
export interface GivenHeader extends Partial<TaposFields> {
  readonly max_net_usage_words: number;
  readonly max_cpu_usage_ms: number;
}

export interface BuildOptions {
  /** Authorizes actions that have no authorization, with the active permission. */
  readonly actor: string;
  /** Whether a sponsor pays for the CPU and limits it. */
  readonly freeCpu?: boolean;
  readonly delaySeconds?: number;
  /** Of a transaction that was made elsewhere. */
  readonly header?: GivenHeader;
}

/**
 * Builds a transaction from a header and actions, packed with their contracts' ABIs. Rejects with
 * AbiError, with CodecError if data does not fit, and with 'Authorization list needs at least one
 * entry'.
 */
export async function buildTransaction(
  header: TaposFields,
  actions: readonly UnpackedAction[],
  { actor, freeCpu = false, delaySeconds = 0, header: given }: BuildOptions,
  abis: Pick<AbiCache, 'get'>,
): Promise<TransactionJson> {
  return {
    ...header,
    max_net_usage_words: given?.max_net_usage_words ?? 0,
    max_cpu_usage_ms: freeCpu ? limits.freeCpuMs : (given?.max_cpu_usage_ms ?? 0),
    delay_sec: delaySeconds,
    context_free_actions: [],
    actions: await Promise.all(actions.map((action) => packAction(action, actor, abis))),
    transaction_extensions: [],
  };
}

async function packAction(
  { account, name, data, authorization: given }: UnpackedAction,
  actor: string,
  abis: Pick<AbiCache, 'get'>,
): Promise<PackedAction> {
  const authorization = given ?? [{ actor, permission: 'active' }];
  if (authorization.length === 0) throw new Error(signing.authorizationNeeded);
  return {
    account,
    name,
    authorization,
    data:
      typeof data === 'string' ? data : serializeAction(await abis.get(account, name), name, data),
  };
}
