import { afterEach, expect, it } from 'vitest';
import { fioHash } from '#src/chain/tables/fio-names.ts';
import { fioRequestsOf } from '#src/chain/tables/fio-requests.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const row = {
  id: 7,
  fio_request_id: 7,
  payer_fio_addr: 'alice@edge',
  payee_fio_addr: 'bob@edge',
  fio_data_type: 0,
  req_time: 1_624_985_778,
  req_content: 'encrypted',
};

it('requests are read by the hash of the address that pays or gets the money', async () => {
  const { pool, requested } = await nodeWith({ fiotrxtss: [row] });
  const { rows } = await fioRequestsOf(pool, 'alice@edge', 'payer');
  expect(rows).toEqual([
    {
      id: '7',
      payer: 'alice@edge',
      payee: 'bob@edge',
      status: 'pending',
      requestedAt: 1_624_985_778_000,
    },
  ]);
  await fioRequestsOf(pool, 'bob@edge', 'payee');
  const hash = await fioHash('alice@edge');
  expect(requested).toMatchObject([
    {
      code: 'fio.reqobt',
      scope: 'fio.reqobt',
      index_position: 3,
      key_type: 'i128',
      lower_bound: hash,
      upper_bound: hash,
    },
    { index_position: 4, lower_bound: await fioHash('bob@edge') },
  ]);
});

it('records without a request, and rows of another address, are left out', async () => {
  const others = [
    { ...row, fio_request_id: 0, fio_data_type: 4 },
    { ...row, payer_fio_addr: 'mallory@edge' },
  ];
  const { pool } = await nodeWith({ fiotrxtss: others });
  expect((await fioRequestsOf(pool, 'alice@edge', 'payer')).rows).toEqual([]);
});

it('each state has a name', async () => {
  const states = [0, 1, 2, 3].map((fio_data_type) => ({ ...row, fio_data_type }));
  const { pool } = await nodeWith({ fiotrxtss: states });
  const { rows } = await fioRequestsOf(pool, 'alice@edge', 'payer');
  expect(rows.map(({ status }) => status)).toEqual(['pending', 'rejected', 'paid', 'cancelled']);
});
