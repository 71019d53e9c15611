import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { read, rows } from '#tests/conformance/steps/making.ts';
import type { Step } from '#tests/conformance/steps/making.ts';

const ACCOUNTS = ['eosio', 'eosio.token', 'eosio.msig', 'alice', 'bob', 'carol', 'dave'];
const TABLES = [
  'global',
  'global2',
  'global3',
  'global4',
  'rammarket',
  'rexpool',
  'rexretpool',
  'rexfund',
  'rexbal',
  'rexqueue',
  'cpuloan',
  'netloan',
  'powup.state',
  'voters',
  'producers',
  'producers2',
  'namebids',
  'bidrefunds',
  'retbuckets',
  'rexmature',
];

/** What is read once all was sent and the producers were elected. */
export const READS: readonly Step[] = [
  read('of any time', 'chain/get_info'),
  ...ACCOUNTS.map((name) => read(`of ${name}`, 'chain/get_account', { account_name: name })),
  ...TABLES.flatMap((table) => [
    rows(table, 'eosio'),
    rows(table, 'eosio', 'eosio', { json: false, limit: 2 }),
  ]),
  rows('delband', 'carol'),
  rows('delband', 'carol', 'eosio', { json: false }),
  rows('userres', 'carol'),
  rows('refunds', 'carol'),
  rows('accounts', 'carol', 'eosio.token', { json: false }),
  rows('stat', 'EOS', 'eosio.token'),
  rows('approvals2', 'alice', 'eosio.msig'),
  rows('proposal', 'alice', 'eosio.msig'),
  ...['eosio.token', 'eosio', 'alice'].map((code) =>
    read(`of ${code}`, 'chain/get_table_by_scope', { code, limit: 4 }),
  ),
  read('of proposers', 'chain/get_table_by_scope', { code: 'eosio.msig', table: 'proposal' }),
  ...['eosio.token', 'eosio.msig', 'eosio.wrap', 'dave'].map((account_name) =>
    read(`of ${account_name}`, 'chain/get_abi', { account_name }),
  ),
  read('of eosio.token', 'chain/get_raw_abi', { account_name: 'eosio.token' }),
  read('of eosio.token', 'chain/get_code_hash', { account_name: 'eosio.token' }),
  read('of the chain', 'chain/get_producer_schedule'),
  read('of the chain', 'chain/get_producers', { json: true, limit: 10 }),
  read('of the chain', 'chain/get_activated_protocol_features', { limit: 3 }),
  read('of the chain', 'chain/get_scheduled_transactions', { json: true, limit: 5 }),
  read('of carol', 'chain/get_currency_balance', { code: 'eosio.token', account: 'carol' }),
  read('of dave', 'chain/get_currency_balance', { code: 'eosio.token', account: 'dave' }),
  read('of EOS', 'chain/get_currency_stats', { code: 'eosio.token', symbol: 'EOS' }),
  read('of carol', 'chain/get_accounts_by_authorizers', {
    keys: [devnetPublicKey('carol')],
    accounts: ['alice'],
  }),
];
