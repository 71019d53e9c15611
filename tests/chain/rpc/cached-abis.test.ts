import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { getRawAbi } from '#src/chain/rpc/contract-calls.ts';
import { cachingAbis } from '#src/chain/rpc/cached-abis.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { memoryStore } from './memory-store.ts';
import { closeAll, infoBody, json, serve } from './servers.ts';

afterEach(closeAll);

const KEY = '/v1/chain/get_raw_abi/eosio.token';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A node that leaves out an ABI whose hash the request names, and counts those it sends. */
async function nodeOf(contract: { abi: string; hash?: string }) {
  const sent: string[] = [];
  const server = await serve((path, response, _, body) => {
    if (path === '/v1/chain/get_info') return json(response, infoBody());
    const { account_name, abi_hash } = JSON.parse(body) as Record<string, string>;
    const hash = contract.hash ?? hashOf(contract.abi);
    const isKnown = abi_hash === hash;
    if (!isKnown) sent.push(contract.abi);
    json(response, {
      account_name,
      code_hash: '',
      abi_hash: hash,
      ...(!isKnown && { abi: base64(contract.abi) }),
    });
  });
  return { sent, pool: createPool({ endpoints: [server.url] }) };
}

const textOf = async (request: ReturnType<typeof getRawAbi>) =>
  new TextDecoder().decode((await request).abi);

it('sends an ABI once, and again when it changed', async () => {
  const contract = { abi: 'first' };
  const { sent, pool } = await nodeOf(contract);
  const keeping = cachingAbis(pool, memoryStore().store);
  const read = () => textOf(getRawAbi(keeping, 'eosio.token'));
  expect([await read(), await read()]).toEqual(['first', 'first']);
  contract.abi = 'second';
  expect([await read(), await read()]).toEqual(['second', 'second']);
  expect(sent).toEqual(['first', 'second']);
});

it.each([
  ['of another ABI', JSON.stringify({ abi: base64('forged') })],
  ['that claims the hash', JSON.stringify({ abi: base64('forged'), hash: hashOf('right') })],
  ['that is no base64', JSON.stringify({ abi: '%' })],
  ['that is cut', '{"abi":'],
])('replaces an entry %s', async (_, entry) => {
  const { sent, pool } = await nodeOf({ abi: 'right' });
  const { store, entries } = memoryStore({ [KEY]: entry });
  expect(await textOf(getRawAbi(cachingAbis(pool, store), 'eosio.token'))).toBe('right');
  expect(sent).toEqual(['right']);
  expect(entries[KEY]).toBe(JSON.stringify({ abi: base64('right') }));
});

it('does not keep an ABI whose hash is not that of its bytes', async () => {
  const { pool } = await nodeOf({ abi: 'bytes', hash: hashOf('other bytes') });
  const { store, entries } = memoryStore();
  await getRawAbi(cachingAbis(pool, store), 'eosio.token');
  expect(entries).toEqual({});
});

it('shows no ABI where the account has none', async () => {
  const { pool } = await nodeOf({ abi: '' });
  const { store } = memoryStore({ [KEY]: JSON.stringify({ abi: base64('before') }) });
  expect(await textOf(getRawAbi(cachingAbis(pool, store), 'eosio.token'))).toBe('');
});
