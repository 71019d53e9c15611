import { afterEach, describe, expect, it } from 'vitest';
import { scheduledTransaction } from '#src/chain/history/scheduled.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { closeAll } from '../rpc/servers.ts';
import { service } from '../services/faults.ts';

afterEach(closeAll);

const ID = 'ab'.repeat(32);
const waiting = {
  trx_id: ID,
  sender: 'game',
  sender_id: '1',
  payer: 'alice',
  delay_until: '2026-01-01T00:00:09.000',
  expiration: '2026-01-01T00:10:09.000',
  published: '2026-01-01T00:00:00.000',
  transaction: {
    expiration: '1970-01-01T00:00:00',
    delay_sec: 9,
    actions: [{ account: 'game', name: 'play', authorization: [], data: { n: 1 } }],
  },
};

const request = async (body: unknown) => {
  const { url, requested } = await service([body]);
  const pool = createPool({ endpoints: [url], checkHead: false });
  return { requested, response: scheduledTransaction(pool, ID) };
};

describe('a deferred transaction on a node', () => {
  it('reports who scheduled it, when it will run, and its actions', async () => {
    const { requested, response } = await request({ transactions: [waiting], more: '' });
    expect(await response).toEqual({
      id: ID,
      status: 'deferred',
      sender: 'game',
      payer: 'alice',
      delaySeconds: 9,
      published: Date.UTC(2026, 0, 1),
      delayUntil: Date.UTC(2026, 0, 1, 0, 0, 9),
      expiration: Date.UTC(2026, 0, 1, 0, 10, 9),
      actions: [
        {
          account: 'game',
          name: 'play',
          authorization: [],
          data: { n: 1 },
          hexData: null,
          ordinal: 1,
          receivers: ['game'],
          globalSequence: null,
          console: '',
          ramDeltas: [],
          inline: [],
        },
      ],
      raw: waiting,
      source: 'block',
    });
    expect(requested).toMatchObject([
      {
        url: '/v1/chain/get_scheduled_transactions',
        body: { json: true, lower_bound: ID, limit: 1 },
      },
    ]);
  });

  it.each([
    ['none', []],
    ['another', [{ ...waiting, trx_id: 'cd'.repeat(32) }]],
    ['nonsense', [7]],
  ])('is missing if the node lists %s', async (_, transactions) => {
    const { response } = await request({ transactions });
    await expect(response).rejects.toMatchObject({ name: 'MissingError', message: 'TX not found' });
  });

  it('is not missing if the response is malformed', async () => {
    const { response } = await request({});
    await expect(response).rejects.toMatchObject({ name: 'FetchError' });
  });
});
