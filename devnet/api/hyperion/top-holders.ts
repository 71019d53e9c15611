import type { Hono } from 'hono';
import { symbolCodeToBigint } from '#src/chain/core/symbol-bigint.ts';
import type { History } from '../../history/history.ts';
import type { ApiContext } from '../context.ts';
import { holders } from '../holdings.ts';
import { indexedRoute, paging, required } from './route.ts';

const ROWS = { byDefault: 50, most: 500 };
const BALANCES = 'accounts';

/** Holders of a contract's tokens, or of one token, the largest first. */
export function hyperionTopHolderRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  indexedRoute(app, context, '/v2/state/get_top_holders', (query) => {
    const contract = required(query, 'contract');
    const symbol = query['symbol'] || undefined;
    const { skip, limit } = paging(query, ROWS.most, ROWS.byDefault);
    const changed = lastChanges(history, contract);
    return {
      contract,
      ...(symbol === undefined ? {} : { symbol }),
      holders: holders(chain, contract, symbol)
        .map(({ account, amount, code }) => ({
          owner: account,
          amount: Number(amount),
          symbol: code,
          // Unchanged since the genesis, or the change was discarded.
          updated_on: changed.get(`${account}/${symbolCodeToBigint(code)}`) ?? 1,
        }))
        .sort((a, b) => b.amount - a.amount)
        .slice(skip, skip + limit),
    };
  });
}

/** The block number of each balance's last change, by account and key. */
function lastChanges({ deltas }: History, contract: string): Map<string, number> {
  const changed = new Map<string, number>();
  for (const num of deltas.blocks().reverse())
    for (const { code, table, scope, row } of deltas.of(num))
      if (code === contract && table === BALANCES) changed.set(`${scope}/${row.primary_key}`, num);
  return changed;
}
