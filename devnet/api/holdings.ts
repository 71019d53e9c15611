import type { Chain } from '../types.ts';
import { publishedCodec, readRows } from './rows.ts';

export interface Holding {
  contract: string;
  account: string;
  code: string;
  /** As the chain writes it, with all its decimals. */
  amount: string;
  decimals: number;
}

/** What an account holds at every contract that keeps balances, by contract. */
export function holdings(chain: Chain, account: string): Holding[] {
  return tokenContracts(chain).flatMap((contract) => holdingsAt(chain, contract, account));
}

/** All who hold a token, or any of a contract's, the richest first. */
export function holders(chain: Chain, contract: string, code?: string): Holding[] {
  return chain
    .scopes(contract, 'accounts')
    .flatMap(({ scope }) => holdingsAt(chain, contract, scope))
    .filter((holding) => code === undefined || holding.code === code)
    .sort((a, b) => (units(a) < units(b) ? 1 : units(a) > units(b) ? -1 : 0));
}

function holdingsAt(chain: Chain, contract: string, account: string): Holding[] {
  return readRows(chain, { code: contract, scope: account, table: 'accounts' }).flatMap((row) => {
    const balance = row['balance'];
    if (typeof balance !== 'string') return [];
    const [amount = '', code = ''] = balance.split(' ');
    return [{ contract, account, code, amount, decimals: amount.split('.')[1]?.length ?? 0 }];
  });
}

function units({ amount }: Holding): bigint {
  return BigInt(amount.replace('.', ''));
}

function tokenContracts(chain: Chain): string[] {
  return chain
    .accountNames()
    .filter((name) => publishedCodec(chain, name)?.tableType('accounts') !== undefined)
    .toSorted();
}
