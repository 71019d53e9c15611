import type { KvTables } from './kv-tables.ts';

/** An ABI as nodes write it in JSON. */
export interface AbiJson {
  version?: string;
  types?: { new_type_name: string; type: string }[];
  structs?: { name: string; base: string; fields: AbiField[] }[];
  actions?: { name: string; type: string; ricardian_contract: string }[];
  tables?: { name: string; index_type: string; type: string; key_names?: string[] }[];
  variants?: { name: string; types: string[] }[];
  kv_tables?: KvTables;
  action_results?: { name: string; result_type: string }[];
}

export interface AbiField {
  name: string;
  type: string;
}
