import * as signing from '../../core/signing-messages.ts';
import type { Abi } from './abi.ts';
import { CodecError } from './codec/error.ts';

/**
 * The ABI, if each of its names has one definition. With doubles, one lookup may take the first
 * entry and another the last, so that the action that was compared is not the one that is packed.
 * nodeos refuses them too. Throws CodecError: 'Unsupported abi version', 'The ABI lists {what} {name}
 * twice'.
 */
export function sound(abi: Abi): Abi {
  supported(abi.version);
  // Without a version, only its content shows that it is an ABI.
  if (abi.version === '' && abi.structs.length === 0)
    throw new CodecError(signing.abiVersionUnsupported);
  distinct('action', abi.actions);
  distinct('table', [...abi.tables, ...Object.keys(abi.kv_tables).map((name) => ({ name }))]);
  distinct('result', abi.action_results);
  distinct('type', [
    ...abi.types.map(({ new_type_name: name }) => ({ name })),
    ...abi.structs,
    ...abi.variants,
  ]);
  for (const { name, fields } of abi.structs) distinct(`field of ${name}`, fields);
  distinct(
    'error',
    abi.error_messages.map(({ error_code }) => ({ name: String(error_code) })),
  );
  return abi;
}

/**
 * Minor versions only add sections. Some contracts set an ABI without a version: nodes do not decode
 * with it, but it reads as 1.0.
 */
export function supported(version: string): void {
  if (version !== '' && !version.startsWith('eosio::abi/1.'))
    throw new CodecError(signing.abiVersionUnsupported);
}

/** @param what names the entries in the message */
export function distinct(what: string, entries: readonly { readonly name: string }[]): void {
  const seen = new Set<string>();
  for (const { name } of entries) {
    if (seen.has(name)) throw new CodecError(signing.abiDouble(what, name));
    seen.add(name);
  }
}
