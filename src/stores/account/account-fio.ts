import { fioHoldings, type FioHoldings } from '../../chain/client/account/account-fio.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

export const fioHoldingsStore = memoizeByKey((name: string): LoadStore<FioHoldings> =>
  createLoadStore(`fio/${name}`, () => fioHoldings(chainAccess(), name)),
);
