import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { collectionsByName, findCollections } from '#src/chain/client/nft/find-collections.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;
let sent: string[];

const found = [{ name: 'pronghornart', title: 'Pronghorns of the Plains' }];

beforeAll(async () => {
  running = await run('wax');
  sent = [];
  access = openChain(running.config, {
    fetch: (input, init) => {
      sent.push(String(input));
      return fetch(input, init);
    },
  });
});
afterAll(() => running.devnet.close());

it('finds collections by the beginning of their name, at a node', async () => {
  expect(await collectionsByName(access, 'Prong')).toEqual(found);
  expect(await collectionsByName(access, 'pronghorn art')).toEqual(found);
  expect(await collectionsByName(access, 'ronghorn')).toEqual([]);
});

it('finds them by their title too, where the chain has an indexer', async () => {
  expect(await findCollections(access, 'of the Plains')).toEqual(found);
  const config = { ...access.config, atomicAssetsApi: 'http://127.0.0.1:9' };
  expect(await findCollections({ ...access, config }, 'prong')).toEqual(found);
});

it('sends no text that is too short, a key or the words of one', async () => {
  sent = [];
  const words = 'abandon ability able about above absent';
  for (const text of ['pr', words, `5K${'Q'.repeat(49)}`, 'PVT_K1_ab', 'alice@active', '12345'])
    expect(await findCollections(access, text), text).toEqual([]);
  expect(sent).toEqual([]);
});

it('finds none on a chain without NFTs', async () => {
  const config = { ...access.config, nftsEnabled: false, atomicAssetsApi: null };
  expect(await findCollections({ ...access, config }, 'prong')).toEqual([]);
});

it('rejects if neither the node nor the indexer responds', async () => {
  const { config } = running;
  const silent = openChain(
    { ...config, atomicAssetsApi: 'http://127.0.0.1:9' },
    { fetch: () => Promise.reject(new TypeError('no connection')) },
  );
  await expect(findCollections(silent, 'prong')).rejects.toThrow();
});
