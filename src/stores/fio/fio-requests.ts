import { fioRequests } from '../../chain/client/fio/fio-requests.ts';
import type { FioRequests } from '../../chain/model/fio/fio-request.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

/** Requests for funds of an account's addresses. */
export const fioRequestsStore = memoizeByKey((account: string): LoadStore<FioRequests> =>
  createLoadStore(`fio-requests/${account}`, () => fioRequests(chainAccess(), account), {
    isEmpty: ({ received, sent }) => received.length + sent.length === 0,
  }),
);
