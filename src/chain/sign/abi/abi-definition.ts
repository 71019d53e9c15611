import { emptyAbi } from './abi.ts';
import type { Abi } from './abi.ts';

/** Fields as `name type`, in order. */
export function struct(name: string, ...fields: readonly string[]) {
  return {
    name,
    base: '',
    fields: fields.map((field) => {
      const [name = '', type = ''] = field.split(' ');
      return { name, type };
    }),
  };
}

/**
 * The ABI of ABIs. Sections from the clauses on may be missing: older versions lack the later ones,
 * and many ABIs omit the last empty one.
 */
export const abiDefinition: Abi = {
  ...emptyAbi,
  structs: [
    struct('type_def', 'new_type_name string', 'type string'),
    struct('field_def', 'name string', 'type string'),
    struct('struct_def', 'name string', 'base string', 'fields field_def[]'),
    struct('action_def', 'name name', 'type string', 'ricardian_contract string'),
    struct(
      'table_def',
      'name name',
      'index_type string',
      'key_names string[]',
      'key_types string[]',
      'type string',
    ),
    struct('clause_pair', 'id string', 'body string'),
    struct('error_message', 'error_code uint64', 'error_msg string'),
    struct('extensions_entry', 'tag uint16', 'value bytes'),
    struct('variant_def', 'name string', 'types string[]'),
    struct('action_result_def', 'name name', 'result_type string'),
    struct('index_def', 'name name', 'type string'),
    struct(
      'kv_table_def',
      'name name',
      'type string',
      'primary_index index_def',
      'secondary_indices index_def[]',
    ),
    struct(
      'abi_def',
      'version string',
      'types type_def[]',
      'structs struct_def[]',
      'actions action_def[]',
      'tables table_def[]',
      'ricardian_clauses clause_pair[]$',
      'error_messages error_message[]$',
      'abi_extensions extensions_entry[]$',
      'variants variant_def[]$',
      'action_results action_result_def[]$',
      'kv_tables kv_table_def[]$',
    ),
  ],
};
