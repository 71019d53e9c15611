import { read, rows } from './making.ts';
import type { Step } from './making.ts';

const PLACE = { json: true, code: 'eosio', scope: 'eosio', table: 'producers' };
const BIDS = { ...PLACE, table: 'namebids' };
const asked = (title: string, more: object, place: object = PLACE): Step =>
  read(title, 'chain/get_table_rows', { ...place, ...more });

/** How rows are asked for: bounds, indexes, kinds of keys, and all that is wrong with them. */
export const TABLES: readonly Step[] = [
  rows('userres', 'bob', 'eosio', { lower_bound: 'bob', upper_bound: 'bob' }),
  rows('userres', 'bob', 'eosio', { lower_bound: 'bob', upper_bound: 'bob', key_type: 'name' }),
  rows('userres', 'bob', 'eosio', { lower_bound: 'z', upper_bound: 'a' }),
  rows('userres', 'bob', 'eosio', { lower_bound: '4421672151929061376', key_type: 'i64' }),
  rows('userres', 'bob', 'eosio', { show_payer: true, json: false }),
  rows('accounts', 'bob', 'eosio.token', { limit: 0 }),
  rows('accounts', '', 'eosio.token'),
  asked('by the second index', { index_position: 2, key_type: 'float64' }),
  asked('by its name', { index_position: 'secondary', key_type: 'float64' }),
  asked('by the second index, no kind said', { index_position: 2 }),
  asked('by the second index, from its end', {
    index_position: 2,
    key_type: 'float64',
    reverse: true,
    limit: 1,
  }),
  asked('by a bound of a float', {
    index_position: 2,
    key_type: 'float64',
    lower_bound: '0',
    limit: 1,
  }),
  asked('by a bound that is no float', {
    index_position: 2,
    key_type: 'float64',
    lower_bound: 'many',
  }),
  asked('by an index of whole numbers', { index_position: 2, key_type: 'i64' }, BIDS),
  asked('by a bound of one', { index_position: 2, key_type: 'i64', lower_bound: '-5' }, BIDS),
  asked('by a hash', { index_position: 2, key_type: 'sha256', lower_bound: 'zz' }, BIDS),
  asked(
    'by a number of 128 bits',
    { index_position: 2, key_type: 'i128', lower_bound: '0x01' },
    BIDS,
  ),
  asked('by the tenth index', { index_position: 10, key_type: 'i64' }, BIDS),
  asked('by the eleventh', { index_position: 11, key_type: 'i64' }, BIDS),
  asked('by index 0', { index_position: 0 }, BIDS),
  asked('without a code', { code: undefined }),
  asked('without a table', { table: undefined }),
  asked('of a table with capitals', { table: 'Producers' }),
  asked('of a scope with capitals', { scope: 'EOSIO' }),
  asked('of a code too long', { code: 'averylongcodename' }),
  asked('with text for a flag', { reverse: 'yes' }),
  asked('of rows in a hex encoding', { encode_type: 'hex', lower_bound: '0' }),
  read('of a lower bound', 'chain/get_table_by_scope', {
    code: 'eosio',
    table: 'userres',
    lower_bound: 'b',
    upper_bound: 'c',
  }),
  read('of no table', 'chain/get_table_by_scope', { code: 'eosio.token', lower_bound: 'alice' }),
  read('of nobody', 'chain/get_table_by_scope', { code: 'nobody' }),
  read('without a code', 'chain/get_table_by_scope', {}),
  read('with the symbol of the chain', 'chain/get_account', {
    account_name: 'alice',
    expected_core_symbol: '4,EOS',
  }),
  read('with another symbol', 'chain/get_account', {
    account_name: 'alice',
    expected_core_symbol: '4,NONE',
  }),
  read('too long', 'chain/get_account', { account_name: 'averylongname1' }),
  read('of a list', 'chain/get_account', { account_name: ['alice'] }),
  read('of nothing', 'chain/get_account', { account_name: '' }),
  read('of null', 'chain/get_account', { account_name: null }),
  read('of a code that is not there', 'chain/get_currency_balance', {
    code: 'nobody',
    account: 'alice',
  }),
  read('of a code without tables', 'chain/get_currency_balance', {
    code: 'alice',
    account: 'alice',
  }),
  read('of nobody', 'chain/get_currency_balance', { code: 'eosio.token', account: 'nobody' }),
  read('of a code that is not there', 'chain/get_currency_stats', {
    code: 'nobody',
    symbol: 'EOS',
  }),
  read('from one on', 'chain/get_producers', { json: true, limit: 1, lower_bound: 'bob' }),
  read('packed', 'chain/get_producers', { json: false, limit: 1 }),
  read('of none', 'chain/get_producers', { json: true, limit: 0 }),
  read('of a number too long', 'chain/get_abi', { account_name: 'averylongname1' }),
  read('of nobody', 'chain/get_raw_abi', { account_name: 'nobody' }),
  read('of nobody', 'chain/get_code_hash', { account_name: 'nobody' }),
  read('of nobody', 'chain/get_raw_code_and_abi', { account_name: 'nobody' }),
  read('of alice', 'chain/get_raw_code_and_abi', { account_name: 'alice' }),
  read('without code', 'chain/get_code', { account_name: 'alice', code_as_wasm: true }),
  read('as text', 'chain/get_code', { account_name: 'alice', code_as_wasm: false }),
];
