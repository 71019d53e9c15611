import * as v from '../../core/schema.ts';
import * as signing from '../../core/signing-messages.ts';
import { byName, hasResult, sectionOf } from '../../model/abi/section.ts';
import { emptyAbi } from './abi.ts';
import type { Abi } from './abi.ts';
import { sound } from './sound-abi.ts';
import { CodecError } from './codec/error.ts';

const asText = v.nullish(v.string(), '');

/** A list that may be missing or written in other ways. Every entry must be valid. */
const list = <T extends v.GenericSchema>(entry: T) =>
  v.nullish(v.pipe(v.unknown(), v.transform(sectionOf), v.array(entry)), []);

/** A map that may be missing or null. Some write it as a list of entries with their names. */
const map = <T extends v.GenericSchema>(entry: T) =>
  v.nullish(v.pipe(v.unknown(), v.transform(byName), v.record(v.string(), entry)), {});

const abiSchema = v.object({
  version: asText,
  types: list(v.object({ new_type_name: v.string(), type: v.string() })),
  structs: list(
    v.object({
      name: v.string(),
      base: asText,
      fields: list(v.object({ name: v.string(), type: v.string() })),
    }),
  ),
  actions: list(v.object({ name: v.string(), type: v.string(), ricardian_contract: asText })),
  tables: list(
    v.object({
      name: v.string(),
      index_type: asText,
      key_names: list(v.string()),
      key_types: list(v.string()),
      type: v.string(),
    }),
  ),
  ricardian_clauses: list(v.object({ id: asText, body: asText })),
  error_messages: list(
    v.object({ error_code: v.union([v.string(), v.number()]), error_msg: asText }),
  ),
  // Nodes write extensions as pairs.
  abi_extensions: list(
    v.pipe(
      v.union([v.object({ tag: v.number(), value: asText }), v.tuple([v.number(), asText])]),
      v.transform((one) => ('tag' in one ? one : { tag: one[0], value: one[1] })),
    ),
  ),
  variants: list(v.object({ name: v.string(), types: list(v.string()) })),
  action_results: v.nullish(
    v.pipe(
      v.unknown(),
      v.transform(sectionOf),
      v.transform((section) => (Array.isArray(section) ? section.filter(hasResult) : section)),
      v.array(v.object({ name: v.string(), result_type: v.string() })),
    ),
    [],
  ),
  kv_tables: map(
    v.object({
      type: v.string(),
      primary_index: v.object({ name: v.string(), type: v.string() }),
      secondary_indices: map(v.object({ type: v.string() })),
    }),
  ),
});

/**
 * Parses an ABI in JSON, from get_abi or a file. Throws CodecError: 'Invalid abi', and as `sound`
 * does.
 */
export function abiFromJson(value: unknown): Abi {
  const read = v.safeParse(abiSchema, value);
  if (!read.success) throw new CodecError(signing.abiInvalid);
  return sound({ ...emptyAbi, ...read.output });
}
