import { parseExactJson } from '../../core/exact-json.ts';
import { isRecord, listOf, recordOf, textOf } from '../../rpc/json.ts';
import type { PermissionLevel } from '../../actions/action.ts';
import type { ActionView } from './action.ts';

/** Decodes an action of nodeos or Hyperion. Every field may be missing or malformed. */
export function readAction(value: unknown): ActionView {
  const act = recordOf(value);
  const fields = fieldsIn(act.data);
  const bytes = [act.hex_data, fields].filter((one) => typeof one === 'string');
  const hex = bytes.find((one) => one !== '') ?? bytes[0] ?? null;
  return {
    account: textOf(act.account) ?? '',
    name: textOf(act.name) ?? textOf(act.action) ?? '',
    authorization: readAuthorization(act.authorization),
    data: readData(fields, hex),
    hexData: hex,
  };
}

/** Some indexes store the fields as JSON in a text. */
function fieldsIn(data: unknown): unknown {
  if (typeof data !== 'string' || !data.startsWith('{')) return data;
  try {
    return parseExactJson(data);
  } catch {
    return data;
  }
}

/** Decoded fields. Empty data decodes to no fields without an ABI. */
export function readData(fields: unknown, hex: unknown): ActionView['data'] {
  return isRecord(fields) ? fields : hex === '' ? {} : null;
}

/** `{actor, permission}`, or trace_api's `{account, permission}`. */
export function readAuthorization(value: unknown): PermissionLevel[] {
  return listOf(value).flatMap((item) => {
    const level = recordOf(item);
    const actor = textOf(level.actor) ?? textOf(level.account);
    return actor === null ? [] : [{ actor, permission: textOf(level.permission) ?? '' }];
  });
}

/** The digest of a receipt, as a field that is absent if there is none. */
export function readDigest(value: unknown): { readonly digest?: string } {
  const digest = textOf(value);
  return digest === null ? {} : { digest };
}
