import { ExplorerApi, RpcApi } from 'atomicassets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { sendAs } from '../api/sending.ts';
import { BOOT_TIMEOUT } from '../api/support.ts';

const COLLECTION = 'pronghornart';
const [PENDING, INVALID, ACCEPTED, DECLINED] = [0, 1, 3, 4];

let devnet: RunningDevnet;
let api: ExplorerApi;
let rpc: RpcApi;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, chains: ['wax'], blockInterval: 0 });
  api = new ExplorerApi(devnet.url, 'atomicassets', { fetch: fetch as never });
  rpc = new RpcApi(devnet.url, 'atomicassets', { fetch: fetch as never, rateLimit: 100 });
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

const send = (actor: string, actions: readonly object[]) => sendAs(devnet, actor, actions);

const by = (actor: string) => [{ actor, permission: 'active' }];

/** The client has no call for these. */
async function offerLogs(path: string): Promise<unknown> {
  const answer = await fetch(`${devnet.url}/atomicassets/v1/offers/${path}`);
  return ((await answer.json()) as { data: unknown }).data;
}

async function firstOf(owner: string): Promise<string> {
  const [asset] = await api.getAssets({ owner, collection_name: COLLECTION } as never, 1, 1);
  return asset!.asset_id;
}

describe('the explorer client of AtomicAssets, unchanged', () => {
  it('lists what an account holds, by page, as many as are counted', async () => {
    const held = await api.getAssets({ owner: 'alice' } as never);
    expect(await api.countAssets({ owner: 'alice' } as never)).toBe(held.length);
    const second = await api.getAssets({ owner: 'alice' } as never, 2, 3);
    expect(second.map(({ asset_id }) => asset_id)).toEqual(
      held.slice(3, 6).map(({ asset_id }) => asset_id),
    );
    const whole = await api.getAccount('alice');
    expect(Number(whole.assets)).toBe(held.length);
    const inOne = held.filter(({ collection }) => collection.collection_name === COLLECTION);
    const part = await api.getAccountCollection('alice', COLLECTION);
    const sum = part.schemas.reduce((total, { assets }) => total + Number(assets), 0);
    expect(sum).toBe(inOne.length);
  });

  it('opens a collection, a schema, a template and an asset, with counts and past', async () => {
    const held = await api.getAssets({ owner: 'alice', collection_name: COLLECTION } as never);
    const asset = held.find((one) => one.template !== null);
    const { collection, schema, template } = asset!;
    expect((await api.getCollection(COLLECTION)).author).toBe(collection.author);
    expect((await api.getSchema(COLLECTION, schema.schema_name)).format).toEqual(schema.format);
    const id = template!.template_id;
    expect((await api.getTemplate(COLLECTION, id)).immutable_data).toEqual(
      template!.immutable_data,
    );
    expect(Number((await api.getAssetStats(asset!.asset_id)).template_mint)).toBe(
      Number(asset!.template_mint),
    );
    const stats = await api.getCollectionStats(COLLECTION);
    expect(Number(stats.assets) - Number(stats.burned)).toBe(
      await api.countAssets({ collection_name: COLLECTION } as never),
    );
    expect(Number((await api.getTemplateStats(COLLECTION, id)).assets)).toBeGreaterThan(0);
    const [first] = await api.getCollectionLogs(COLLECTION, 1, 10, 'asc');
    expect(first?.name).toBe('createcol');
    const [minted] = await api.getAssetLogs(asset!.asset_id, 1, 1, 'asc');
    expect(minted?.name).toBe('logmint');
    expect((await api.getSchemaLogs(COLLECTION, schema.schema_name))[0]?.name).toBe('createschema');
    expect((await api.getTemplateLogs(COLLECTION, id))[0]?.name).toBe('lognewtempl');
  });

  it('reports burned assets by who burned them', async () => {
    expect(await api.getBurns()).toContainEqual({ account: 'bob', assets: '1' });
    expect(await api.getAccountBurns('bob')).toMatchObject({
      collections: [{ collection: { collection_name: COLLECTION }, assets: '1' }],
      templates: [{ collection_name: COLLECTION, template_id: '1', assets: '1' }],
      assets: 1,
    });
  });

  it('follows an offer from being made to being taken up', async () => {
    const [given, wanted] = [await firstOf('alice'), await firstOf('bob')];
    const builder = await api.action;
    await send(
      'alice',
      await builder.createoffer(by('alice'), 'alice', 'bob', [given], [wanted], 'swap?'),
    );
    const [offer] = await api.getOffers({ sender: 'alice', state: String(PENDING) } as never);
    expect(offer).toMatchObject({
      sender_name: 'alice',
      recipient_name: 'bob',
      memo: 'swap?',
      state: PENDING,
      sender_assets: [{ asset_id: given }],
      recipient_assets: [{ asset_id: wanted }],
    });
    const open = await rpc.getAccountOffers('bob');
    expect(open.map(({ id }) => String(id))).toContain(offer!.offer_id);

    await send('bob', await builder.acceptoffer(by('bob'), offer!.offer_id));
    expect((await api.getOffer(offer!.offer_id)).state).toBe(ACCEPTED);
    expect(await offerLogs(`${offer!.offer_id}/logs`)).toMatchObject([
      { name: 'lognewoffer', data: {} },
      { name: 'acceptoffer', data: {} },
    ]);
    expect(await offerLogs(`${offer!.offer_id}/logs?order=desc&limit=1`)).toMatchObject([
      { name: 'acceptoffer' },
    ]);
    expect((await api.getAsset(given)).owner).toBe('bob');
    expect((await api.getAsset(wanted)).owner).toBe('alice');
    const [transfer] = await api.getTransfers({ asset_id: given } as never, 1, 1);
    expect(transfer).toMatchObject({ sender_name: 'alice', recipient_name: 'bob' });
  });

  it('marks a declined offer, and one whose asset no longer exists', async () => {
    const given = await firstOf('alice');
    const builder = await api.action;
    const offer = async (memo: string): Promise<string> => {
      await send(
        'alice',
        await builder.createoffer(by('alice'), 'alice', 'bob', [given], [], memo),
      );
      const [made] = await api.getOffers({ sender: 'alice' } as never, 1, 1);
      return made!.offer_id;
    };
    const declined = await offer('first');
    await send('bob', await builder.declineoffer(by('bob'), declined));
    expect((await api.getOffer(declined)).state).toBe(DECLINED);
    const invalid = await offer('second');
    await send('alice', await builder.transfer(by('alice'), 'alice', 'carol', [given], 'gift'));
    expect((await api.getOffer(invalid)).state).toBe(INVALID);
  });

  it('throws for what is not there', async () => {
    await expect(api.getAsset('1')).rejects.toThrow('Asset not found');
    await expect(api.getOffer('999999')).rejects.toThrow('Offer not found');
  });
});

describe('the table client of AtomicAssets, unchanged', () => {
  it('reads from the node what the indexer reports', async () => {
    const held = await rpc.getAccountAssets('carol');
    expect(held).toHaveLength(await api.countAssets({ owner: 'carol' } as never));
    const [first] = held;
    const reported = await api.getAsset(first!.id);
    const object = (await first!.toObject()) as { template: unknown; immutableData: unknown };
    expect(object.immutableData).toEqual(reported.immutable_data);
    expect(await rpc.getCollectionsSchemas(COLLECTION)).toHaveLength(
      await api.countSchemas({ collection_name: COLLECTION } as never),
    );
  });
});
