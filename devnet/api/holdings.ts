import type { Chain } from '../types.ts';
import { publishedCodec, readRows } from './rows.ts';

export interface Holding {
  contract: string;
  account: string;
  code: string;
  /** As the chain writes it, with all decimals. */
  amount: string;
  decimals: number;
}

/** An account's balances at all token contracts, by contract. */
export function holdings(chain: Chain, account: string): Holding[] {
  return tokenContracts(chain).flatMap((contract) => holdingsAt(chain, contract, account));
}

/** Holders of a token, or of all tokens of a contract, the richest first. */
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
