import { afterEach, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { fioRequests } from '#src/chain/client/fio/fio-requests.ts';
import { closeAll } from '../../rpc/servers.ts';
import { nodeWith } from '../../tables/node.ts';

afterEach(closeAll);

const address = (name: string) => ({
  id: name.length,
  name,
  domain: 'edge',
  owner_account: 'alice',
  addresses: [],
  bundleeligiblecountdown: 1,
});

const request = (id: number, payer: string, payee: string) => ({
  fio_request_id: id,
  payer_fio_addr: payer,
  payee_fio_addr: payee,
  fio_data_type: 0,
  req_time: 1,
});

it('requests of all addresses come newest first, each once', async () => {
  const { pool } = await nodeWith({
    fionames: [address('a@edge'), address('alice@edge')],
    fiotrxtss: [
      request(1, 'a@edge', 'bob@edge'),
      request(2, 'alice@edge', 'bob@edge'),
      request(3, 'alice@edge', 'a@edge'),
    ],
  });
  const { received, sent, complete } = await fioRequests({ pool } as ChainAccess, 'alice');
  expect(received.map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(sent.map(({ id }) => id)).toEqual(['3']);
  expect(complete).toBe(true);
});

it('only the first twenty addresses are read, and the list is marked as incomplete', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ ...address(`n${at}@edge`), id: at }));
  const { pool, requested } = await nodeWith({ fionames: many, fiotrxtss: [] });
  expect((await fioRequests({ pool } as ChainAccess, 'alice')).complete).toBe(false);
  expect(requested.filter(({ table }) => table === 'fiotrxtss')).toHaveLength(40);
});
