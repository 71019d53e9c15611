import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { priceAt } from '../market/prices.ts';
import { serviceRoute } from '../service.ts';
import { chainTime } from '../time.ts';
import { SWAP_ACCOUNT, SWAP_TOKENS } from './tokens.ts';

const FEE = 0.003;
/** In US dollars. */
const LEAST = 1;
const MOST = 100_000;

/** Quotes at the devnet's prices, and what became of transfers to the swap's account. */
export function swapRoutes(app: Hono, { chain, history }: ApiContext): void {
  const precisions = SWAP_TOKENS(chain.spec);

  serviceRoute(app, 'GET', '/v1/quote/:base/:amount/:quote', (call) => {
    const [base, quote] = [call.part('base'), call.part('quote')];
    const amount = Number(call.part('amount'));
    const now = chainTime(chain);
    const precision = precisions[quote];
    if (precisions[base] === undefined || precision === undefined || base === quote)
      return refused('Unknown pair');
    if (!Number.isFinite(amount) || amount <= 0) return refused('Invalid amount');
    const worth = amount * priceAt(base, now);
    if (worth < LEAST) return refused('Amount is too small');
    if (worth > MOST) return refused('Amount is too large');
    const got = (worth * (1 - FEE)) / priceAt(quote, now);
    return { success: true, qty: got.toFixed(precision), token: quote };
  });

  serviceRoute(app, 'GET', '/v1/order/:id', (call) => {
    const recorded = history.transaction(call.part('id').toLowerCase());
    const paid = recorded?.trace.action_traces.some(({ receiver }) => receiver === SWAP_ACCOUNT);
    return paid
      ? { success: true, transaction_id: recorded?.trace.id }
      : refused('Order not found');
  });
}

function refused(errormsg: string) {
  return { success: false, errormsg };
}
