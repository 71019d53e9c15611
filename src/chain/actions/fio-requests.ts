import type { Action } from './action.ts';
import { type FioPayment, paidAction } from './fio-names.ts';

/** Refuses a request for funds. Only the owner of the address that was asked can do it. */
export function rejectfndreq(id: string, payment: FioPayment): Action {
  return paidAction('fio.reqobt', 'rejectfndreq', { fio_request_id: id }, payment);
}

/** Withdraws a request for funds. Only the owner of the address that asked can do it. */
export function cancelfndreq(id: string, payment: FioPayment): Action {
  return paidAction('fio.reqobt', 'cancelfndreq', { fio_request_id: id }, payment);
}
