import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseHistory } from '#src/chain/history/choose.ts';
import { hyperionHistory } from '#src/chain/history/hyperion/provider.ts';
import { nativeHistory } from '#src/chain/history/native/provider.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { brokenNode, closeAll, json, serve } from '../rpc/servers.ts';
import { hyperionSource, kept, nativeSource } from './sources.ts';

afterEach(closeAll);

const ID = '1'.padStart(64, '0');

describe('the choice of a history provider', () => {
  it('prefers the first configured one, and falls back to the next if it is down', async () => {
    const hyperion = await hyperionSource(kept(3));
    const native = await nativeSource(kept(3));
    const history = chooseHistory([hyperion.provider, native.provider]);
    expect((await history.actions('alice')).source).toBe('hyperion');
    hyperion.server.stop();
    expect((await history.actions('alice')).source).toBe('native');
    expect((await history.transaction(ID)).source).toBe('native');
  });

  it('puts a failed provider last for a minute', async () => {
    const hyperion = await hyperionSource(kept(3));
    const native = await nativeSource(kept(3));
    let now = 0;
    const history = chooseHistory([hyperion.provider, native.provider], () => now);
    hyperion.server.stop();
    await history.actions('alice');
    const requested = hyperion.server.requested.length;
    hyperion.server.restart((_, response) => json(response, { actions: [] }));
    await history.actions('alice');
    expect(hyperion.server.requested).toHaveLength(requested);
    now += 60_000;
    expect((await history.actions('alice')).source).toBe('hyperion');
  });

  it('keeps the pages of one list with the provider that began it', async () => {
    const hyperion = await hyperionSource(kept(9));
    const native = await nativeSource(kept(9));
    const history = chooseHistory([hyperion.provider, native.provider]);
    const first = await history.actions('alice', { limit: 4 });
    expect(first.next).toMatch(/^hyperion:/);
    const second = await history.actions('alice', { limit: 4, cursor: first.next });
    expect([second.source, second.rows.length]).toEqual(['hyperion', 4]);
    hyperion.server.stop();
    const failed = history.actions('alice', { limit: 4, cursor: first.next });
    await expect(failed).rejects.toMatchObject({ name: 'FetchError' });
  });

  it('treats an invalid cursor as the first page', async () => {
    const { provider } = await nativeSource(kept(2));
    const history = chooseHistory([provider]);
    for (const cursor of ['', 'x', '-1', 'native:', 'native:1; drop'])
      expect((await history.actions('alice', { cursor })).rows).toHaveLength(2);
  });

  it('reports an item missing only after trying all providers', async () => {
    const behind = await hyperionSource([]);
    const native = await nativeSource(kept(3));
    const history = chooseHistory([behind.provider, native.provider]);
    expect((await history.transaction(ID)).source).toBe('native');
    await expect(history.transaction('f'.repeat(64))).rejects.toMatchObject({
      name: 'MissingError',
    });
  });

  it('treats an executed transaction without actions as missing, and returns a failed one', async () => {
    const responding = (status: string) => (_path: string, response: ServerResponse) =>
      json(response, {
        id: ID,
        block_num: 5,
        block_time: '2026-01-01T00:00:00.500',
        traces: [],
        trx: { receipt: { status, cpu_usage_us: 100, net_usage_words: 16 }, trx: {} },
      });
    const sourceOf = async (status: string) => {
      const pool = createPool({
        endpoints: [(await serve(responding(status))).url],
        checkHead: false,
      });
      return chooseHistory([nativeHistory(pool, pool)]);
    };
    await expect((await sourceOf('executed')).transaction(ID)).rejects.toMatchObject({
      name: 'MissingError',
      message: 'TX not found',
    });
    const expired = await (await sourceOf('expired')).transaction(ID);
    expect(expired).toMatchObject({ status: 'expired', actions: [] });
  });

  it.each(['hyperion', 'native'])('reports that %s sent no list of actions', async (kind) => {
    const { url } = await serve((_, response) => json(response, {}));
    const pool = createPool({ endpoints: [url], checkHead: false });
    const provider = kind === 'native' ? nativeHistory(pool, pool) : hyperionHistory(pool);
    await expect(chooseHistory([provider]).actions('alice')).rejects.toMatchObject({
      name: 'FetchError',
      message: expect.stringContaining('Could not retrieve actions'),
    });
  });

  it('never reports an item missing if no provider responded', async () => {
    const { server, provider } = await nativeSource([]);
    server.stop();
    await expect(chooseHistory([provider]).transaction(ID)).rejects.toMatchObject({
      name: 'FetchError',
      endpoint: server.url,
    });
  });

  it('names the missing service on a chain without providers', async () => {
    const history = chooseHistory([]);
    expect(history.available).toBe(false);
    await expect(history.actions('alice')).rejects.toMatchObject({
      name: 'UnsupportedError',
      service: 'history',
      message: 'Could not retrieve actions',
    });
    await expect(history.transaction(ID)).rejects.toMatchObject({ service: 'history' });
  });

  it('names the missing service if no provider supports the call, and the failed one if it did not respond', async () => {
    const unknown = {
      code: 404,
      message: 'Not Found',
      error: { details: [{ message: 'Unknown Endpoint' }] },
    };
    const plain = await serve((_, response) => json(response, unknown, 404));
    const pool = createPool({ endpoints: [plain.url], checkHead: false });
    const bare = [hyperionHistory(pool), nativeHistory(pool, pool)];
    const unsupported = { name: 'UnsupportedError', service: 'history' };
    await expect(chooseHistory(bare).actions('alice')).rejects.toMatchObject(unsupported);
    await expect(chooseHistory(bare).transaction(ID)).rejects.toMatchObject(unsupported);
    const down = await nativeSource([]);
    down.server.stop();
    await expect(chooseHistory([...bare, down.provider]).actions('alice')).rejects.toMatchObject({
      name: 'FetchError',
      endpoint: down.server.url,
    });
  });

  it('stops after an abort', async () => {
    const slow = await brokenNode(() => undefined);
    const native = await nativeSource(kept(3));
    expect(slow.requested).toEqual([]);
    const history = chooseHistory([native.provider]);
    const signal = AbortSignal.abort(new Error('left'));
    await expect(history.actions('alice', { signal })).rejects.toThrow('left');
  });
});
