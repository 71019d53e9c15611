import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { serviceRoute } from '../service.ts';
import { BACKEND } from './path.ts';

const MOST_ROWS = 100;

/** An account's token transfers, newest first. */
export function transferRoutes(app: Hono, { history }: ApiContext): void {
  serviceRoute(app, 'GET', `${BACKEND}/transfers/:account`, (call) => {
    const account = call.part('account');
    const [contract, symbol, incoming] = ['contract', 'symbol', 'incoming'].map(call.query);
    const transfers = history
      .actionsOf(account)
      .toReversed()
      .flatMap((position) => transferOf(history.action(position)) ?? [])
      .filter((row) => row.from === account || row.to === account)
      .filter((row) => contract === '' || row.contract === contract)
      .filter((row) => symbol === '' || row.quantity.endsWith(` ${symbol}`))
      .filter((row) => incoming === '' || (row.to === account) === (incoming === 'true'));
    return { transfers: transfers.slice(0, call.count('limit', MOST_ROWS, { most: MOST_ROWS })) };
  });
}

type Recorded = ReturnType<ApiContext['history']['action']>;

function transferOf({ receivers: [first], in: { block } }: Recorded) {
  const data = first?.act.data;
  if (!first || first.act.name !== 'transfer' || typeof data !== 'object' || data === null)
    return null;
  const { from, to, quantity, memo } = data as Record<string, unknown>;
  // NFT transfers have the same action name.
  if (typeof quantity !== 'string') return null;
  return {
    from: String(from),
    to: String(to),
    quantity,
    contract: first.act.account,
    memo,
    block_num: block.num,
    block_time: block.timestamp,
    trx_id: first.trx_id,
  };
}
