import { afterEach, describe, expect, it } from 'vitest';
import { getDatabaseSize, getKvTableRows } from '#src/chain/rpc/store-calls.ts';
import { isSentWithItsBody, responding, type SentCall } from './responding.ts';
import { closeAll } from './servers.ts';

afterEach(closeAll);

describe('each call', () => {
  const chain = (call: string) => `/v1/chain/${call}`;
  const kv = { code: 'c', table: 't', index_name: 'i' };
  const sizes = { free_bytes: '1', used_bytes: 2, size: 3 };

  it.each<SentCall>([
    [
      'get_kv_table_rows',
      (pool) => getKvTableRows(pool, kv),
      chain('get_kv_table_rows'),
      { json: true, limit: 10, ...kv },
      { rows: [], more: false },
    ],
    ['db_size/get', (pool) => getDatabaseSize(pool), '/v1/db_size/get', {}, sizes],
  ])('%s is sent with its body', isSentWithItsBody);
});

describe('a response', () => {
  it('decodes numbers from text, and treats null like an omitted field', async () => {
    const answer = { free_bytes: '9000000000', used_bytes: '5', size: 1 };
    const { pool } = await responding(answer);
    expect(await getDatabaseSize(pool)).toEqual({
      free_bytes: 9_000_000_000,
      used_bytes: 5,
      size: 1,
      indices: [],
    });
  });
});
