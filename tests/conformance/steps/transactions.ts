import type { Call } from '../client.ts';
import { eosio, read, sends, transfer } from './making.ts';
import type { Step } from './making.ts';

const payment = (): Call[] => [transfer('bob', 'alice', '0.0100 EOS')];
/** An action that runs no code and needs nobody. */
const NOTHING: Call = { account: 'alice', name: 'anything', by: '', data: '' };
const WRONG_CHAIN = 'ab'.repeat(32);
const NO_SIGNATURE = 'SIG_K1_nosignatureatall';

/** What a node says of transactions that are not good. */
export const TRANSACTIONS: readonly Step[] = [
  sends('the same transaction twice', payment(), { times: 2 }),
  sends('on a block that is not of this chain', payment(), { change: { ref_block_prefix: 7 } }),
  sends('signed for another chain', payment(), { chainId: WRONG_CHAIN }),
  sends('with a signature that is none', payment(), { body: { signatures: [NO_SIGNATURE] } }),
  sends('with the same signature twice', payment(), { keys: ['bob', 'bob'] }),
  sends('of an unknown compression', payment(), { body: { compression: 'rar' } }),
  sends('said to be zlib and is not', payment(), { body: { compression: 'zlib' } }),
  sends('of bytes that are no transaction', payment(), { body: { packed_trx: '0102' } }),
  sends('without signatures in it', payment(), { body: { signatures: undefined } }),
  sends('with signatures that are no list', payment(), { body: { signatures: 'none' } }),
  sends('that may use next to no NET', payment(), { change: { max_net_usage_words: 1 } }),
  sends('of an action the contract has not', [
    { account: 'eosio.token', name: 'nosuch', by: 'bob', data: '' },
  ]),
  sends('of an account without a contract', [
    { account: 'alice', name: 'anything', by: 'bob', data: '00' },
  ]),
  sends('of an account that is not there', [
    { account: 'nobody', name: 'transfer', by: 'bob', data: '' },
  ]),
  sends('of arguments that are too short', [
    { account: 'eosio.token', name: 'transfer', by: 'bob', data: '0000' },
  ]),
  sends('by nobody', [{ account: 'eosio.token', name: 'transfer', by: '', data: '' }]),
  sends('by an account that is not there', [transfer('bob', 'alice', '0.0100 EOS', '', 'nobody')]),
  sends('of an asset with a negative part', [transfer('bob', 'alice', '-0.0001 EOS')]),
  sends('more of it than there can be', [transfer('bob', 'alice', '461168601842738.7904 EOS')]),
  sends('to a system account', [transfer('bob', 'eosio.ram', '0.0100 EOS')]),
  sends('by push_transaction', payment(), { path: 'chain/push_transaction' }),
  sends('refused by push_transaction', [transfer('bob', 'alice', '0.0000 EOS')], {
    path: 'chain/push_transaction',
  }),
  ...['compute_transaction', 'send_read_only_transaction'].flatMap((call) => {
    const options = { path: `chain/${call}`, wrapped: true };
    return [
      sends(`by ${call}`, payment(), options),
      sends(`by ${call} with no signature`, payment(), { ...options, keys: [] }),
      sends(`refused by ${call}`, [transfer('bob', 'alice', '0.0000 EOS')], options),
      sends(`by nobody by ${call}`, [NOTHING], options),
      sends(`delayed by ${call}`, [NOTHING], { ...options, delay: 60 }),
      sends(`expired, by ${call}`, [NOTHING], { ...options, expires: -5 }),
      sends(`of a reference that is wrong, by ${call}`, [NOTHING], {
        ...options,
        change: { ref_block_prefix: 7 },
      }),
    ];
  }),
  read('of a node without key-value tables', 'chain/get_kv_table_rows', {
    json: true,
    code: 'eosio',
    table: 'voters',
    index_name: 'primary',
  }),
  sends('an action only the system may do', [
    eosio('setpriv', 'bob', { account: 'bob', is_priv: 1 }),
  ]),
];
