import { expect } from 'vitest';
import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import { infoBody, json, serve } from './servers.ts';

/** A pool of one node with one response, which records requests other than get_info. */
export async function responding(body: unknown, status = 200) {
  const requested: [path: string, body: unknown][] = [];
  const server = await serve((path, response, _, text) => {
    if (path === '/v1/chain/get_info') return json(response, infoBody());
    requested.push([path, JSON.parse(text)]);
    json(response, body, status);
  });
  return { pool: createPool({ endpoints: [server.url] }), requested, url: server.url };
}

export const SIGNED = {
  signatures: ['SIG'],
  compression: 0,
  packed_context_free_data: '',
  packed_trx: 'ab',
};

export const KEY = 'FIO8PRe4WRZJj5mkem6qVGKyvNFgPsNnjNN6kPhh6EaCpzCVin5Jj';

export type Call = (pool: Pool) => Promise<unknown>;

/** A call, and what it sends: its path, its body, and an answer it takes. */
export type SentCall = [name: string, call: Call, path: string, body: unknown, answer: unknown];

/** The call sends that body once, and refuses an answer of another form. */
export async function isSentWithItsBody(...[, call, path, body, answer]: SentCall): Promise<void> {
  const { pool, requested } = await responding(answer);
  await call(pool);
  expect(requested).toEqual([[path, body]]);
  const wrong = await responding({ of: 'another form' });
  await expect(call(wrong.pool)).rejects.toMatchObject({ name: 'FetchError' });
}
