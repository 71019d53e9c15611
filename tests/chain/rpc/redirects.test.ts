import { afterEach, describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { createRequester } from '#src/chain/services/requester.ts';
import { brokenNode, closeAll, type Handler, healthyNode, json, serve } from './servers.ts';

afterEach(closeAll);

const statuses = [301, 302, 303, 307, 308];

const redirectTo =
  (target: string, status: number): Handler =>
  (path, response) => {
    const headers = { location: target + path, 'access-control-allow-origin': '*' };
    response.writeHead(status, headers).end();
  };

/** Calls of each kind: what a node serves, and what an index behind the same pool does. */
const calls = {
  post: (pool: ReturnType<typeof createPool>) =>
    pool.post('/v1/chain/get_account', {}, { decode: (body) => body }),
  get: (pool: ReturnType<typeof createPool>) =>
    pool.get('/v2/state/get_tokens', { account: 'alice' }, { decode: (body) => body }),
  info: (pool: ReturnType<typeof createPool>) =>
    pool.post('/v1/chain/get_info', {}, { decode: (body) => body }),
  send: (pool: ReturnType<typeof createPool>) =>
    pool.post('/v1/chain/send_transaction2', {}, { decode: (body) => body, checkFirst: true }),
};

describe.each(statuses)('a node that redirects with %i', (status) => {
  it.each(Object.entries(calls))('is no second witness: %s', async (_, call) => {
    const other = await healthyNode({ rows: [] });
    const node = await serve(redirectTo(other.url, status));
    for (const checkHead of [true, false]) {
      const pool = createPool({ endpoints: [node.url], checkHead });
      await expect(call(pool)).rejects.toThrow(FetchError);
    }
    expect(other.requested).toEqual([]);
  });
});

it('a node that redirects some calls is replaced by the next, under its own name', async () => {
  const other = await healthyNode({ of: 'other' });
  const next = await healthyNode({ of: 'next' });
  const node = await brokenNode(redirectTo(other.url, 307));
  const pool = createPool({ endpoints: [node.url, next.url] });
  expect(await calls.post(pool)).toMatchObject({ value: { of: 'next' }, endpoint: next.url });
  expect(other.requested).toEqual([]);
});

describe('a service', () => {
  const schema = v.object({ of: v.string() });

  it.each(statuses)('that redirects with %i speaks for no other', async (status) => {
    const other = await healthyNode({ of: 'other' });
    const { url } = await serve(redirectTo(other.url, status));
    const service = createRequester({ url });
    await expect(service.get('/x', schema)).rejects.toThrow('Redirected to another site');
  });

  it.each(statuses)('that redirects with %i passes on nothing that was sent', async (status) => {
    const other = await healthyNode({ of: 'other' });
    const { url } = await serve(redirectTo(other.url, status));
    const send = createRequester({ url }).send('POST', '/x', { a: 1 }, schema, { token: 't' });
    await expect(send).rejects.toThrow(FetchError);
    expect(other.requested).toEqual([]);
  });

  it('may redirect within itself', async () => {
    const { url } = await serve((path, response) =>
      path === '/x'
        ? response.writeHead(301, { location: '/y' }).end()
        : json(response, { of: path }),
    );
    expect(await createRequester({ url }).get('/x', schema)).toEqual({ of: '/y' });
  });
});
