import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';

let devnet: RunningDevnet;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, story: false });
});

afterAll(async () => {
  await devnet.close();
});

beforeEach(async () => {
  await fetch(`${devnet.url}/devnet/fault`, { method: 'DELETE' });
});

async function order(fault: object): Promise<Response> {
  return fetch(`${devnet.url}/devnet/fault`, { method: 'POST', body: JSON.stringify(fault) });
}

const info = (): Promise<Response> => fetch(`${devnet.url}/v1/chain/get_info`);

describe('a fault that was ordered', () => {
  it('makes an answer late', async () => {
    await order({ route: '/v1/chain', kind: 'latency', value: 400, calls: 1 });
    const begin = performance.now();
    await info();
    expect(performance.now() - begin).toBeGreaterThan(380);
  });

  it('drops the connection', async () => {
    await order({ route: '/v1/chain/get_info', kind: 'drop', calls: 1 });
    await expect(info()).rejects.toThrow();
    expect((await info()).status).toBe(200);
  });

  it('answers with a status', async () => {
    await order({ route: '/', kind: 'status', value: 429, calls: 2 });
    expect((await info()).status).toBe(429);
    expect((await info()).status).toBe(429);
    expect((await info()).status).toBe(200);
  });

  it('answers that it is busy, and names the pause in a header that pages can read', async () => {
    await order({ route: '/v1/chain', kind: 'busy', value: 7, calls: 1 });
    const { status, headers } = await info();
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('7');
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
    expect((await info()).status).toBe(200);
  });

  it('cuts the body in half', async () => {
    await order({ route: '/v1/chain', kind: 'truncate', calls: 1 });
    const text = await (await info()).text();
    expect(text).toMatch(/^\{/);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('sends a page where JSON is due', async () => {
    await order({ route: '/v1/chain', kind: 'html', calls: 1 });
    const answer = await info();
    expect(answer.headers.get('content-type')).toMatch(/text\/html/);
  });

  it('lets the head look old', async () => {
    await order({ route: '/v1/chain', kind: 'stale-head', value: 90 });
    const body = (await (await info()).json()) as { head_block_time: string };
    expect(Date.now() - Date.parse(`${body.head_block_time}Z`)).toBeGreaterThan(85_000);
  });

  it('passes for another chain', async () => {
    await order({ route: '/v1/chain', kind: 'wrong-chain-id' });
    const body = (await (await info()).json()) as { chain_id: string };
    expect(body.chain_id).not.toBe(devnet.chain.spec.chainId);
  });

  it('is without a plugin, and only that one', async () => {
    await order({ route: '/v2', kind: 'missing-plugin' });
    expect((await fetch(`${devnet.url}/v2/health`)).status).toBe(404);
    expect((await info()).status).toBe(200);
  });

  it('ends by itself after its seconds', async () => {
    await order({ route: '/', kind: 'status', value: 503, seconds: 600 });
    expect((await info()).status).toBe(503);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    expect((await info()).status).toBe(200);
    vi.useRealTimers();
  });

  it('can be looked at and taken back, and is refused where it is none', async () => {
    await order({ route: '/', kind: 'status', value: 500 });
    const list = (await (await fetch(`${devnet.url}/devnet/fault`)).json()) as {
      faults: unknown[];
    };
    expect(list.faults).toMatchObject([{ route: '/', kind: 'status', value: 500 }]);
    await fetch(`${devnet.url}/devnet/fault`, { method: 'DELETE' });
    expect((await info()).status).toBe(200);
  });

  it.each([
    [{ kind: 'explode' }, 'kind must be one of latency, drop'],
    [{ kind: 'drop', route: 'v1/chain' }, 'route must be the beginning of a path'],
    [{ kind: 'drop', route: 7 }, 'route must be the beginning of a path'],
    [{ kind: 'status', value: 199 }, 'value must be an HTTP status from 200 to 599'],
    [{ kind: 'status', value: 600 }, 'value must be an HTTP status from 200 to 599'],
    [{ kind: 'latency', value: -1 }, 'value must be a whole number, 0 or more'],
    [{ kind: 'latency', value: '5' }, 'value must be a whole number, 0 or more'],
    [{ kind: 'stale-head', value: 1.5 }, 'value must be a whole number, 0 or more'],
    [{ kind: 'drop', calls: 0 }, 'calls must be a whole number, 1 or more'],
    [{ kind: 'drop', calls: -2 }, 'calls must be a whole number, 1 or more'],
    [{ kind: 'drop', seconds: 0 }, 'seconds must be a whole number, 1 or more'],
    [[], 'The body must be an object'],
  ])('is refused where it is none: %j', async (fault, sentence) => {
    const refused = await order(fault);
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { error: string }).error).toContain(sentence);
    const list = await fetch(`${devnet.url}/devnet/fault`);
    expect(await list.json()).toEqual({ faults: [] });
  });

  it.each([204, 205, 304])('may be a status without a body: %i', async (value) => {
    await order({ route: '/', kind: 'status', value, calls: 1 });
    const answer = await info();
    expect([answer.status, await answer.text()]).toEqual([value, '']);
  });
});
