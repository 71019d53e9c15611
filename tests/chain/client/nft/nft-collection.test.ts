import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nftsOf } from '#src/chain/client/account/account-nfts.ts';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { readNft } from '#src/chain/client/nft/nft.ts';
import {
  groupOf,
  lowestSale,
  nftCollection,
  nftCounts,
  nftGroupPage,
  nftSalesPage,
  nftTemplate,
  nftTemplatesPage,
} from '#src/chain/client/nft/nft-collection.ts';
import type { Nft } from '#src/chain/model/nft/nft.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;
let withoutIndex: ChainAccess;

beforeAll(async () => {
  running = await run('wax');
  access = openChain(running.config);
  const dead = 'http://127.0.0.1:9';
  const config = { ...running.config, atomicAssetsApi: dead, simpleAssetsApi: null };
  withoutIndex = { ...access, config };
});
afterAll(() => running.devnet.close());

describe('a collection', () => {
  it('is read from a node, with its schemas', async () => {
    expect(await nftCollection(withoutIndex, 'pronghornart')).toMatchObject({
      title: 'Pronghorns of the Plains',
      authorized: [expect.stringMatching(/^nftartist/)],
      marketFee: 0.05,
      website: 'https://pronghorns.example',
      schemas: [{ name: 'cards' }, { name: 'media' }],
      authorSwap: null,
    });
    expect(await nftCollection(access, 'nosuchcol')).toBeNull();
  });

  it('has pages of templates from a node, newest first, and one by its id', async () => {
    const { rows, last } = await nftTemplatesPage(withoutIndex, 'pronghornart', null);
    expect([rows.map(({ id }) => id), last]).toEqual([['5', '4', '3', '2', '1'], true]);
    const one = await nftTemplate(withoutIndex, { collection: 'pronghornart', template: '1' });
    expect(one).toMatchObject({
      name: 'Golden Buck',
      schema: 'cards',
      issued: 5n,
      limit: 10n,
      transferable: true,
    });
    expect(one?.attributes.find(({ name }) => name === 'herd')?.value).toBe('18446744073709551615');
    expect(await nftTemplate(access, { collection: 'pronghornart', template: '99' })).toBeNull();
  });

  it('needs the index for its NFTs, their number and prices', async () => {
    const group = { collection: 'pronghornart' };
    expect(await nftCounts(access, group)).toMatchObject({ burned: 1n });
    expect((await nftGroupPage(access, group, 0)).rows[0]).toMatchObject({ schema: 'cards' });
    const none = { ...access, config: { ...access.config, atomicAssetsApi: null } };
    const buck = { ...group, template: '1' };
    for (const read of [
      nftCounts(none, group),
      nftGroupPage(none, group, 0),
      lowestSale(none, buck),
      nftSalesPage(none, '1099511627776', 0),
    ])
      await expect(read).rejects.toMatchObject({ service: 'nft-indexer' });
  });
});

describe('version 2 of the contract', () => {
  /** Rows of the tables that the devnet's contract, of version 1, does not have. */
  const rows: Readonly<Record<string, object>> = {
    authorswaps: {
      collection_name: 'pronghornart',
      new_author: 'bob',
      acceptance_date: 1_800_000_000,
    },
    schematypes: {
      schema_name: 'cards',
      format_type: [{ name: 'img', mediatype: 'image/png', info: '' }],
    },
    // The name and the level.
    templates2: {
      template_id: 1,
      schema_name: 'cards',
      mutable_serialized_data: [4, 1, 97, 14, 40],
    },
  };
  const ofVersion2 = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (String(input).endsWith('/get_abi')) {
      const tables = Object.keys(rows).map((name) => ({ name }));
      return Promise.resolve(Response.json({ account_name: 'atomicassets', abi: { tables } }));
    }
    const { table } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      table?: string;
    };
    const row = table === undefined ? undefined : rows[table];
    if (!row) return fetch(input, init);
    return Promise.resolve(Response.json({ rows: [row], more: false, next_key: '' }));
  };

  it('has templates that change, what fields hold, and proposed authors', async () => {
    const second = openChain(running.config, { fetch: ofVersion2 });
    const template = await nftTemplate(second, { collection: 'pronghornart', template: '1' });
    expect(template?.attributes.slice(-2)).toEqual([
      { name: 'name', value: 'a', source: 'templateMutable', overridden: true },
      { name: 'level', value: 40, source: 'templateMutable', overridden: false },
    ]);
    const collection = await nftCollection(second, 'pronghornart');
    expect(collection?.authorSwap).toEqual({ newAuthor: 'bob', from: 1_800_000_000_000 });
    const [cards] = collection?.schemas ?? [];
    expect(cards?.fields.find(({ name }) => name === 'img')?.media).toBe('image/png');
  });
});

describe('without the index', () => {
  const bare = ({ id, name, owner, collection, schema, idata, mdata }: Nft) => ({
    id,
    name,
    owner,
    collection,
    schema,
    idata,
    mdata,
  });

  it('an account’s NFTs are those of a node’s tables, decoded as the index does', async () => {
    const found = await nftsOf(withoutIndex, 'alice');
    expect(found).toMatchObject({ failed: ['atomicassets'], fromTables: true, complete: true });
    const indexed = (await nftsOf(access, 'alice')).nfts.filter(
      ({ contract }) => contract === 'atomicassets',
    );
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(found.nfts.toSorted(byId).map(bare)).toEqual(indexed.toSorted(byId).map(bare));
    expect(found.nfts.every(({ link }) => link.endsWith('?owner=alice'))).toBe(true);
  });

  it('an NFT is read by its owner', async () => {
    const id = '1099511627776';
    const nft = await readNft(withoutIndex, id, 'carol');
    const indexed = await readNft(access, id);
    expect(nft).toMatchObject({ source: null, mint: null, minted: null });
    expect(nft?.attributes).toEqual(indexed?.attributes);
    expect(nft?.template).toEqual(indexed?.template);
    await expect(readNft(withoutIndex, id, 'bob')).rejects.toThrow();
    await expect(readNft(withoutIndex, id)).rejects.toThrow();
  });
});

describe('an address', () => {
  it('names a collection or one of its templates', () => {
    expect(groupOf('pronghornart')).toEqual({ collection: 'pronghornart' });
    expect(groupOf('pronghornart/5')).toEqual({ collection: 'pronghornart', template: '5' });
    for (const bad of [
      '',
      'No Name',
      'pronghornart/x',
      'pronghornart/-1',
      'a/1/2',
      'a/99999999999',
    ])
      expect(groupOf(bad)).toBeNull();
  });
});
