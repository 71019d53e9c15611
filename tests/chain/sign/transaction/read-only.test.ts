import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import type { Fetch } from '#src/chain/rpc/transport.ts';
import { runReadOnly } from '#src/chain/sign/transaction/read-only.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;
let abi: unknown;

beforeAll(async () => {
  running = await run('jungle');
  access = openChain(running.config);
  ({ abi } = await access.node.getAbi('eosio'));
});
afterAll(() => running.devnet.close());

const call = (action: string, data: object) => ({ account: 'eosio', abi, action, data });

describe('a read-only action', () => {
  it('returns its value, decoded', async () => {
    // The name "a" is 6 in the highest five of 64 bits.
    const packed = Buffer.from('010000000000000030', 'hex');
    const hash = createHash('sha256').update(packed).digest('hex');
    const calculated = call('denyhashcalc', { patterns: ['a'] });
    expect(await runReadOnly(access.pool, calculated, Date.now())).toBe(hash);
  });

  it('is refused if it needs an authorization', async () => {
    const gift = { from: 'alice', to: 'bob', bytes: 1, memo: '' };
    await expect(runReadOnly(access.pool, call('giftram', gift), Date.now())).rejects.toMatchObject(
      { name: expect.any(String) as string, message: /authority|read-only/ },
    );
  });

  it('is refused if its data does not fit', async () => {
    await expect(
      runReadOnly(access.pool, call('denyhashcalc', { patterns: 'a' }), Date.now()),
    ).rejects.toMatchObject({ name: 'CodecError' });
  });

  it('runs by the call of older nodes', async () => {
    const older: Fetch = async (input, init) => {
      const path = new URL(String(input)).pathname;
      if (path.endsWith('/send_read_only_transaction'))
        return Response.json({ code: 404, message: 'Not Found' }, { status: 404 });
      if (!path.endsWith('/push_ro_transaction')) return fetch(input, init);
      const trace = { return_value: 'ab'.repeat(32) };
      return Response.json({ result: { action_traces: [trace] } });
    };
    const { pool } = openChain(running.config, { fetch: older });
    const calculated = call('denyhashcalc', { patterns: [] });
    expect(await runReadOnly(pool, calculated, Date.now())).toBe('ab'.repeat(32));
  });
});
