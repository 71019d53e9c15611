import { account, read, rows } from '../steps/making.ts';
import type { Step } from '../steps/making.ts';

/** What any chain can be asked, beside the steps that are made for an empty one. */
export const MORE_READS: readonly Step[] = [
  read('', 'chain/get_info'),
  read('with no JSON', 'chain/get_info', '{'),
  read('', 'chain/get_activated_protocol_features'),
  read('of a part', 'chain/get_activated_protocol_features', { limit: 2, lower_bound: 1 }),
  ...[[], '""', 'null', { a: 1 }].flatMap((body) =>
    ['get_info', 'get_producer_schedule', 'get_activated_protocol_features'].map((call) =>
      read(`with ${JSON.stringify(body)}`, `chain/${call}`, body),
    ),
  ),
  account('eosio'),
  read('of the token', 'chain/get_abi', { account_name: 'eosio.token' }),
  read('of the token', 'chain/get_raw_abi', { account_name: 'eosio.token' }),
  read('of the token', 'chain/get_code_hash', { account_name: 'eosio.token' }),
  read('of the token', 'chain/get_raw_code_and_abi', { account_name: 'eosio.token' }),
  read('', 'chain/get_consensus_parameters'),
  ...['global', 'global2', 'global3', 'global4', 'rammarket', 'voters', 'rexpool'].map((table) =>
    rows(table, 'eosio'),
  ),
  read('of an API that is not there', 'nosuch/get_info', {}),
  read('of a call of no name', 'chain/', {}),
];
