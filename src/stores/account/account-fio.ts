import { fioHoldings } from '../../chain/client/account/account-fio.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

export const fioHoldingsStore = loadStores('fio', (name) => fioHoldings(chainAccess(), name));
