import type { Hono } from 'hono';
import { text } from '../params.ts';
import { pageOf, serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { COINS, depositAddress } from './coins.ts';
import { signerOf } from './signed.ts';
import { createWithdrawals } from './withdrawals.ts';

const PAGE_SIZE = 10;

/** The bridge's server, which has an address for each of its two networks. */
const PATHS = ['/proton-wrap-public2', '/proton-wrap-testnet-public2'];

export function wrapRoutes(app: Hono): void {
  const withdrawals = createWithdrawals();
  for (const path of PATHS) {
    serviceRoute(app, 'POST', `${path}/address/generate`, generateAddress);
    serviceRoute(app, 'POST', `${path}/address/delete`, (call) => {
      signerOf(call);
      return { success: true };
    });
    serviceRoute(app, 'POST', `${path}/withdraw`, (call) => {
      const account = signerOf(call);
      if (text(call.body, 'quoteId') === '') throw new ServiceError(400, 'Missing quoteId');
      const amount = text(call.body, 'amount') || '1';
      const currency = text(call.body, 'currency') || 'BTC';
      if (!COINS[currency]) throw new ServiceError(400, 'Unknown coin');
      const withdrawalAddress = text(call.body, 'withdrawalAddress');
      return {
        success: true,
        id: withdrawals.ask(account, { amount, currency, withdrawalAddress }),
      };
    });
    serviceRoute(app, 'GET', `${path}/withdrawals/:account`, (call) => {
      const all = withdrawals.of(call.part('account'));
      const swaps = pageOf(call, all, { usual: PAGE_SIZE, most: 100 });
      return {
        swaps,
        page: call.count('page', 1),
        pageSize: PAGE_SIZE,
        numberOfElements: swaps.length,
        totalPages: Math.ceil(all.length / PAGE_SIZE),
        totalElements: all.length,
      };
    });
  }
}

function generateAddress(call: ServiceCall): unknown {
  const account = signerOf(call);
  const name = text(call.body, 'coin');
  const coin = COINS[name];
  if (!coin) throw new ServiceError(400, 'Unknown coin');
  const address = depositAddress(account, name, coin);
  return {
    id: `${account}-${name.toLowerCase()}`,
    ...{ address, coin: name, wallet: text(call.body, 'wallet') || name },
    memo: coin.memo ? String(address.length * 1_000) : null,
  };
}
