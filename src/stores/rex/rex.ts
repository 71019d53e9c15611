import type { ExpiringLoan, RexState } from '../../chain/client/rex/rex-state.ts';
import type { RexMaturity } from '../../chain/model/rex/rex-maturity.ts';
import type { RexOrder } from '../../chain/model/rex/rex-order.ts';
import type { PricePoint } from '../../chain/services/price-points.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, emptyIfNoRows, emptyIfNull, type LoadStore } from '../load-store.ts';

const refreshEvery = 30_000;

/** The readers are loaded with the first request: a page shows its layout before. */
const readers = () => import('../../chain/client/rex/rex-state.ts');

/** The REX pool. Empty before the first loan. */
export function rexStateStore(of: string): LoadStore<RexState | null> {
  return createLoadStore(`rex/state${of}`, async () => (await readers()).rexState(chainAccess()), {
    refreshEvery,
    ...emptyIfNull,
  });
}

/** The chain's rule of maturity, requested once. */
export function rexMaturityStore(of: string): LoadStore<RexMaturity> {
  return createLoadStore(`maturity/rex${of}`, async () =>
    (await readers()).rexMaturityOf(chainAccess()),
  );
}

export function rexQueueStore(): LoadStore<readonly RexOrder[]> {
  return createLoadStore('rex/queue', async () => (await readers()).rexQueue(chainAccess()), {
    refreshEvery,
    ...emptyIfNoRows,
  });
}

export function expiringLoansStore(): LoadStore<readonly ExpiringLoan[]> {
  return createLoadStore('rex/loans', async () => (await readers()).expiringLoans(chainAccess()), {
    refreshEvery,
    ...emptyIfNoRows,
  });
}

export function weekOfPricesStore(): LoadStore<readonly PricePoint[]> {
  return createLoadStore(
    'rex/week',
    async () => (await readers()).weekOfPrices(chainAccess()),
    emptyIfNoRows,
  );
}
