/** Structs and tables in a short form: see `abiOf`. */
interface ShortAbi {
  /** Fields as `proposer name, level permission_level`; a name may be `struct:base`. */
  structs: Record<string, string>;
  /** Actions whose arguments are the struct of the same name. */
  actions: readonly string[];
  /** Row types by table. */
  tables?: Record<string, string>;
}

/** Expands the short form of an ABI. */
export function abiOf({ structs, actions, tables = {} }: ShortAbi) {
  return {
    version: 'eosio::abi/1.1',
    types: [],
    structs: Object.entries(structs).map(([key, fields]) => {
      const [name = '', base = ''] = key.split(':');
      return { name, base, fields: fieldsOf(fields) };
    }),
    actions: actions.map((name) => ({ name, type: name, ricardian_contract: '' })),
    tables: Object.entries(tables).map(([name, type]) => ({
      name,
      type,
      index_type: 'i64',
      key_names: [],
      key_types: [],
    })),
    ricardian_clauses: [],
    error_messages: [],
    abi_extensions: [],
    variants: [],
  };
}

/** The structs of a transaction. */
export const transactionStructs = {
  permission_level: 'actor name, permission name',
  action: 'account name, name name, authorization permission_level[], data bytes',
  extension: 'type uint16, data bytes',
  transaction_header:
    'expiration time_point_sec, ref_block_num uint16, ref_block_prefix uint32, max_net_usage_words varuint32, max_cpu_usage_ms uint8, delay_sec varuint32',
  'transaction:transaction_header':
    'context_free_actions action[], actions action[], transaction_extensions extension[]',
};

function fieldsOf(text: string): { name: string; type: string }[] {
  return text
    .split(', ')
    .filter((field) => field !== '')
    .map((field) => {
      const [name = '', type = ''] = field.split(' ');
      return { name, type };
    });
}
