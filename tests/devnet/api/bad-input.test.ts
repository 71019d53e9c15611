import { beforeAll, describe, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { bootChain } from '#devnet/start.ts';
import { BOOT_TIMEOUT } from './support.ts';
import type { Json } from './support.ts';

let app: Hono;

beforeAll(() => {
  app = bootChain('eos', { story: false }).app;
}, BOOT_TIMEOUT);

/** All that nodeos refuses, it refuses in one form. */
async function refused(path: string, body: string): Promise<{ status: number; body: Json }> {
  const response = await app.request(path, { method: 'POST', body });
  const json = (await response.json()) as Json;
  expect(json).toMatchObject({
    code: response.status,
    message: expect.any(String),
    error: { code: expect.any(Number), name: expect.any(String), what: expect.any(String) },
  });
  expect(Array.isArray(json['error']?.['details'])).toBe(true);
  return { status: response.status, body: json };
}

const CALLS = [
  'get_account',
  'get_abi',
  'get_raw_abi',
  'get_code_hash',
  'get_table_rows',
  'get_table_by_scope',
  'get_currency_balance',
  'get_currency_stats',
  'get_block',
  'get_required_keys',
  'abi_json_to_bin',
  'abi_bin_to_json',
  'push_transaction',
  'send_transaction',
  'send_transaction2',
  'compute_transaction',
];

describe.each(CALLS)('%s', (call) => {
  const path = `/v1/chain/${call}`;

  it('refuses what is no JSON', async () => {
    for (const text of ['{"account_name":', '{]', 'nothing', '"\u0000']) {
      const { status, body } = await refused(path, text);
      expect([status, Number(body['error']?.['code'])]).toEqual([400, 3200006]);
    }
  });

  it('refuses a body where an object is due', async () => {
    for (const text of ['[1]', '7', 'true', '"alice"']) {
      expect((await refused(path, text)).status).toBe(400);
    }
    expect((await refused(path, '')).status).toBe(400);
  });

  it('refuses fields of another type, and never breaks', async () => {
    const fields = ['account_name', 'code', 'scope', 'table', 'account', 'symbol', 'packed_trx'];
    for (const value of [{}, [[]], { constructor: 1 }]) {
      const body = Object.fromEntries(fields.map((field) => [field, value]));
      const { status } = await refused(path, JSON.stringify({ ...body, block_num_or_id: value }));
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  it('refuses a body of more than a megabyte', async () => {
    const { status } = await refused(path, JSON.stringify({ code: 'x'.repeat(1024 * 1024) }));
    expect(status).toBe(413);
  });
});

describe('what is not there', () => {
  it.each(['/v1/chain/nosuch', '/v1/nosuch/get', '/v3', '/'])('%s is unknown', async (path) => {
    const { status, body } = await refused(path, '{}');
    expect(status).toBe(404);
    expect(String(body['message'])).toBe('Not Found');
  });
});
