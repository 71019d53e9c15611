import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { readNft } from '#src/chain/client/nft/nft.ts';
import { nftHistoryPage } from '#src/chain/client/nft/nft-history.ts';
import {
  accountOffersPage,
  nftOffersPage,
  readOfferedNfts,
} from '#src/chain/client/nft/nft-offers.ts';
import type { NftOffer } from '#src/chain/model/nft/offer.ts';
import { FetchError, RpcError } from '#src/chain/rpc/errors.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

const buck = '1099511627776';
const burned = '1099511627778';
const sword = '100000000000001';
const rusty = '100000000000002';

const without = (services: Partial<ChainAccess['config']>): ChainAccess => ({
  ...access,
  config: { ...access.config, ...services },
});

async function shown(id: string) {
  const nft = await readNft(access, id);
  if (!nft) throw new Error(`No NFT ${id}`);
  return nft;
}

describe('an NFT', () => {
  it('comes from the indexer of the contract that gives out such ids', async () => {
    expect(await shown(buck)).toMatchObject({
      contract: 'atomicassets',
      name: 'Golden Buck',
      owner: 'carol',
      mint: '1',
      template: { issued: '5', limit: '10' },
    });
    expect(await shown(sword)).toMatchObject({ contract: 'simpleassets', owner: 'alice' });
  });

  it('needs only its own indexer', async () => {
    const dead = 'http://127.0.0.1:9';
    expect(await readNft(without({ simpleAssetsApi: dead }), buck)).toMatchObject({ id: buck });
    await expect(readNft(without({ atomicAssetsApi: dead }), buck)).rejects.toBeInstanceOf(
      FetchError,
    );
  });

  it('is missing only if every indexer reports so', async () => {
    expect(await readNft(access, '5')).toBeNull();
    expect(await readNft(access, 'alice')).toBeNull();
    const refusing = (input: RequestInfo | URL) =>
      Promise.resolve(new Response('{}', { status: String(input).includes('atomic') ? 416 : 500 }));
    await expect(readNft({ ...access, fetch: refusing }, '5')).rejects.toBeInstanceOf(RpcError);
  });

  it('is not supported without an indexer', async () => {
    const none = without({ atomicAssetsApi: null, simpleAssetsApi: null });
    await expect(readNft(none, buck)).rejects.toMatchObject({ service: 'nft-indexer' });
  });
});

describe('the history of an NFT', () => {
  const events = async (id: string) => {
    const { rows, more } = await nftHistoryPage(access, await shown(id), 0);
    expect(more).toBe(false);
    return rows;
  };

  it('merges transfers and logs of AtomicAssets, newest first', async () => {
    const rows = await events(buck);
    expect(rows.map(({ name }) => name)).toEqual(['logsetdata', 'transfer', 'transfer', 'logmint']);
    expect(rows[0]?.changes).toEqual([{ name: 'level', before: 1, after: 40 }]);
    expect(rows[1]?.data).toMatchObject({ from: 'bob', to: 'carol', asset_ids: [buck] });
    expect(rows[3]?.data).toMatchObject({ asset_id: buck, collection_name: 'pronghornart' });
    expect((await events(burned))[0]).toMatchObject({ name: 'logburnasset' });
  });

  it('of SimpleAssets comes from the backend', async () => {
    const rows = await events(rusty);
    expect(rows[0]).toMatchObject({ name: 'transfer', data: { from: 'alice', to: 'bob' } });
    expect(rows.at(-1)?.name).toMatch(/^create/);
    const none = without({ backendUrl: null });
    await expect(nftHistoryPage(none, await shown(rusty), 0)).rejects.toMatchObject({
      service: 'backend',
    });
  });
});

describe('the offers of an NFT', () => {
  it('of AtomicAssets come from the indexer with their outcome', async () => {
    const { rows } = await nftOffersPage(access, await shown('1099511627784'), 0);
    expect(rows).toMatchObject([{ state: 'accepted', sender: 'dave', recipient: 'heidi' }]);
    expect((await nftOffersPage(access, await shown(buck), 0)).rows).toEqual([]);
  });

  it('of SimpleAssets come from the table', async () => {
    const { rows } = await nftOffersPage(access, await shown(sword), 0);
    expect(rows).toMatchObject([{ sender: 'alice', recipient: 'carol', state: 'pending' }]);
    expect((await nftOffersPage(access, await shown(rusty), 0)).rows).toEqual([]);
  });
});

describe('the open offers of an account', () => {
  const got = { account: 'alice', side: 'recipient' } as const;
  const made = { account: 'alice', side: 'sender' } as const;
  const sides = (rows: readonly NftOffer[]) =>
    rows.map(({ contract, sender, recipient, gives, gets }) => ({
      contract,
      sender,
      recipient,
      gives: gives.map(({ id }) => id),
      gets: gets.map(({ id }) => id),
    }));

  it('are those of both contracts, newest first', async () => {
    const received = await accountOffersPage(access, got, 0);
    expect(received.more).toBe(false);
    expect(received.rows.map(({ sender, state }) => [sender, state])).toEqual([
      ['mallory', 'pending'],
      ['bob', 'pending'],
    ]);
    const { rows } = await accountOffersPage(access, made, 0);
    expect(rows.map(({ contract, recipient }) => [contract, recipient]).toSorted()).toEqual([
      ['atomicassets', 'carol'],
      ['simpleassets', 'carol'],
    ]);
    const times = rows.map(({ created }) => created ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await accountOffersPage(access, got, 1)).rows).toEqual([]);
  });

  it('leave out those that ended, and have those whose NFTs were moved', async () => {
    const offersOf = async (account: string) =>
      (await accountOffersPage(access, { account, side: 'sender' }, 0)).rows;
    expect(await offersOf('dave')).toEqual([]);
    expect(await offersOf('frank')).toEqual([]);
    expect(await offersOf('erin')).toMatchObject([{ state: 'invalid', recipient: 'grace' }]);
  });

  it('come from a node’s table if the indexer fails', async () => {
    const dead = without({ atomicAssetsApi: 'http://127.0.0.1:9' });
    for (const of of [got, made]) {
      const { rows, more } = await accountOffersPage(dead, of, 0);
      const indexed = await accountOffersPage(access, of, 0);
      expect(more).toBe(false);
      expect(sides(rows)).toEqual(expect.arrayContaining(sides(indexed.rows)));
      expect(rows).toHaveLength(indexed.rows.length);
      expect(rows.some(({ fromTables }) => fromTables)).toBe(true);
      expect(indexed.rows.some(({ fromTables }) => fromTables)).toBe(false);
    }
  });

  it('name their NFTs, which a node knows by who has them', async () => {
    const { rows } = await accountOffersPage(access, got, 0);
    const [named] = rows.flatMap(({ gives, sender }) => gives.map((nft) => ({ ...nft, sender })));
    if (!named?.identity) throw new Error('no offered NFT');
    expect(named.identity).toMatchObject({
      name: expect.any(String) as string,
      collection: 'pronghornart',
    });
    const { id, sender: owner, identity } = named;
    const nft = { contract: 'atomicassets', owner, id } as const;
    const read = (...nfts: Parameters<typeof readOfferedNfts>[1]) => readOfferedNfts(access, nfts);
    expect(
      await read(nft, { ...nft, contract: 'simpleassets', owner: 'alice', id: sword }),
    ).toEqual(
      new Map([
        [id, identity],
        [sword, expect.objectContaining({ name: expect.any(String) as string })],
      ]),
    );
    expect(await read({ ...nft, owner: 'frank' })).toEqual(new Map());
    const many = Array.from({ length: 200 }, () => ({ ...nft, owner: 'frank' }));
    let requests = 0;
    const pool = new Proxy(access.pool, {
      get(target, name, receiver) {
        if (name === 'post') requests += 1;
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    await readOfferedNfts({ ...access, pool }, [...many, nft]);
    expect(requests).toBe(24);
  });

  it('are no offers of another account that the indexer reports', async () => {
    const data = [{ offer_id: '1', sender_name: 'mallory', recipient_name: 'bob', state: 0 }];
    const lying = (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).includes('/atomicassets/')
        ? Promise.resolve(new Response(JSON.stringify({ success: true, data })))
        : fetch(input, init);
    const { rows } = await accountOffersPage({ ...access, fetch: lying }, got, 0);
    expect(rows).toEqual([]);
  });

  it('fail as the indexer does if no node has the table either', async () => {
    const none = without({ atomicAssetsApi: null, simpleAssetsApi: null });
    const nowhere = {
      ...none,
      pool: openChain({
        ...none.config,
        endpoints: { default: [], actions: [], transactions: [], provider: [] },
      }).pool,
    };
    await expect(accountOffersPage(nowhere, got, 0)).rejects.toMatchObject({
      service: 'nft-indexer',
    });
  });
});
