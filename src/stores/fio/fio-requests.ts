import { fioRequests } from '../../chain/client/fio/fio-requests.ts';
import type { FioRequests } from '../../chain/model/fio/fio-request.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Requests for funds of an account's addresses. */
export function fioRequestsStore(account: string): LoadStore<FioRequests> {
  return createLoadStore(`fio-requests/${account}`, () => fioRequests(chainAccess(), account), {
    isEmpty: ({ received, sent }) => received.length + sent.length === 0,
  });
}
