import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import * as shapes from './shapes.ts';

/** The node that is asked; without it a devnet is started. */
const NODE_URL = process.env['NODE_URL'];

let url = NODE_URL ?? '';
let devnet: RunningDevnet | undefined;

beforeAll(async () => {
  if (NODE_URL) return;
  devnet = await startDevnet({ port: 0 });
  url = devnet.url;
});

afterAll(async () => {
  await devnet?.close();
});

async function call(name: string, body: object = {}): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${url}/v1/chain/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

/** Asks, expects a good status, and reads the answer by its shape. */
async function read<Shape extends v.GenericSchema>(
  shape: Shape,
  name: string,
  body?: object,
): Promise<v.InferOutput<Shape>> {
  const { status, json } = await call(name, body);
  expect(status).toBe(200);
  const result = v.safeParse(shape, json);
  expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  return result.output as v.InferOutput<Shape>;
}

async function refused(name: string, body: object): Promise<v.InferOutput<typeof shapes.ERROR>> {
  const { status, json } = await call(name, body);
  expect(status).toBeGreaterThanOrEqual(400);
  return v.parse(shapes.ERROR, json);
}

describe('what a node reports about itself and its blocks', () => {
  it('get_info', async () => {
    const info = await read(shapes.INFO, 'get_info');
    expect(Number(info.head_block_num)).toBeGreaterThan(Number(info.last_irreversible_block_num));
    expect(parseInt(info.head_block_id.slice(0, 8), 16)).toBe(Number(info.head_block_num));
  });

  it('get_block by number and by id', async () => {
    const info = await read(shapes.INFO, 'get_info');
    const block_num_or_id = info.last_irreversible_block_id;
    const byId = await read(shapes.BLOCK, 'get_block', { block_num_or_id });
    const byNumber = await read(shapes.BLOCK, 'get_block', { block_num_or_id: byId.block_num });
    expect(byNumber).toEqual(byId);
    expect(byId.id).toBe(block_num_or_id);
    const prefix = Buffer.from(byId.id, 'hex').readUInt32LE(8);
    expect(Number(byId.ref_block_prefix)).toBe(prefix);
  });

  it('get_block_info', async () => {
    const info = await read(shapes.INFO, 'get_info');
    const block_num = info.last_irreversible_block_num;
    const short = await read(shapes.BLOCK_INFO, 'get_block_info', { block_num });
    const whole = await read(shapes.BLOCK, 'get_block', { block_num_or_id: block_num });
    expect(whole.id).toBe(short.id);
    expect(whole.producer_signature).toBe(short.producer_signature);
  });
});

describe('accounts and contracts', () => {
  it.each(['eosio', 'eosio.token'])('get_account of %s', async (account_name) => {
    const account = await read(shapes.ACCOUNT, 'get_account', { account_name });
    expect(account.account_name).toBe(account_name);
    const parents = new Set(['', ...account.permissions.map(({ perm_name }) => perm_name)]);
    for (const { parent } of account.permissions) expect(parents).toContain(parent);
  });

  it('get_abi and get_raw_abi', async () => {
    const json = await read(shapes.ABI, 'get_abi', { account_name: 'eosio.token' });
    expect(json.abi.version).toMatch(/^eosio::abi\/1\./);
    const raw = await read(shapes.RAW_ABI, 'get_raw_abi', { account_name: 'eosio.token' });
    expect(Buffer.from(raw.abi, 'base64').length).toBeGreaterThan(100);
  });

  it('get_accounts_by_authorizers', async () => {
    await read(shapes.AUTHORIZERS, 'get_accounts_by_authorizers', {
      accounts: ['eosio'],
      keys: [],
    });
  });
});

describe('tables and tokens', () => {
  it('get_table_rows, decoded and packed', async () => {
    const query = { code: 'eosio', scope: 'eosio', table: 'global', limit: 1 };
    const decoded = await read(shapes.TABLE_ROWS, 'get_table_rows', { ...query, json: true });
    expect(decoded.rows[0]).toBeTypeOf('object');
    const packed = await read(shapes.TABLE_ROWS, 'get_table_rows', { ...query, json: false });
    expect(packed.rows[0]).toMatch(/^[0-9a-f]+$/);
  });

  it('get_table_rows continues at next_key', async () => {
    const query = { json: true, code: 'eosio', scope: 'eosio', table: 'producers' };
    const both = await read(shapes.TABLE_ROWS, 'get_table_rows', { ...query, limit: 2 });
    const first = await read(shapes.TABLE_ROWS, 'get_table_rows', { ...query, limit: 1 });
    const second = await read(shapes.TABLE_ROWS, 'get_table_rows', {
      ...query,
      limit: 1,
      lower_bound: first.next_key,
    });
    const owners = (rows: unknown[]): unknown[] =>
      rows.map((row) => (row as { owner: string }).owner);
    expect(owners([...first.rows, ...second.rows])).toEqual(owners(both.rows));
  });

  it('get_table_by_scope', async () => {
    const query = { code: 'eosio.token', table: 'stat', limit: 2 };
    const { rows } = await read(shapes.TABLE_SCOPES, 'get_table_by_scope', query);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('get_currency_balance and get_currency_stats', async () => {
    const [balance = ''] = await read(shapes.BALANCES, 'get_currency_balance', {
      code: 'eosio.token',
      account: 'eosio.ram',
    });
    const symbol = balance.split(' ')[1] ?? '';
    const stats = await read(shapes.CURRENCY_STATS, 'get_currency_stats', {
      code: 'eosio.token',
      symbol,
    });
    expect(stats[symbol]?.supply.endsWith(` ${symbol}`)).toBe(true);
  });
});

describe('producers', () => {
  it('get_producers, by votes', async () => {
    const { rows } = await read(shapes.PRODUCERS, 'get_producers', { json: true, limit: 30 });
    const votes = rows.map(({ total_votes }) => Number(total_votes));
    expect(votes).toEqual(votes.toSorted((a, b) => b - a));
  });

  it('get_producer_schedule', async () => {
    await read(shapes.SCHEDULE, 'get_producer_schedule');
  });
});

describe('refusals', () => {
  it.each([
    ['get_account', { account_name: 'nosuchname.1' }],
    ['get_block', { block_num_or_id: 4294967295 }],
    ['get_abi', { account_name: 'nosuchname.1' }],
    ['get_table_rows', { code: 'eosio', scope: 'eosio', table: 'nosuchtable' }],
    ['push_transaction', { signatures: [], packed_trx: 'zz' }],
    ['nosuchcall', {}],
  ])('%s %j', async (name, body) => {
    const { error } = await refused(name, body);
    expect(error.details.length).toBeGreaterThan(0);
  });

  it('an expired transaction is 3040005', async () => {
    // Good in form, of 1970, for no one.
    const packed_trx = `${'00'.repeat(14)}01${'0000000000ea3055'}${'00'.repeat(8)}01${'0000000000ea3055'}${'00000000a8ed3232'}0000`;
    const { error } = await refused('push_transaction', {
      signatures: [],
      compression: 'none',
      packed_context_free_data: '',
      packed_trx,
    });
    expect(error.code).toBe(3040005);
  });
});
