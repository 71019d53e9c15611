import {
  powerupOf,
  ramWorth,
  rexHoldings,
  rexLoansOf,
  stakesGiven,
  stakesReceived,
} from '../../chain/client/account/account-stakes.ts';
import { type XprHoldings, xprHoldings } from '../../chain/client/account/account-xpr.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { chainAccess } from '../chain/client.ts';
import {
  createLoadStore,
  emptyIfNoRows,
  emptyIfNull,
  type LoadStore,
  loadStores,
} from '../load-store.ts';

/** Stakes and loans change only with the account's own actions, so a slow refresh is enough. */
const refreshEvery = 30_000;

export const stakesGivenStore = loadStores(
  'account-given',
  (name) => stakesGiven(chainAccess(), name),
  { refreshEvery, isEmpty: ({ all, toOthers }) => all.total.units === 0n && toOthers.length === 0 },
);

export const stakesReceivedStore = loadStores(
  'account-received',
  (name) => stakesReceived(chainAccess(), name),
  {
    refreshEvery,
    isEmpty: ({ rows, total }) =>
      (rows ?? []).length === 0 && (total?.cpu.units ?? 0n) + (total?.net.units ?? 0n) === 0n,
  },
);

export const rexStore = loadStores(
  'account-rex',
  (name) => rexHoldings(chainAccess(), name, chainNow()),
  {
    refreshEvery,
    isEmpty: ({ balance, fund, order }) => balance === null && fund === null && order === null,
  },
);

export const rexLoansStore = loadStores(
  'account-loans',
  (name) => rexLoansOf(chainAccess(), name),
  { refreshEvery, ...emptyIfNoRows },
);

export const powerupStore = loadStores(
  'account-powerup',
  (name) => powerupOf(chainAccess(), name),
  { refreshEvery, isEmpty: ({ orders, market }) => orders.length === 0 && market === null },
);

/** @param freeBytes sellable bytes, as decimal text */
export const ramWorthStore = loadStores(
  'ram',
  (freeBytes) => ramWorth(chainAccess(), Number(freeBytes)),
  emptyIfNull,
);

/** @param name empty before a log-in: then only the rules are read */
export function xprStore(name: string): LoadStore<XprHoldings> {
  return createLoadStore(`account/${name}/xpr`, () => xprHoldings(chainAccess(), name), {
    refreshEvery,
    isEmpty: ({ short, refund, long, delegations }) =>
      name !== '' &&
      short === null &&
      refund === null &&
      long.length === 0 &&
      delegations.length === 0,
  });
}
