import type { SystemAccounts } from './types.ts';

/** System contracts of every chain except FIO. */
export const eosioAccounts: SystemAccounts = {
  system: 'eosio',
  token: 'eosio.token',
  msig: 'eosio.msig',
  wrap: 'eosio.wrap',
  ram: 'eosio.ram',
  ramfee: 'eosio.ramfee',
  stake: 'eosio.stake',
  prods: 'eosio.prods',
  null: 'eosio.null',
  vpay: 'eosio.vpay',
  bpay: 'eosio.bpay',
  rex: 'eosio.rex',
};
