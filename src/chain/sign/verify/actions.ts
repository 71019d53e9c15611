import { bytesToHex, hexToBytes } from '../../core/checksum.ts';
import { actionType } from '../../model/abi/action-type.ts';
import type { ActionView } from '../../model/action/action.ts';
import type { Check } from '../../model/transaction/checks.ts';
import { isRecord } from '../../rpc/json.ts';
import type { Abi } from '../abi/abi.ts';
import { abiFromBytes } from '../abi/abi-bytes.ts';
import { packType, unpackType } from '../abi/serialize.ts';
import type { PackedAction } from '../transaction/transaction-definition.ts';

export type Abis = ReadonlyMap<string, Abi | null>;
type Shown = Pick<ActionView, 'account' | 'name' | 'authorization' | 'data' | 'hexData'>;
type Result = Omit<Check, 'name'>;

/** Fields where services report the hash of the code or ABI instead of its bytes. */
const SHORTENED: Readonly<Record<string, string>> = { setcode: 'code', setabi: 'abi' };

const match: Result = { outcome: 'match' };

/** Null for a contract without an ABI or with a malformed one. */
export function readAbis(raw: ReadonlyMap<string, Uint8Array | null>): Abis {
  const abis = new Map<string, Abi | null>();
  for (const [account, bytes] of raw)
    abis.set(account, bytes && attempt(() => abiFromBytes(bytes)));
  return abis;
}

/** Whether the shown actions are those of the packed transaction. */
export function compareActions(
  reported: readonly Shown[],
  packed: readonly PackedAction[],
  abis: Abis,
): Result {
  if (reported.length !== packed.length) return mismatch(listed(reported), listed(packed));
  const results = reported.map((action, index) => {
    const sent = packed[index];
    return sent ? compareAction(action, sent, abis.get(sent.account) ?? null) : match;
  });
  return (
    results.find(({ outcome }) => outcome === 'mismatch') ??
    results.find(({ outcome }) => outcome === 'unchecked') ?? { ...match, count: reported.length }
  );
}

function compareAction(shown: Shown, sent: PackedAction, abi: Abi | null): Result {
  if (heading(shown) !== heading(sent)) return mismatch(heading(shown), heading(sent));
  const { hexData, data } = shown;
  if (hexData !== null && hexData.toLowerCase() !== sent.data.toLowerCase())
    return mismatch(hexData, sent.data);
  if (data === null) return hexData === null ? unchecked('notDecoded') : match;
  if (sent.data === '' && Object.keys(data).length === 0) return match;
  return compareData(data, sent, abi);
}

/**
 * Compares each field by packing it and comparing the bytes. Services add fields of their own,
 * which are ignored.
 */
function compareData(data: Readonly<Record<string, unknown>>, sent: PackedAction, abi: Abi | null) {
  const type = abi ? actionType(abi, sent.name) : undefined;
  if (!abi || type === undefined) return unchecked('noAbi');
  const decoded = attempt(() => unpackType(abi, type, hexToBytes(sent.data), { allBytes: true }));
  if (!isRecord(decoded)) return unchecked('abiChanged');
  for (const field of fieldsOf(abi, type)) {
    const value = data[field.name];
    if (value === undefined && decoded[field.name] !== undefined) return unchecked('abiChanged');
    if (value === undefined || field.name === SHORTENED[sent.name]) continue;
    const reported = attempt(() => packed(abi, field.type, value));
    const expected = attempt(() => packed(abi, field.type, decoded[field.name]));
    if (expected === null) return unchecked('abiChanged');
    if (reported !== expected)
      return mismatch(
        `${field.name}: ${JSON.stringify(value)}`,
        `${field.name}: ${JSON.stringify(decoded[field.name])}`,
      );
  }
  return match;
}

function packed(abi: Abi, type: string, value: unknown): string {
  return bytesToHex(packType(abi, type.replace('$', ''), value));
}

/** A struct's fields, base fields first. Unpacking has already refused circular types. */
function fieldsOf(abi: Abi, type: string): Abi['structs'][number]['fields'] {
  const alias = abi.types.find(({ new_type_name: name }) => name === type);
  if (alias) return fieldsOf(abi, alias.type);
  const struct = abi.structs.find(({ name }) => name === type);
  return struct ? [...fieldsOf(abi, struct.base), ...struct.fields] : [];
}

function mismatch(reported: string, computed: string): Result {
  return { outcome: 'mismatch', reported, computed };
}

function unchecked(reason: Result['reason'] & string): Result {
  return { outcome: 'unchecked', reason };
}

function heading({ account, name, authorization }: Shown | PackedAction): string {
  const by = authorization.map(({ actor, permission }) => `${actor}@${permission}`);
  return `${account}::${name} ${by.join(' ')}`;
}

function listed(actions: readonly (Shown | PackedAction)[]): string {
  return actions.map(({ account, name }) => `${account}::${name}`).join(', ');
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
