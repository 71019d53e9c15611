import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { kvRows, readContract } from '#src/chain/client/contract/contract.ts';
import { runQuery } from '#src/chain/sign/transaction/query.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('kylin');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

const query = { code: 'directory', table: 'entries', index_name: 'topic' };
const topicsOf = (page: { readonly rows: readonly unknown[] } | null) =>
  page?.rows.map((row) => (row as { topic: string }).topic);

describe('a contract of EOSIO 2.1', () => {
  it('has its key-value table in the ABI', async () => {
    const { abi } = await readContract(access, 'directory');
    expect(abi.tables).toEqual([]);
    expect(abi.kvTables).toEqual([
      { name: 'entries', type: 'entry', indexes: [{ name: 'topic', type: 'name' }] },
    ]);
  });

  it('has rows by key, page after page, in both directions', async () => {
    const first = await kvRows(access, { ...query, limit: 3 });
    expect(topicsOf(first)).toEqual(['antelope', 'pronghorn', 'trap']);
    expect(first?.more).toBe(true);
    const rest = await kvRows(access, { ...query, lower_bound: first?.next ?? '' });
    expect(topicsOf(rest)).toEqual(['wapiti']);
    expect(rest).toMatchObject({ more: false, next: null });
    const named = { ...query, encode_type: 'string', upper_bound: 'pronghorn', reverse: true };
    expect(topicsOf(await kvRows(access, named))).toEqual(['pronghorn', 'antelope']);
  });

  it('runs queries without an ABI of them', async () => {
    const ask = (method: string, more: object = {}) =>
      runQuery(access.pool, 'directory', { method, ...more }, Date.now());
    expect(await ask('count')).toBe(4);
    expect(await ask('entries', { arg: 'bob' })).toEqual([
      { topic: 'wapiti', text: 'Not an antelope.', author: 'bob' },
    ]);
    expect(await ask('entries', { filter: [{ method: 'first' }] })).toHaveLength(1);
    await expect(ask('nothing')).rejects.toThrow('There is no method nothing');
  });

  it('is reported as unread if no node has the call', async () => {
    await running.order({ route: '/v1/chain/get_kv_table_rows', kind: 'status', value: 404 });
    expect(await kvRows(access, query)).toBeNull();
  });
});
