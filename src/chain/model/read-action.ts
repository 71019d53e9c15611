import { isRecord, listOf, numberOf, recordOf, textOf } from '../rpc/json.ts';
import type { PermissionLevel } from '../actions/action.ts';
import type { ActionView, RamDelta, ReturnValue } from './action.ts';

/** An action in the form of nodeos or Hyperion; nothing in it is relied on. */
export function readAction(value: unknown): ActionView {
  const act = recordOf(value);
  const hex = textOf(act.hex_data) ?? (typeof act.data === 'string' ? act.data : null);
  return {
    account: textOf(act.account) ?? '',
    name: textOf(act.name) ?? textOf(act.action) ?? '',
    authorization: readAuthorization(act.authorization),
    data: isRecord(act.data) ? act.data : null,
    hexData: hex,
  };
}

/** `{actor, permission}`, or trace_api's `{account, permission}`. */
export function readAuthorization(value: unknown): PermissionLevel[] {
  return listOf(value).flatMap((item) => {
    const level = recordOf(item);
    const actor = textOf(level.actor) ?? textOf(level.account);
    return actor === null ? [] : [{ actor, permission: textOf(level.permission) ?? '' }];
  });
}

export function readRamDeltas(value: unknown): RamDelta[] {
  return listOf(value).flatMap((item) => {
    const { account, delta } = recordOf(item);
    const bytes = numberOf(delta);
    return typeof account === 'string' && bytes !== null ? [{ account, bytes }] : [];
  });
}

/** The digest of a receipt, as a field that is there only where it is told. */
export function readDigest(value: unknown): { readonly digest?: string } {
  const digest = textOf(value);
  return digest === null ? {} : { digest };
}

/** What an action returned, as a field that is there only where something was. */
export function readReturned(hex: unknown, data: unknown): { readonly returned?: ReturnValue } {
  const bytes = textOf(hex);
  return bytes === null ? {} : { returned: { hex: bytes, data: data ?? null } };
}
