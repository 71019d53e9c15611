import { fioRequests } from '../../chain/client/fio/fio-requests.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** Requests for funds of an account's addresses. */
export const fioRequestsStore = loadStores(
  'fio-requests',
  (account) => fioRequests(chainAccess(), account),
  { isEmpty: ({ received, sent }) => received.length + sent.length === 0 },
);
