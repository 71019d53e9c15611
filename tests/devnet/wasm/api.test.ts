import { beforeAll, expect, it } from 'vitest';
import { createApi } from '#devnet/api/app.ts';
import { createFaultList } from '#devnet/api/devnet/faults.ts';
import { createHistory } from '#devnet/history/history.ts';
import { buildContract } from '#devnet/wasm/build.ts';
import { ask } from '../api/support.ts';
import type { Json } from '../api/support.ts';
import { startBench } from '../harness.ts';
import { bytesOf, install } from './contract.ts';

let app: ReturnType<typeof createApi>;
let code: Uint8Array;

beforeAll(async () => {
  code = await buildContract('notes');
  const bench = startBench();
  const history = createHistory(bench.chain);
  const abi = JSON.parse(
    Buffer.from(bytesOf('devnet/wasm/contracts/notes.abi.json')).toString(),
  ) as object;
  install(bench, 'notes', code, abi);
  for (const name of ['alice', 'bob']) bench.addAccount(name);
  for (const [id, author] of [
    [1, 'bob'],
    [2, 'alice'],
    [3, 'bob'],
  ] as const)
    bench.push({ account: 'notes', name: 'write', by: author, data: { id, author, text: 'x' } });
  bench.chain.produceBlock();
  app = createApi({
    chain: bench.chain,
    history,
    faults: createFaultList(),
    demoAccounts: [],
    watched: new Set(),
  });
});

async function get(path: string, body: object): Promise<Json> {
  const answer = await ask(app, `/v1/chain/${path}`, body);
  expect(answer.status).toBe(200);
  return answer.body;
}

it('hands out the code of an account and its hash', async () => {
  const account = { account_name: 'notes' };
  const raw = await get('get_raw_code_and_abi', account);
  expect(Buffer.from(String(raw['wasm']), 'base64').equals(code)).toBe(true);
  const { code_hash } = (await get('get_code_hash', account)) as unknown as { code_hash: string };
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(code));
  expect(code_hash).toBe(Buffer.from(digest).toString('hex'));
  const whole = (await get('get_code', account)) as unknown as { wasm: string; code_hash: string };
  expect(whole.code_hash).toBe(code_hash);
  expect(whole.wasm.startsWith('\0asm\u0001')).toBe(true);
  const own = (await get('get_raw_code_and_abi', { account_name: 'eosio.token' })) as unknown;
  expect(own).toMatchObject({ wasm: '' });
});

it('lists rows by a secondary index, within bounds and page by page', async () => {
  const table = { code: 'notes', scope: 'notes', table: 'notes', json: true };
  const byAuthor = { ...table, index_position: 'secondary', key_type: 'name' };
  const all = (await get('get_table_rows', byAuthor)) as unknown as { rows: { id: number }[] };
  expect(all.rows.map(({ id }) => id)).toEqual([2, 1, 3]);
  const bounds = { lower_bound: 'bob', upper_bound: 'bob' };
  expect(await get('get_table_rows', { ...byAuthor, ...bounds, limit: 1 })).toMatchObject({
    rows: [{ id: 1, author: 'bob', text: 'x' }],
    more: true,
  });
  const payers = { ...byAuthor, ...bounds, reverse: true, show_payer: true };
  expect(await get('get_table_rows', payers)).toMatchObject({
    rows: [{ data: { id: 3 }, payer: 'bob' }, { data: { id: 1 } }],
    more: false,
  });
});

it('counts rows and keys of a table together, as nodes do', async () => {
  expect(await get('get_table_by_scope', { code: 'notes' })).toMatchObject({
    rows: [{ code: 'notes', scope: 'notes', table: 'notes', payer: 'bob', count: 6 }],
  });
});
