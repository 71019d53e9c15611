import { expect, it } from 'vitest';
import { cancelfndreq, rejectfndreq } from '#src/chain/actions/fio-requests.ts';

const payment = {
  actor: 'alice',
  permission: 'active',
  fees: new Map([['reject_funds_request', 30n]]),
  tpid: null,
};

it('a request is rejected or cancelled by its number, for the fee of the table', () => {
  expect(rejectfndreq('7', payment)).toEqual({
    account: 'fio.reqobt',
    name: 'rejectfndreq',
    authorization: [{ actor: 'alice', permission: 'active' }],
    data: { fio_request_id: '7', max_fee: '30', actor: 'alice', tpid: '' },
  });
  expect(cancelfndreq('8', payment)).toMatchObject({
    name: 'cancelfndreq',
    data: { fio_request_id: '8', max_fee: '0' },
  });
});
