import { fioHoldings, type FioHoldings } from '../../chain/client/account/account-fio.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

export function fioHoldingsStore(name: string): LoadStore<FioHoldings> {
  return createLoadStore(`fio/${name}`, () => fioHoldings(chainAccess(), name));
}
