import type { FioHoldings } from '#src/chain/client/account/account-fio.ts';
import { fioHoldingsStore } from '#src/stores/account/account-fio.ts';
import { useOwn } from './use-own.ts';

const NOTHING: FioHoldings = {
  publicKey: null,
  balance: null,
  reward: null,
  addresses: [],
  domains: [],
};

/**
 * FIO's own data of the user.
 * @param actor empty before a log-in
 */
export const useFioHoldings = (actor: string) => useOwn(fioHoldingsStore, actor, NOTHING);
