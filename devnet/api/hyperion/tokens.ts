import type { Chain } from '../../types.ts';
import { publishedCodec, readRows } from '../rows.ts';

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
    .filter((name) => publishedCodec(chain, name)?.tableType('accounts') !== undefined)
    .toSorted();
}
