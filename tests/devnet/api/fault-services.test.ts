import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { BOOT_TIMEOUT } from './support.ts';

let devnet: RunningDevnet;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, story: false, blockInterval: 0 });
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

/** A route of every API and service that a chain's port answers for. */
const ROUTES = [
  '/v1/chain/get_info',
  '/v1/chain/get_table_rows',
  '/v1/history/get_actions',
  '/v1/trace_api/get_block',
  '/v1/db_size/get',
  '/v2/health',
  '/v2/history/get_actions',
  '/v2/history/get_deltas',
  '/v2/state/get_tokens',
  '/v2/state/get_proposals',
  '/api/balances/eos/eosio',
  '/atomicassets/v1/assets',
  '/atomicassets/v1/offers',
  '/dex/v1/history/actions',
  '/v1/quote/EOS/1/XPR',
  '/address/generate',
  '/v1/chain/exchange-rates/info',
];

async function withFault(fault: object, path: string): Promise<Response> {
  await fetch(`${devnet.url}/devnet/fault`, { method: 'DELETE' });
  const body = JSON.stringify({ route: path, calls: 1, ...fault });
  const ordered = await fetch(`${devnet.url}/devnet/fault`, { method: 'POST', body });
  expect(ordered.ok).toBe(true);
  return fetch(devnet.url + path);
}

describe.each(ROUTES)('a fault of %s', (path) => {
  it.each([429, 500, 503])('answers %i', async (value) => {
    expect((await withFault({ kind: 'status', value }, path)).status).toBe(value);
  });

  it('drops, sends a page, goes missing, and is over after one call', async () => {
    await expect(withFault({ kind: 'drop', value: 0 }, path)).rejects.toThrow();
    const page = await withFault({ kind: 'html', value: 0 }, path);
    expect(page.headers.get('content-type')).toContain('text/html');
    const missing = await withFault({ kind: 'missing-plugin', value: 0 }, path);
    expect(missing.status).toBe(404);
    const after = await fetch(devnet.url + path);
    expect(after.headers.get('content-type') ?? '').not.toContain('text/html');
  });

  it('cuts an answer short, and makes it late', async () => {
    const whole = await (await fetch(devnet.url + path)).text();
    const cut = await (await withFault({ kind: 'truncate', value: 0 }, path)).text();
    // Times and prices within an answer may be some digits longer the next time.
    expect(cut.length).toBeLessThanOrEqual(Math.ceil(whole.length * 0.6) + 8);
    const begin = performance.now();
    await withFault({ kind: 'latency', value: 60 }, path);
    expect(performance.now() - begin).toBeGreaterThan(55);
  });
});
