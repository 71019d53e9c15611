import type { Hono } from 'hono';
import type { Chain } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { text } from '../params.ts';
import { readProof } from '../proof.ts';
import { pageOf, serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { chainTime } from '../time.ts';
import { COINS, depositAddress } from './coins.ts';
import { sendOn, withdrawalOf } from './withdrawing.ts';
import { createWithdrawals } from './withdrawals.ts';

const PAGE_SIZE = 10;

/** Path of the bridge's server for each of its two networks. */
const PATHS = ['/proton-wrap-public2', '/proton-wrap-testnet-public2'];

export function wrapRoutes(app: Hono, { chain }: ApiContext): void {
  const withdrawals = createWithdrawals(() => chainTime(chain));
  /** Used transaction ids: each is valid for one withdrawal. */
  const taken = new Set<string>();
  for (const path of PATHS) {
    serviceRoute(app, 'POST', `${path}/address/generate`, (call) => generateAddress(chain, call));
    serviceRoute(app, 'POST', `${path}/address/delete`, (call) => {
      readProof(chain, call.body);
      return { success: true };
    });
    serviceRoute(app, 'POST', `${path}/withdraw`, (call) => {
      const proof = readProof(chain, call.body);
      if (text(call.body, 'quoteId') === '') throw new ServiceError(400, 'Missing quoteId');
      const wanted = withdrawalOf(chain, call.body, proof);
      if (taken.has(proof.opened.id)) throw new ServiceError(400, 'Already withdrawn');
      sendOn(chain, proof);
      taken.add(proof.opened.id);
      return { success: true, id: withdrawals.request(proof.signer.actor, wanted) };
    });
    serviceRoute(app, 'GET', `${path}/withdrawals/:account`, (call) => {
      const all = withdrawals.of(call.part('account'));
      const swaps = pageOf(call, all, { byDefault: PAGE_SIZE, most: 100 });
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

function generateAddress(chain: Chain, call: ServiceCall): unknown {
  const { actor: account } = readProof(chain, call.body).signer;
  const name = text(call.body, 'coin');
  const coin = COINS[name];
  if (!coin) throw new ServiceError(400, 'Unknown coin');
  const address = depositAddress(account, name, coin);
  return {
    id: `${account}-${name.toLowerCase()}`,
    address,
    coin: name,
    wallet: text(call.body, 'wallet') || name,
    memo: coin.memo ? String(address.length * 1_000) : null,
  };
}
