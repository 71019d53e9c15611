import { afterEach, describe, expect, it } from 'vitest';
import * as fio from '#src/chain/rpc/fio-node.ts';
import { recordingsFrom } from '#tests/recordings/read.ts';
import { isSentWithItsBody, KEY, responding, type SentCall } from './responding.ts';
import { chainError, closeAll } from './servers.ts';

afterEach(closeAll);

describe('each call', () => {
  const chain = (call: string) => `/v1/chain/${call}`;

  it.each<SentCall>([
    [
      'get_fio_balance',
      (pool) => fio.getFioBalance(pool, KEY),
      chain('get_fio_balance'),
      { fio_public_key: KEY },
      { balance: 5 },
    ],
    [
      'get_nfts_fio_address',
      (pool) => fio.getNftsOfFioAddress(pool, 'a@b', { limit: 5, offset: 10 }),
      chain('get_nfts_fio_address'),
      { fio_address: 'a@b', limit: 5, offset: 10 },
      { nfts: [], more: 3 },
    ],
  ])('%s is sent with its body', isSentWithItsBody);
});

describe('a FIO response without results', () => {
  it('is empty, and no failure of the node', async () => {
    for (const [message, call, empty] of [
      ['Public key not found', fio.getFioBalance, { balance: 0, available: 0, staked: 0 }],
      ['No NFTS are mapped', fio.getNftsOfFioAddress, { nfts: [], more: 0 }],
    ] as const) {
      const { pool } = await responding({ message }, 404);
      expect(await call(pool, KEY), message).toMatchObject(empty);
      expect(pool.health()[0]).toMatchObject({ failures: 0 });
    }
  });

  it('differs from the response of a node that lacks the call', async () => {
    for (const body of [{ message: 'Not Found' }, chainError(0, 'exception', 'Unknown Endpoint')]) {
      const { pool } = await responding(body, 404);
      await expect(fio.getFioBalance(pool, KEY)).rejects.toMatchObject({
        attempts: [{ kind: 'unsupported' }],
      });
    }
  });

  it('is not an invalid key', async () => {
    const [recording] = recordingsFrom('documented', 'errors').filter(
      ({ request }) => request.path === '/v1/chain/get_fio_balance',
    );
    const error = 'Invalid FIO Public Key';
    const body = recording?.response;
    const { pool } = await responding(body, 400);
    await expect(fio.getFioBalance(pool, 'FIO123')).rejects.toMatchObject({
      name: 'exception',
      message: error,
      body,
    });
  });
});
