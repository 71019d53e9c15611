import type { Hono } from 'hono';
import { formatUnits } from '#src/chain/core/asset.ts';
import { SWAP_ACCOUNT, swapMemo, swapped } from '../../contracts/proton/swap-rates.ts';
import type { History } from '../../history/history.ts';
import type { ApiContext } from '../context.ts';
import { serviceRoute } from '../service.ts';
import { chainTime } from '../time.ts';

/** Quotes at the devnet's prices, and the results of transfers to the swap account. */
export function swapRoutes(app: Hono, { chain, history }: ApiContext): void {
  serviceRoute(app, 'GET', '/v1/quote/:base/:amount/:quote', (call) => {
    const token = call.part('quote');
    const swap = swapped(call.part('base'), Number(call.part('amount')), token, chainTime(chain));
    if (typeof swap === 'string') return refused(swap);
    return { success: true, qty: formatUnits(swap.units, swap.precision), token };
  });

  serviceRoute(app, 'GET', '/v1/order/:id', (call) => {
    const transaction_id = filledBy(history, call.part('id'));
    return transaction_id ? { success: true, transaction_id } : refused('Order not found');
  });
}

/** The transaction that paid for an order, by the order's id or its own. */
function filledBy(history: History, id: string): string | undefined {
  for (const position of history.tracesOf(SWAP_ACCOUNT)) {
    const { act, receiver, trx_id } = history.trace(position).trace;
    const { to, memo } = act.data as Record<string, unknown>;
    if (act.name !== 'transfer' || receiver !== SWAP_ACCOUNT || to !== SWAP_ACCOUNT) continue;
    const wanted = swapMemo(String(memo));
    if (wanted && (wanted.order === id || trx_id === id.toLowerCase())) return trx_id;
  }
  return undefined;
}

function refused(errormsg: string) {
  return { success: false, errormsg };
}
