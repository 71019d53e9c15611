import type { Tables } from './tables.ts';

export type TableName = keyof Tables;

/** Those of `common.ts`, by their names. */
export const commonTables: ReadonlySet<TableName> = new Set(['token', 'system', 'other']);

/** Those that `contract-tables.ts` adds. */
export const contractTableNames: ReadonlySet<TableName> = new Set([
  'rex',
  'msig',
  'wrap',
  'wax',
  'nft',
  'market',
]);

const SYSTEM = 'eosio';

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

/**
 * The tables in which an action of an account is looked for.
 * @param system the account of the system contract; those of its other contracts begin with it
 */
export function tablesOf(account: string, system: string): readonly TableName[] {
  if (account === system) return ['system', 'rex', 'wax', 'proton', 'fio'];
  const within = account.startsWith(`${system}.`);
  const known = within ? `${SYSTEM}${account.slice(system.length)}` : account;
  return byAccount.get(known) ?? ['token'];
}

/** The accounts of contracts that are told by name. */
export function knownAccounts(): string[] {
  return [...byAccount.keys()];
}
