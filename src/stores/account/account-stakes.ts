import {
  type PowerupHoldings,
  powerupOf,
  type RamWorth,
  ramWorth,
  type RexHoldings,
  rexHoldings,
  rexLoansOf,
  stakesGiven,
  type StakesGiven,
  stakesReceived,
  type StakesReceived,
} from '../../chain/client/account/account-stakes.ts';
import { type XprHoldings, xprHoldings } from '../../chain/client/account/account-xpr.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Stakes and loans change only with the account's own actions, so a slow refresh is enough. */
const refreshEvery = 30_000;

export function stakesGivenStore(name: string): LoadStore<StakesGiven> {
  return createLoadStore(`account/${name}/given`, () => stakesGiven(chainAccess(), name), {
    refreshEvery,
    isEmpty: ({ all, toOthers }) => all.total.units === 0n && toOthers.length === 0,
  });
}

export function stakesReceivedStore(name: string): LoadStore<StakesReceived> {
  return createLoadStore(`account/${name}/received`, () => stakesReceived(chainAccess(), name), {
    refreshEvery,
    isEmpty: ({ rows, total }) =>
      (rows ?? []).length === 0 && (total?.cpu.units ?? 0n) + (total?.net.units ?? 0n) === 0n,
  });
}

export function rexStore(name: string): LoadStore<RexHoldings> {
  const read = () => rexHoldings(chainAccess(), name, chainNow());
  return createLoadStore(`account/${name}/rex`, read, {
    refreshEvery,
    isEmpty: ({ balance, fund, order }) => balance === null && fund === null && order === null,
  });
}

export function rexLoansStore(name: string): LoadStore<Awaited<ReturnType<typeof rexLoansOf>>> {
  return createLoadStore(`account/${name}/loans`, () => rexLoansOf(chainAccess(), name), {
    refreshEvery,
    isEmpty: (loans) => loans.length === 0,
  });
}

export function powerupStore(name: string): LoadStore<PowerupHoldings> {
  return createLoadStore(`account/${name}/powerup`, () => powerupOf(chainAccess(), name), {
    refreshEvery,
    isEmpty: ({ orders, market }) => orders.length === 0 && market === null,
  });
}

/** @param freeBytes sellable bytes, as decimal text */
export function ramWorthStore(freeBytes: string): LoadStore<RamWorth | null> {
  return createLoadStore(`ram/${freeBytes}`, () => ramWorth(chainAccess(), Number(freeBytes)), {
    isEmpty: (worth) => worth === null,
  });
}

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
