import type { Chain } from '../../types.ts';
import { readRows } from '../rows.ts';
import { tableType } from '../../abi/types.ts';
import type { AbiJson } from '../../abi/types.ts';

export interface TokenBalance {
  symbol: string;
  precision: number;
  amount: number;
  contract: string;
}

/** Balances of an account in every contract that keeps an `accounts` table, by contract name. */
export function tokenBalances(chain: Chain, account: string): TokenBalance[] {
  return tokenContracts(chain).flatMap((contract) =>
    readRows(chain, { code: contract, scope: account, table: 'accounts' }).flatMap((row) => {
      const balance = row['balance'];
      if (typeof balance !== 'string') return [];
      const [figure = '', symbol = ''] = balance.split(' ');
      const precision = figure.split('.')[1]?.length ?? 0;
      return [{ symbol, precision, amount: Number(figure), contract }];
    }),
  );
}

function tokenContracts(chain: Chain): string[] {
  return chain
    .accountNames()
    .filter((name) => {
      const abi = chain.account(name)?.abi as AbiJson | null | undefined;
      return abi && tableType(abi, 'accounts') !== undefined;
    })
    .toSorted();
}
