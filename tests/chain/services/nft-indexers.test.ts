import { afterEach, describe, expect, it } from 'vitest';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { createAtomicAssets } from '#src/chain/services/nft-indexers.ts';
import { createSimpleAssets } from '#src/chain/services/simple-assets.ts';
import { recordings } from '#tests/recordings/read.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFailuresReported, service, timeoutFor } from './faults.ts';

afterEach(closeAll);

const atomic = (url: string) => createAtomicAssets({ url, timeoutMs: timeoutFor(url) });
const simple = (url: string) => createSimpleAssets({ url, timeoutMs: timeoutFor(url) });

describe('the AtomicAssets client', () => {
  it("requests an account's assets, and omits malformed ones", async () => {
    const data = [{ asset_id: '2', owner: 'alice' }, null, 7, { owner: 'alice' }];
    const { url, requested } = await service([{ success: true, data }]);
    const { rows: assets } = await atomic(url).getAssets('alice');
    expect(assets.map(({ id, owner }) => [id, owner])).toEqual([['2', 'alice']]);
    expect(requested).toMatchObject([
      { method: 'GET', url: '/atomicassets/v1/assets?owner=alice&page=1&limit=1000' },
    ]);
  });

  it('requests page after page of many assets, and says where it stopped', async () => {
    const page = (from: number, count: number) => ({
      success: true,
      data: Array.from({ length: count }, (_, index) => ({ asset_id: String(from + index) })),
    });
    const two = await service([page(0, 1000)], [page(1000, 501)]);
    const { rows, complete } = await atomic(two.url).getAssets('alice');
    expect([rows.length, complete]).toEqual([1501, true]);
    expect(two.requested.map((one) => one.url)).toEqual([
      '/atomicassets/v1/assets?owner=alice&page=1&limit=1000',
      '/atomicassets/v1/assets?owner=alice&page=2&limit=1000',
    ]);
    const many = await service(
      ...[0, 1, 2, 3, 4, 5].map((nth) => [page(nth * 1000, 1000)] as const),
    );
    expect(await atomic(many.url).getAssets('alice')).toMatchObject({ complete: false });
  });

  it('requests one asset', async () => {
    const { url, requested } = await service([{ success: true, data: { asset_id: '2' } }]);
    expect(await atomic(url).getAsset('2')).toMatchObject({ id: '2', link: '/nft/2' });
    expect(requested).toMatchObject([{ url: '/atomicassets/v1/assets/2' }]);
  });

  it('has no asset that the indexer does not have', async () => {
    const { url } = await service([{ success: false, message: 'Asset not found' }, 416]);
    expect(await atomic(url).getAsset('2')).toBeNull();
  });

  it('requests transfers, logs and offers of an asset, newest first', async () => {
    const { url, requested } = await service([{ success: true, data: [{}, 7] }]);
    const none = { rows: [], more: false };
    expect(await atomic(url).getTransfers('2', 1)).toEqual(none);
    expect(await atomic(url).getLogs('2', {}, 3)).toEqual(none);
    expect(await atomic(url).getOffers('2', 1)).toEqual(none);
    const made = { account: 'alice', side: 'sender' } as const;
    expect(await atomic(url).getAccountOffers(made, 2)).toEqual(none);
    expect(requested.map((one) => one.url)).toEqual([
      '/atomicassets/v1/transfers?asset_id=2&page=1&limit=100&order=desc',
      '/atomicassets/v1/assets/2/logs?page=3&limit=100&order=desc',
      '/atomicassets/v1/offers?asset_id=2&page=1&limit=100&order=desc',
      '/atomicassets/v1/offers?sender=alice&state=0%2C1&page=2&limit=100&order=desc',
    ]);
  });

  it('has more rows after a full page', async () => {
    const data = Array.from({ length: 100 }, (_, index) => ({ transfer_id: String(index) }));
    const { url } = await service([{ success: true, data }]);
    const page = await atomic(url).getTransfers('2', 1);
    expect([page.rows.length, page.more]).toEqual([100, true]);
  });

  it('reports each kind of failure', async () => {
    await expectFailuresReported((url) => atomic(url).getAssets('alice'));
    await expectFailuresReported((url) => atomic(url).getAsset('2'));
    await expectFailuresReported((url) => atomic(url).getOffers('2', 1));
    const { url } = await service([{ success: false, data: [] }]);
    await expect(atomic(url).getAssets('alice')).rejects.toMatchObject({ name: 'FetchError' });
  });
});

describe('the SimpleAssets client', () => {
  it("requests an account's assets, and omits malformed ones", async () => {
    const results = [{ assetId: '5', owner: 'alice' }, 'x', {}];
    const { url, requested } = await service([{ results, extra: { total: 1 } }]);
    const { rows } = await simple(url).getAssets('alice');
    expect(rows.map(({ id }) => id)).toEqual(['5']);
    expect(requested).toMatchObject([
      { method: 'GET', url: '/v1/assets/search?owner=alice&page=1&limit=1000' },
    ]);
  });

  it('requests one asset, which may be missing', async () => {
    const { url, requested } = await service([{ assetId: '5', owner: 'bob' }], [{}, 404]);
    expect(await simple(url).getAsset('5')).toMatchObject({ id: '5', owner: 'bob' });
    expect(await simple(url).getAsset('6')).toBeNull();
    expect(requested).toMatchObject([{ url: '/v1/assets/5' }, { url: '/v1/assets/6' }]);
  });

  it('reports each kind of failure', async () => {
    await expectFailuresReported((url) => simple(url).getAssets('alice'));
    await expectFailuresReported((url) => simple(url).getAsset('5'));
  });
});

describe('recorded assets', () => {
  it('of SimpleAssets keep every asset', async () => {
    for (const { file, response } of recordings('v1_assets_search')) {
      const { url } = await service([response]);
      const reported = listOf(recordOf(response).results).map(recordOf);
      expect(reported.length, file).toBeGreaterThan(0);
      const { rows } = await simple(url).getAssets('alice');
      const ids = rows.map(({ id }) => id);
      expect(ids, file).toEqual(reported.map(({ assetId }) => String(assetId)));
    }
  });

  it('are parsed completely, and merged as the service merges them', async () => {
    const lists = recordings('atomicassets_assets').filter(({ response }) =>
      listOf(recordOf(response).data).some((row) => 'asset_id' in recordOf(row)),
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const { file, response } of lists) {
      const { url } = await service([response]);
      const reported = listOf(recordOf(response).data).map(recordOf);
      const { rows: assets } = await atomic(url).getAssets('taco');
      expect(assets.length, file).toBe(reported.length);
      assets.forEach((nft, index) => {
        const row = reported[index] ?? {};
        expect({ ...nft.mdata, ...nft.idata }, file).toEqual(row.data);
        expect(nft, file).toMatchObject({
          owner: row.owner,
          mint: row.template === null ? null : row.template_mint,
          // An asset without a name of its own is called by its template.
          ...(row.name === null ? {} : { name: row.name }),
          collection: recordOf(row.collection).collection_name,
        });
      });
    }
  });

  it('are decoded in lists, alone, in offers and in transfers', async () => {
    const kinds = ['assets', 'offers', 'transfers', 'burns', 'accounts', 'collections'];
    const reported = [...kinds, 'schemas', 'templates', 'config']
      .flatMap((kind) => recordings(`atomicassets_${kind}`))
      .flatMap(({ response }) => assetsIn(response));
    expect(reported.length).toBeGreaterThan(10);
    for (const row of reported) {
      const { url } = await service([{ success: true, data: row }]);
      const nft = await atomic(url).getAsset(String(row.asset_id));
      if (!nft) throw new Error('missing');
      expect({ ...nft.mdata, ...nft.idata }).toEqual(row.data);
      expect(nft).toMatchObject({ id: row.asset_id, owner: row.owner ?? '' });
      if (row.name !== null) expect(nft.name).toBe(row.name);
      const { img } = recordOf(row.data);
      if (typeof img === 'string' && img.startsWith('Qm')) expect(nft.image).toMatch(/ipfs\/Qm/);
    }
  });
});

/** Every asset in a response, at any depth. */
function assetsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn);
  const fields = recordOf(value);
  const inner = Object.values(fields).flatMap((one) =>
    typeof one === 'object' ? assetsIn(one) : [],
  );
  return 'asset_id' in fields && 'collection' in fields ? [fields, ...inner] : inner;
}
