import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { BLOCKS } from './steps/blocks.ts';
import { account, eosio, equip, keyAuthority, msig, newAccount } from './steps/making.ts';
import { read, rows, sends, transfer } from './steps/making.ts';
import type { Step } from './steps/making.ts';
import { PASSKEYS } from './steps/passkeys.ts';
import { PERMISSIONS } from './steps/permissions.ts';
import { POWERUP } from './steps/powerup.ts';
import { PROPOSALS } from './steps/proposals.ts';
import { REX } from './steps/rex.ts';
import { SETTINGS } from './steps/settings.ts';
import { TABLES } from './steps/tables.ts';
import { TRANSACTIONS } from './steps/transactions.ts';

/** In order: each builds on what those before it left. */
export const STEPS: readonly Step[] = [
  sends('a new account with resources', [newAccount('alice'), ...equip('alice', '20.0000 EOS')]),
  sends('another one', [newAccount('bob'), ...equip('bob', '10.0000 EOS')]),
  sends('an account of a dotted name', [newAccount('bob.eosio')]),
  sends('an account that exists', [newAccount('alice')]),
  sends('a first transfer opens a balance', [transfer('eosio', 'alice', '1000.0000 EOS', 'hi')]),
  sends('a second one does not', [transfer('eosio', 'alice', '500.0000 EOS')]),
  sends('two actions at once', [
    transfer('alice', 'bob', '1.0000 EOS', 'one'),
    transfer('alice', 'bob', '2.0000 EOS', 'two'),
  ]),
  account('alice'),
  account('eosio.token'),
  read('of alice', 'chain/get_currency_balance', { code: 'eosio.token', account: 'alice' }),
  read('of a code', 'chain/get_currency_balance', {
    code: 'eosio.token',
    account: 'alice',
    symbol: 'EOS',
  }),
  read('of another code', 'chain/get_currency_balance', {
    code: 'eosio.token',
    account: 'alice',
    symbol: 'NONE',
  }),
  read('of EOS', 'chain/get_currency_stats', { code: 'eosio.token', symbol: 'EOS' }),
  read('of nothing', 'chain/get_currency_stats', { code: 'eosio.token', symbol: 'NONE' }),
  rows('accounts', 'alice', 'eosio.token'),
  rows('accounts', 'alice', 'eosio.token', { json: false }),
  rows('accounts', 'alice', 'eosio.token', { show_payer: true }),
  rows('stat', 'EOS', 'eosio.token'),
  rows('userres', 'alice'),
  rows('delband', 'eosio'),
  rows('delband', 'eosio', 'eosio', { limit: 1, reverse: true }),
  rows('delband', 'eosio', 'eosio', { lower_bound: 'bob' }),
  rows('nosuch', 'eosio'),
  rows('accounts', 'nobody', 'eosio.token'),
  rows('accounts', 'alice', 'nosuchcode'),
  read('of a token', 'chain/get_table_by_scope', { code: 'eosio.token', table: 'accounts' }),
  read('with a limit', 'chain/get_table_by_scope', { code: 'eosio', table: 'delband', limit: 1 }),

  sends('more than one has', [transfer('bob', 'alice', '100.0000 EOS')]),
  sends('nothing', [transfer('bob', 'alice', '0.0000 EOS')]),
  sends('less than nothing', [transfer('bob', 'alice', '-1.0000 EOS')]),
  sends('to oneself', [transfer('bob', 'bob', '1.0000 EOS')]),
  sends('to nobody', [transfer('bob', 'nobody', '1.0000 EOS')]),
  sends('of another precision', [transfer('bob', 'alice', '1.00 EOS')]),
  sends('of a token that is not there', [transfer('bob', 'alice', '1.0000 NONE')]),
  sends('a long memo', [transfer('bob', 'alice', '1.0000 EOS', 'm'.repeat(257))]),
  sends('for another', [transfer('bob', 'alice', '1.0000 EOS', '', 'alice')]),
  sends('with the key of another', [transfer('bob', 'alice', '1.0000 EOS')], { keys: ['alice'] }),
  sends('with no signature', [transfer('bob', 'alice', '1.0000 EOS')], { keys: [] }),
  sends('with one key too many', [transfer('bob', 'alice', '1.0000 EOS')], {
    keys: ['bob', 'alice'],
  }),
  sends('with a permission that is not there', [
    transfer('bob', 'alice', '1.0000 EOS', '', 'bob@nosuch'),
  ]),
  sends('expired', [transfer('bob', 'alice', '1.0000 EOS')], { expires: -5 }),
  sends('good for too long', [transfer('bob', 'alice', '1.0000 EOS')], { expires: 7200 }),
  sends('with no action', [], { keys: [] }),

  sends('a permission of its own', [
    eosio('updateauth', 'bob', {
      account: 'bob',
      permission: 'trade',
      parent: 'active',
      auth: keyAuthority('bobtrade'),
    }),
  ]),
  sends('used where it is not linked', [transfer('bob', 'alice', '0.1000 EOS', '', 'bob@trade')], {
    keys: ['bobtrade'],
  }),
  sends('linked', [
    eosio('linkauth', 'bob', {
      account: 'bob',
      code: 'eosio.token',
      type: 'transfer',
      requirement: 'trade',
    }),
  ]),
  sends('used where it is linked', [transfer('bob', 'alice', '0.1000 EOS', '', 'bob@trade')], {
    keys: ['bobtrade'],
  }),
  account('bob'),
  read('of a key', 'chain/get_accounts_by_authorizers', {
    accounts: [],
    keys: [devnetPublicKey('bobtrade')],
  }),
  sends('a permission in use cannot go', [
    eosio('deleteauth', 'bob', { account: 'bob', permission: 'trade' }),
  ]),
  sends('unlinked and gone', [
    eosio('unlinkauth', 'bob', { account: 'bob', code: 'eosio.token', type: 'transfer' }),
    eosio('deleteauth', 'bob', { account: 'bob', permission: 'trade' }),
  ]),
  sends('an authority nobody can satisfy', [
    eosio('updateauth', 'bob', {
      account: 'bob',
      permission: 'trade',
      parent: 'active',
      auth: { ...keyAuthority('bobtrade'), threshold: 2 },
    }),
  ]),
  sends('an authority out of order', [
    eosio('updateauth', 'bob', {
      account: 'bob',
      permission: 'trade',
      parent: 'active',
      auth: {
        threshold: 1,
        keys: [],
        waits: [],
        accounts: ['bob', 'alice'].map((actor) => ({
          permission: { actor, permission: 'active' },
          weight: 1,
        })),
      },
    }),
  ]),

  sends('RAM for tokens', [
    eosio('buyram', 'alice', { payer: 'alice', receiver: 'alice', quant: '10.0000 EOS' }),
  ]),
  sends('RAM sold', [eosio('sellram', 'alice', { account: 'alice', bytes: 1000 })]),
  sends('more RAM than one has', [eosio('sellram', 'bob', { account: 'bob', bytes: 90_000 })]),
  rows('rammarket', 'eosio'),
  sends('stake', [
    eosio('delegatebw', 'alice', {
      from: 'alice',
      receiver: 'bob',
      transfer: false,
      stake_net_quantity: '1.0000 EOS',
      stake_cpu_quantity: '2.0000 EOS',
    }),
  ]),
  sends('stake taken back', [
    eosio('undelegatebw', 'alice', {
      from: 'alice',
      receiver: 'bob',
      unstake_net_quantity: '0.0000 EOS',
      unstake_cpu_quantity: '1.0000 EOS',
    }),
  ]),
  sends('too much of it', [
    eosio('undelegatebw', 'alice', {
      from: 'alice',
      receiver: 'bob',
      unstake_net_quantity: '0.0000 EOS',
      unstake_cpu_quantity: '100.0000 EOS',
    }),
  ]),
  sends('a refund too early', [eosio('refund', 'alice', { owner: 'alice' })]),
  rows('refunds', 'alice'),
  rows('delband', 'alice'),
  account('alice'),

  sends('a producer', [
    eosio('regproducer', 'bob', {
      producer: 'bob',
      producer_key: devnetPublicKey('bob'),
      url: '',
      location: 7,
    }),
  ]),
  sends('a vote', [
    eosio('voteproducer', 'alice', { voter: 'alice', proxy: '', producers: ['bob'] }),
  ]),
  sends('a vote for nobody known', [
    eosio('voteproducer', 'alice', { voter: 'alice', proxy: '', producers: ['eosio.ram'] }),
  ]),
  sends('a vote twice for one', [
    eosio('voteproducer', 'alice', { voter: 'alice', proxy: '', producers: ['bob', 'bob'] }),
  ]),
  sends('a proxy', [eosio('regproxy', 'bob', { proxy: 'bob', isproxy: true })]),
  sends('a vote by it', [
    eosio('voteproducer', 'alice', { voter: 'alice', proxy: 'bob', producers: [] }),
  ]),
  rows('producers', 'eosio'),
  read('of all', 'chain/get_producers', { json: true, limit: 10 }),
  read('now', 'chain/get_producer_schedule'),
  sends('rewards too early', [eosio('claimrewards', 'bob', { owner: 'bob' })]),

  sends('a bid', [
    eosio('bidname', 'alice', { bidder: 'alice', newname: 'com', bid: '1.0000 EOS' }),
  ]),
  sends('a bid too low', [
    eosio('bidname', 'eosio', { bidder: 'eosio', newname: 'com', bid: '1.0500 EOS' }),
  ]),
  sends('a bid for a long name', [
    eosio('bidname', 'alice', { bidder: 'alice', newname: 'abcdefghijkl', bid: '1.0000 EOS' }),
  ]),
  rows('namebids', 'eosio'),
  sends('a short name not won', [newAccount('org', 'alice')]),
  sends('a refund of no bid', [eosio('bidrefund', 'alice', { bidder: 'alice', newname: 'org' })]),

  sends('a proposal', [
    msig('propose', 'alice', {
      proposer: 'alice',
      proposal_name: 'gift',
      requested: [{ actor: 'bob', permission: 'active' }],
      trx: {
        expiration: '2036-01-01T00:00:00',
        ref_block_num: 0,
        ref_block_prefix: 0,
        max_net_usage_words: 0,
        max_cpu_usage_ms: 0,
        delay_sec: 0,
        context_free_actions: [],
        actions: [],
        transaction_extensions: [],
      },
    }),
  ]),
  sends('a proposal of a name that is taken', [
    msig('propose', 'alice', {
      proposer: 'alice',
      proposal_name: 'gift',
      requested: [],
      trx: {
        expiration: '2036-01-01T00:00:00',
        ref_block_num: 0,
        ref_block_prefix: 0,
        max_net_usage_words: 0,
        max_cpu_usage_ms: 0,
        delay_sec: 0,
        context_free_actions: [],
        actions: [],
        transaction_extensions: [],
      },
    }),
  ]),
  sends('an approval nobody asked for', [
    msig('approve', 'alice', {
      proposer: 'alice',
      proposal_name: 'gift',
      level: { actor: 'alice', permission: 'active' },
    }),
  ]),
  sends('a cancel by another', [
    msig('cancel', 'bob', { proposer: 'alice', proposal_name: 'gift', canceler: 'bob' }),
  ]),
  sends('of no proposal', [
    msig('exec', 'bob', { proposer: 'alice', proposal_name: 'nosuch', executer: 'bob' }),
  ]),

  sends('a key that controls nothing taken off', [
    eosio('deleteauth', 'bob', { account: 'bob', permission: 'nosuch' }),
  ]),
  sends('owner taken off', [eosio('deleteauth', 'bob', { account: 'bob', permission: 'owner' })]),
  sends('a permission under one that is not there', [
    eosio('updateauth', 'bob', {
      account: 'bob',
      permission: 'trade',
      parent: 'nosuch',
      auth: keyAuthority('bobtrade'),
    }),
  ]),
  sends('linked to a permission that is not there', [
    eosio('linkauth', 'bob', {
      account: 'bob',
      code: 'eosio.token',
      type: 'transfer',
      requirement: 'nosuch',
    }),
  ]),
  sends('linked to a contract that is not there', [
    eosio('linkauth', 'bob', {
      account: 'bob',
      code: 'nosuchcode',
      type: 'transfer',
      requirement: 'active',
    }),
  ]),
  sends('unlinked what was not', [
    eosio('unlinkauth', 'bob', { account: 'bob', code: 'eosio.token', type: 'transfer' }),
  ]),
  sends('code that is none', [
    eosio('setcode', 'bob', { account: 'bob', vmtype: 0, vmversion: 0, code: '00112233' }),
  ]),
  sends('code of another machine', [
    eosio('setcode', 'bob', { account: 'bob', vmtype: 1, vmversion: 0, code: '0061736d01000000' }),
  ]),
  sends('an ABI that is none', [eosio('setabi', 'bob', { account: 'bob', abi: 'ff' })]),
  sends('delayed', [transfer('alice', 'bob', '0.0100 EOS', 'later')], { delay: 30 }),
  read('with a delayed one', 'chain/get_scheduled_transactions', { json: true, limit: 10 }),

  read('of a limit that is no number', 'chain/get_table_rows', {
    json: true,
    code: 'eosio',
    scope: 'eosio',
    table: 'producers',
    limit: 'many',
  }),
  read('of a limit below nothing', 'chain/get_table_rows', {
    json: true,
    code: 'eosio',
    scope: 'eosio',
    table: 'producers',
    limit: -1,
  }),
  read('of a limit of many', 'chain/get_table_rows', {
    json: true,
    code: 'eosio',
    scope: 'eosio',
    table: 'producers',
    limit: 4_294_967_295,
  }),
  read('of an index that is not there', 'chain/get_table_rows', {
    json: true,
    code: 'eosio',
    scope: 'eosio',
    table: 'producers',
    index_position: 'eleventh',
    key_type: 'i64',
  }),
  read('of an unknown kind of key', 'chain/get_table_rows', {
    json: true,
    code: 'eosio',
    scope: 'eosio',
    table: 'producers',
    index_position: 2,
    key_type: 'nosuch',
  }),
  read('of a bound that is no name', 'chain/get_table_rows', {
    json: true,
    code: 'eosio',
    scope: 'eosio',
    table: 'producers',
    lower_bound: 'NOT A NAME',
  }),
  read('of a number for a name', 'chain/get_account', { account_name: 7 }),
  read('of an object for a name', 'chain/get_account', { account_name: {} }),
  read('of text for a list', 'chain/get_required_keys', {
    transaction: {},
    available_keys: 'none',
  }),
  read('of no symbol', 'chain/get_currency_stats', { code: 'eosio.token', symbol: 'lower' }),
  read('without a code', 'chain/get_currency_balance', { account: 'alice' }),

  read('of nobody', 'chain/get_account', { account_name: 'nobody' }),
  read('of no name', 'chain/get_account', { account_name: 'NOT A NAME' }),
  read('without a name', 'chain/get_account', {}),
  read('with a list', 'chain/get_account', []),
  read('with no JSON', 'chain/get_account', '{"account_name":'),
  read('with nothing', 'chain/get_account', ''),
  read('of the future', 'chain/get_block', { block_num_or_id: 99_999_999 }),
  read('of no number', 'chain/get_block', { block_num_or_id: 'x' }),
  read('of nobody', 'chain/get_abi', { account_name: 'nobody' }),
  read('of an account without one', 'chain/get_abi', { account_name: 'alice' }),
  read('of an account without one', 'chain/get_code_hash', { account_name: 'alice' }),
  read('of an account without one', 'chain/get_raw_abi', { account_name: 'alice' }),
  read('packs', 'chain/abi_json_to_bin', {
    code: 'eosio.token',
    action: 'transfer',
    args: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'm' },
  }),
  read('lacks a field', 'chain/abi_json_to_bin', {
    code: 'eosio.token',
    action: 'transfer',
    args: { from: 'alice' },
  }),
  read('of no action', 'chain/abi_json_to_bin', {
    code: 'eosio.token',
    action: 'nosuch',
    args: {},
  }),
  read('unpacks', 'chain/abi_bin_to_json', {
    code: 'eosio.token',
    action: 'transfer',
    binargs: '0000000000855c340000000000000e3d102700000000000004454f5300000000016d',
  }),
  read('of too little', 'chain/abi_bin_to_json', {
    code: 'eosio.token',
    action: 'transfer',
    binargs: '0000',
  }),
  read('of garbage', 'chain/push_transaction', { signatures: [], packed_trx: 'zz' }),
  read('of nothing', 'chain/send_transaction', {}),
  read('that is not there', 'chain/nosuchcall', {}),
  read('none', 'chain/get_scheduled_transactions', { json: true, limit: 10 }),
  ...TRANSACTIONS,
  ...PERMISSIONS,
  ...PASSKEYS,
  ...TABLES,
  ...BLOCKS,
  ...PROPOSALS,
  ...REX,
  ...POWERUP,
  ...SETTINGS,
];
