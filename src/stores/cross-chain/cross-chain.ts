import {
  swapOrder,
  swapQuote,
  withdrawalFee,
  withdrawals,
} from '../../chain/client/cross-chain/cross-chain.ts';
import type { FeeEstimate } from '../../chain/services/rates.ts';
import type { SwapQuote } from '../../chain/services/swap.ts';
import { readBridgeDeposits } from '../../chain/tables/bridge-deposits.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore, loadStores } from '../load-store.ts';

const QUOTE_MS = 15_000;
const FEE_MS = 30_000;
/** How often an order or a withdrawal is read again. */
export const orderRefreshMs = 3_000;
/** Other chains take minutes to confirm. */
const DEPOSITS_MS = 30_000;

/** @param of `XPR/10.0000/XUSDC`: paid token, amount, target token */
export function swapQuoteStore(of: string): LoadStore<SwapQuote> {
  const [base = '', amount = '', quote = ''] = of.split('/');
  return createLoadStore(`swap-quote/${of}`, () => swapQuote(chainAccess(), base, amount, quote), {
    refreshEvery: QUOTE_MS,
    unaffected: true,
  });
}

export const swapOrderStore = loadStores('swap-order', (id) => swapOrder(chainAccess(), id), {
  refreshEvery: orderRefreshMs,
});

/** @param of `BTC/bitcoin`: currency and network */
export function withdrawalFeeStore(of: string): LoadStore<FeeEstimate | undefined> {
  const [currency = '', network = ''] = of.split('/');
  return createLoadStore(
    `withdrawal-fee/${of}`,
    () => withdrawalFee(chainAccess(), currency, network),
    { refreshEvery: FEE_MS, unaffected: true, isEmpty: (fee) => fee === undefined },
  );
}

/** The latest withdrawals of an account. */
export const withdrawalsStore = loadStores(
  'withdrawals',
  (account) => withdrawals(chainAccess(), account),
  { refreshEvery: orderRefreshMs, isEmpty: ({ swaps }) => swaps.length === 0 },
);

/** The latest deposits of an account. Null where the chain has no table of them. */
export const depositsStore = loadStores(
  'deposits',
  (account) => readBridgeDeposits(chainAccess().pool, account),
  { refreshEvery: DEPOSITS_MS, isEmpty: (deposits) => deposits?.length === 0 },
);
