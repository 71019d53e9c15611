import { DEFAULT_PARAMETERS } from '#devnet/engine/parameters.ts';
import { account, eosio, rows, sends, transfer } from './making.ts';
import type { Step } from './making.ts';

const parameters = {
  ...DEFAULT_PARAMETERS,
  max_block_net_usage: Number(DEFAULT_PARAMETERS.max_block_net_usage),
};
const setparams = (changed: object, by = 'eosio') =>
  eosio('setparams', by, { params: { ...parameters, ...changed } });
const GIBIBYTE = 2 ** 30;

/** Parameters that no chain can go by. */
const WRONG: readonly (readonly [name: string, value: number])[] = [
  ['target_block_net_usage_pct', 10_001],
  ['target_block_net_usage_pct', 9],
  ['target_block_cpu_usage_pct', 10_001],
  ['target_block_cpu_usage_pct', 9],
  ['max_transaction_net_usage', 1_048_576],
  ['max_transaction_net_usage', 12],
  ['max_transaction_net_usage', 200],
  ['max_transaction_cpu_usage', 200_000],
  ['max_transaction_cpu_usage', 99],
  ['max_transaction_cpu_usage', 199_950],
  ['context_free_discount_net_usage_den', 0],
  ['context_free_discount_net_usage_num', 101],
];

/** What the system sets, and that it holds. */
export const SETTINGS: readonly Step[] = [
  sends('parameters set by another', [setparams({}, 'alice')]),
  sends('parameters too shallow', [setparams({ max_authority_depth: 2 })]),
  sends('parameters', [setparams({ max_transaction_lifetime: 300, max_inline_action_depth: 5 })]),
  sends('good for longer than that', [transfer('bob', 'alice', '0.0001 EOS')], { expires: 600 }),
  sends('good for less than that', [transfer('bob', 'alice', '0.0001 EOS')], { expires: 200 }),
  sends('parameters as before', [setparams({})], { expires: 200 }),
  ...WRONG.map(([name, value]) => sends(`${name} of ${value}`, [setparams({ [name]: value })])),

  sends('less RAM', [eosio('setram', 'eosio', { max_ram_size: GIBIBYTE })]),
  sends('far too much RAM', [eosio('setram', 'eosio', { max_ram_size: 2 ** 52 })]),
  sends('more RAM by another', [eosio('setram', 'alice', { max_ram_size: 80 * GIBIBYTE })]),
  sends('more RAM', [eosio('setram', 'eosio', { max_ram_size: 80 * GIBIBYTE })]),
  rows('rammarket', 'eosio'),
  sends('RAM that grows', [eosio('setramrate', 'eosio', { bytes_per_block: 1024 })]),
  sends('RAM that grows no more', [eosio('setramrate', 'eosio', { bytes_per_block: 0 })]),

  sends('a limit set by hand', [eosio('setacctram', 'eosio', { account: 'bob', ram_bytes: 1e6 })]),
  sends('another', [eosio('setacctcpu', 'eosio', { account: 'bob', cpu_weight: -1 })]),
  account('bob'),
  sends('limits of one who has resources', [
    eosio('setalimits', 'eosio', { account: 'bob', ram_bytes: -1, net_weight: -1, cpu_weight: -1 }),
  ]),
  sends('limits let go', [
    eosio('setacctram', 'eosio', { account: 'bob', ram_bytes: null }),
    eosio('setacctcpu', 'eosio', { account: 'bob', cpu_weight: null }),
  ]),
  sends('limits let go twice', [eosio('setacctram', 'eosio', { account: 'bob', ram_bytes: null })]),
  sends('inflation', [
    eosio('setinflation', 'eosio', {
      annual_rate: 300,
      inflation_pay_factor: 50_000,
      votepay_factor: 40_000,
    }),
  ]),
  rows('global4', 'eosio'),
  sends('inflation below nothing', [
    eosio('setinflation', 'eosio', {
      annual_rate: -1,
      inflation_pay_factor: 50_000,
      votepay_factor: 40_000,
    }),
  ]),
  sends('inflation of which more is paid than there is', [
    eosio('setinflation', 'eosio', {
      annual_rate: 300,
      inflation_pay_factor: 9_999,
      votepay_factor: 40_000,
    }),
  ]),
];
