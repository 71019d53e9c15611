import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAtomicAssets } from '#src/chain/services/nft-indexers.ts';
import { createSimpleAssets } from '#src/chain/services/simple-assets.ts';
import { BOOT_TIMEOUT } from '../support.ts';
import { named, run, type Running } from './running.ts';

let running: Running;
let atomic: ReturnType<typeof createAtomicAssets>;
let simple: ReturnType<typeof createSimpleAssets>;

beforeAll(async () => {
  running = await run('wax');
  atomic = createAtomicAssets({ url: named(running.config.atomicAssetsApi) });
  simple = createSimpleAssets({ url: named(running.config.simpleAssetsApi) });
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

type Json = Record<string, unknown>;

/** What the indexer has under `data`. */
async function indexed<T = Json[]>(path: string, body?: object): Promise<T> {
  const url = `${named(running.config.atomicAssetsApi)}/atomicassets/v1/${path}`;
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = (await (await fetch(url, init)).json()) as { success: boolean; data: T };
  expect(answer.success).toBe(true);
  return answer.data;
}

describe('the AtomicAssets indexer', () => {
  it('reports what an account holds, with the data of its template', async () => {
    const { rows: held } = await atomic.getAssets('alice');
    expect(held.length).toBeGreaterThan(8);
    expect(held.every(({ owner }) => owner === 'alice')).toBe(true);
    const doe = held.find(({ name }) => name === 'Running Doe');
    expect(doe).toMatchObject({
      collection: 'pronghornart',
      mint: '1',
      contract: 'atomicassets',
      image: 'https://ipfs.io/ipfs/QmSNEtW5r6K4md8n12d8P7SMmJXFLfxZGABK2XPKUgwJy3',
      idata: {
        herd: '18446744073709551615',
        temperature: -18,
        habitats: ['steppe', 'sagebrush', '草原'],
      },
      mdata: { level: 1 },
    });
  });

  it('shows what a burned asset was, and who burned it', async () => {
    expect(await atomic.getAsset('1099511627778')).toMatchObject({
      name: 'Golden Buck',
      owner: '',
      burned: { by: 'bob' },
      mint: '3',
      editionSize: '10',
    });
  });

  it('has texts and names that are to be wary of, as they were written', async () => {
    const { rows: held } = await atomic.getAssets('alice');
    const names = held.map(({ name }) => name);
    expect(names).toContain('<script>alert(document.domain)</script>');
    const fake = held.find(({ name }) => name?.startsWith('<script>'));
    expect(fake?.image).toBeNull();
    expect(Object.keys(fake?.idata ?? {})).toContain('<b>field</b>');
    expect(held.some(({ id, name }) => name === id)).toBe(true);
  });

  it('has the story’s offers, whatever became of them', async () => {
    // Offers to the market are the other half of sales: `nft-market.test.ts`.
    const offers = (await indexed('offers?sort=created&order=asc')).filter(
      ({ recipient_name }) => recipient_name !== 'atomicmarket',
    );
    expect(
      offers.map(({ sender_name, recipient_name, state }) => [sender_name, recipient_name, state]),
    ).toEqual([
      ['dave', 'heidi', 3],
      ['judy', 'grace', 4],
      ['frank', 'erin', 5],
      ['erin', 'grace', 1],
      ['bob', 'alice', 0],
      ['alice', 'carol', 0],
      ['mallory', 'alice', 0],
    ]);
    const [accepted] = offers as { sender_assets: Json[]; recipient_assets: Json[] }[];
    expect(accepted?.sender_assets[0]).toMatchObject({ owner: 'heidi', name: 'Running Doe' });
    // Dave sold on what he was given.
    expect(accepted?.recipient_assets[0]).toMatchObject({ owner: 'grace' });
    expect(await indexed('burns')).toEqual([{ account: 'bob', assets: '1' }]);
  });

  it('reports the owners of an NFT and who changed it', async () => {
    const first = await atomic.getAsset('1099511627776');
    expect(first).toMatchObject({
      owner: 'carol',
      name: 'Golden Buck',
      editionSize: '10',
      mdata: { level: 40 },
    });
    const [row] = await indexed('assets?ids=1099511627776');
    expect(Number(row?.['transferred_at_block'])).toBeGreaterThan(Number(row?.['minted_at_block']));
    expect(Number(row?.['updated_at_block'])).toBeGreaterThan(
      Number(row?.['transferred_at_block']),
    );
    expect(await atomic.getAsset('1')).toBeNull();
  });

  it('filters, orders and pages', async () => {
    const all = await indexed('assets');
    expect(await indexed<string>('assets/_count')).toBe(String(all.length));
    const first = await indexed('assets?limit=5&page=2&order=asc&sort=asset_id');
    const ids = all.map((row) => row['asset_id']).toSorted();
    expect(first.map((row) => row['asset_id'])).toEqual(ids.slice(5, 10));
    const filters = ['owner=alice,bob', 'collection_name=malloryfakes', 'schema_name=media'];
    for (const filter of [...filters, 'template_id=2', 'match=doe']) {
      const some = await indexed(`assets?${filter}`);
      expect(some.length).toBeGreaterThan(0);
      expect(some.length).toBeLessThan(all.length);
    }
    expect(await indexed('assets', { owner: 'alice', limit: 3 })).toHaveLength(3);
    const wrong = await fetch(`${running.devnet.url}/atomicassets/v1/assets?limit=5000`);
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { success: false }]);
  });

  it('reports collections, schemas, templates, holders and transfers', async () => {
    const collections = await indexed('collections');
    expect(collections.map((one) => one['collection_name']).toSorted()).toEqual([
      'malloryfakes',
      'pronghornart',
    ]);
    expect(await indexed<Json>('collections/pronghornart')).toMatchObject({
      author: 'nftartist111',
      market_fee: 0.05,
      name: 'Pronghorns of the Plains',
    });
    expect((await indexed('schemas?collection_name=pronghornart')).length).toBe(2);
    expect(await indexed<Json>('schemas/pronghornart/cards')).toMatchObject({
      schema_name: 'cards',
    });
    expect(await indexed<Json>('templates/pronghornart/1')).toMatchObject({
      template_id: '1',
      max_supply: '10',
      issued_supply: '5',
      name: 'Golden Buck',
    });
    const holders = await indexed('accounts');
    expect(holders[0]).toMatchObject({ account: 'alice' });
    const alice = await indexed<Json>('accounts/alice');
    expect(alice['assets']).toBe(holders[0]?.['assets']);
    const transfers = await indexed('transfers?account=bob');
    expect(transfers.map((one) => one['memo'])).toContain('happy birthday');
    expect(transfers.at(-1)).toMatchObject({ sender_name: 'alice', recipient_name: 'bob' });
  });

  it('fails while a fault is set', async () => {
    await running.order({ route: '/atomicassets', kind: 'html' });
    await expect(atomic.getAssets('alice')).rejects.toThrow('Bad response from server 502');
    expect((await simple.getAssets('alice')).rows.length).toBeGreaterThan(0);
  });
});

describe('the SimpleAssets indexer', () => {
  it('reports what an account holds, whatever its data are', async () => {
    const { rows: held } = await simple.getAssets('alice');
    expect(held.find(({ name }) => name === 'Flaming Sword')).toMatchObject({
      collection: 'swords',
      author: 'nftartist111',
      mint: '1',
      editionSize: '5',
    });
    expect(held.some(({ name }) => name === null)).toBe(true);
    const { rows: bobs } = await simple.getAssets('bob');
    expect(bobs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Rusty Sword', '<img src=x onerror=alert(1)>']),
    );
    expect(bobs.map(({ name }) => name)).not.toContain('Wooden Sword');
    expect(await simple.getAssets('nobody')).toEqual({ rows: [], complete: true });
  });

  it('fails while a fault is set', async () => {
    await running.order({ route: '/v1/assets', kind: 'truncate' });
    await expect(simple.getAssets('alice')).rejects.toThrow();
    expect((await simple.getAssets('alice')).rows.length).toBeGreaterThan(0);
  });
});
