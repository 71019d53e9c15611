import type { Action, PermissionLevel, TracedAction } from '../types.ts';
import { checkAuthorization, levelJson } from './authorization.ts';
import type { Codec } from '../abi/codec.ts';
import { bytesOfHex } from '../abi/hex.ts';
import { ChainError } from './errors.ts';
import { publishedCodec } from './runtime.ts';
import type { Runtime } from './runtime.ts';
import { findPermission } from './state.ts';

/** An action with values computed once for all receivers. */
export interface SharedAction extends Action {
  traced: TracedAction;
  /** Hex digest of the action without a return value, computed on demand. */
  silentDigest?: string;
}

/** Checks an inline action. Throws as nodeos's execute_inline does. */
export function checkInline(
  runtime: Runtime,
  sender: string,
  action: Action,
  delaySeconds: number,
): void {
  const { state } = runtime;
  const fail = (message: string): ChainError =>
    new ChainError('action_validate_exception', message);
  if (!state.accounts.get(action.account))
    throw fail(`inline action's code account ${action.account} does not exist`);
  for (const level of action.authorization) checkInlineLevel(runtime, level, fail);
  if (state.accounts.get(sender)?.privileged) return;
  const args = (): unknown => decodeArgs(runtime.systemCodec, action);
  checkAuthorization(
    state,
    [{ ...action, args }],
    [],
    [{ actor: sender, permission: 'eosio.code' }],
    delaySeconds,
  );
}

function checkInlineLevel(
  { state }: Runtime,
  level: PermissionLevel,
  fail: (message: string) => ChainError,
): void {
  if (!state.accounts.get(level.actor))
    throw fail(`inline action's authorizing actor ${level.actor} does not exist`);
  if (!findPermission(state, level.actor, level.permission))
    throw fail(
      `inline action's authorizations include a non-existent permission: ${levelJson(level)}`,
    );
}

/**
 * Decoded arguments; none if no ABI describes them. Throws the assertion of a contract's failed
 * unpacking.
 */
export function decodeArgs(codec: Codec | undefined, action: Action): unknown {
  const type = codec?.actionType(action.name);
  if (!codec || !type) return {};
  try {
    return codec.decode(type, bytesOfHex(action.data));
  } catch {
    throw new ChainError(
      'eosio_assert_message_exception',
      'assertion failure with message: datastream attempted to read past the end',
    );
  }
}

/** Computes the values that all receivers of an action share. */
export function withSharedValues(runtime: Runtime, action: Action): SharedAction {
  const codec = publishedCodec(runtime, action.account);
  const type = codec?.actionType(action.name);
  let data: unknown = action.data;
  try {
    if (codec && type) data = codec.decodeJson(type, bytesOfHex(action.data));
  } catch {
    // Traces show hex if the ABI cannot decode the data.
  }
  const { account, name, authorization } = action;
  return {
    ...action,
    traced: { account, name, authorization, data, hex_data: action.data },
  };
}
