/** A contract's ABI in the JSON of nodes. Missing lists are empty. */
export interface Abi {
  readonly version: string;
  readonly types: readonly { readonly new_type_name: string; readonly type: string }[];
  readonly structs: readonly AbiStruct[];
  readonly actions: readonly AbiAction[];
  readonly tables: readonly AbiTable[];
  readonly ricardian_clauses: readonly { readonly id: string; readonly body: string }[];
  readonly error_messages: readonly AbiErrorMessage[];
  readonly abi_extensions: readonly { readonly tag: number; readonly value: string }[];
  readonly variants: readonly { readonly name: string; readonly types: readonly string[] }[];
  readonly action_results: readonly { readonly name: string; readonly result_type: string }[];
  /** By table. */
  readonly kv_tables: Readonly<Record<string, AbiKvTable>>;
}

export interface AbiStruct {
  readonly name: string;
  /** Empty for none. */
  readonly base: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}

export interface AbiAction {
  readonly name: string;
  readonly type: string;
  readonly ricardian_contract: string;
}

export interface AbiTable {
  readonly name: string;
  readonly index_type: string;
  readonly key_names: readonly string[];
  readonly key_types: readonly string[];
  readonly type: string;
}

export interface AbiErrorMessage {
  readonly error_code: string | number;
  readonly error_msg: string;
}

export interface AbiKvTable {
  readonly type: string;
  readonly primary_index: { readonly name: string; readonly type: string };
  readonly secondary_indices: Readonly<Record<string, { readonly type: string }>>;
}

export const emptyAbi: Abi = {
  version: 'eosio::abi/1.0',
  types: [],
  structs: [],
  actions: [],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
  kv_tables: {},
};
