const field = (name: string, type: string): { name: string; type: string } => ({ name, type });
const struct = (name: string, ...fields: { name: string; type: string }[]) => ({
  name,
  base: '',
  fields,
});

const owner = field('owner', 'name');
const quantity = field('quantity', 'asset');
const memo = field('memo', 'string');
const ACTIONS = ['close', 'create', 'issue', 'open', 'retire', 'transfer'];

/** The ABI of eosio.token. */
export const tokenAbi = {
  version: 'eosio::abi/1.1',
  types: [],
  structs: [
    struct('account', field('balance', 'asset')),
    struct('close', owner, field('symbol', 'symbol')),
    struct('create', field('issuer', 'name'), field('maximum_supply', 'asset')),
    struct(
      'currency_stats',
      field('supply', 'asset'),
      field('max_supply', 'asset'),
      field('issuer', 'name'),
    ),
    struct('issue', field('to', 'name'), quantity, memo),
    struct('open', owner, field('symbol', 'symbol'), field('ram_payer', 'name')),
    struct('retire', quantity, memo),
    struct('transfer', field('from', 'name'), field('to', 'name'), quantity, memo),
  ],
  actions: ACTIONS.map((name) => ({ name, type: name, ricardian_contract: '' })),
  tables: [
    { name: 'accounts', type: 'account', index_type: 'i64', key_names: [], key_types: [] },
    { name: 'stat', type: 'currency_stats', index_type: 'i64', key_names: [], key_types: [] },
  ],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
};
