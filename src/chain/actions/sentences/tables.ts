import { fio } from './fio.ts';
import { msig, wrap } from './msig.ts';
import { market, nft } from './nft.ts';
import { other } from './other.ts';
import { proton } from './proton.ts';
import { rex } from './rex.ts';
import type { ContractSentences } from './rule.ts';
import { system } from './system.ts';
import { token } from './token.ts';
import { wax } from './wax.ts';

/** Every sentence there is, by the contract it is about. */
export const tables = { token, system, rex, msig, wrap, wax, fio, proton, nft, market, other };

export type Tables = typeof tables;
export type TableName = keyof Tables;

/** Contracts that have one account wherever there is one. The token's may have any. */
const byAccount = new Map<string, readonly TableName[]>([
  ['eosio.msig', ['msig']],
  ['eosio.wrap', ['wrap']],
  ['eosio.rex', ['rex']],
  ['atomicassets', ['nft']],
  ['simpleassets', ['nft']],
  ['atomicmarket', ['market']],
  ...['address', 'escrow', 'fee', 'oracle', 'perms', 'reqobt', 'staking', 'token', 'treasury'].map(
    (contract) => [`fio.${contract}`, ['fio', 'token']] as [string, TableName[]],
  ),
  ...['eosio.proton', 'longstaking', 'lending.loan', 'dex', 'oracles'].map(
    (contract) => [contract, ['proton', 'token']] as [string, TableName[]],
  ),
]);

/** The tables in which an action of an account is looked for. */
export function tablesOf(account: string, system: string): readonly TableName[] {
  if (account === system) return ['system', 'rex', 'wax', 'proton', 'fio'];
  return byAccount.get(account) ?? ['token'];
}

/** A table as the many it is one of, whatever its sentences are. */
export function tableOf(name: TableName): ContractSentences {
  return tables[name];
}
