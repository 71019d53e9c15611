import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAtomicAssets } from '#src/chain/services/nft-indexers.ts';
import { BOOT_TIMEOUT } from '../support.ts';
import { named, run, type Running } from './running.ts';

let running: Running;
let atomic: ReturnType<typeof createAtomicAssets>;

beforeAll(async () => {
  running = await run('wax');
  atomic = createAtomicAssets({ url: named(running.config.atomicAssetsApi) });
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

type Json = Record<string, unknown>;

async function indexed(path: string): Promise<Json[]> {
  const url = `${named(running.config.atomicAssetsApi)}/atomicmarket/v1/${path}`;
  return ((await (await fetch(url)).json()) as { data: Json[] }).data;
}

async function tableRows(code: string, scope: string, table: string): Promise<Json[]> {
  const url = `${named(running.config.endpoints.default[0] ?? null)}/v1/chain/get_table_rows`;
  const body = JSON.stringify({ json: true, code, scope, table, limit: 100 });
  return ((await (await fetch(url, { method: 'POST', body })).json()) as { rows: Json[] }).rows;
}

describe('sales at AtomicMarket', () => {
  it('has a sale of each outcome, and those that are open are in the contract’s table', async () => {
    const sales = await indexed('sales?order=asc');
    expect(sales.map(({ state }) => state)).toEqual([3, 2, 1, 1, 1, 0]);
    const rows = await tableRows('atomicmarket', 'atomicmarket', 'sales');
    const open = sales.filter(({ state }) => state === 0 || state === 1);
    expect(open.map(({ sale_id }) => String(sale_id))).toEqual(
      rows.map(({ sale_id }) => String(sale_id)),
    );
    expect(rows[0]).toMatchObject({ seller: 'bob', listing_price: '30.00000000 WAX' });
  });

  it('moved the NFT that was sold, and shared the price', async () => {
    const [sold] = await atomic.getSales('1099511627790', 1).then(({ rows }) => rows);
    expect(sold).toMatchObject({ state: 'sold', seller: 'dave', buyer: 'grace' });
    expect(sold?.price?.units).toBe(1_200_000_000n);
    expect(await atomic.getAsset('1099511627790')).toMatchObject({ owner: 'grace' });
    const balances = await tableRows('atomicmarket', 'atomicmarket', 'balances');
    const of = (owner: string) => balances.find((row) => row['owner'] === owner)?.['quantities'];
    // The collection's author has 5 %, the marketplace 1 % for the maker and 1 % for the taker.
    expect(of('dave')).toEqual(['11.16000000 WAX']);
    expect(of('grace')).toBeUndefined();
  });

  it('has the cheapest sale of a template in a token', async () => {
    const doe = { collection: 'pronghornart', template: '2' };
    expect(await atomic.getLowestSale(doe, 'WAX')).toMatchObject({
      seller: 'judy',
      price: { units: 2_500_000_000n },
    });
    expect(await atomic.getLowestSale(doe, 'EOS')).toBeNull();
    expect(await atomic.getLowestSale({ ...doe, template: '1' }, 'WAX')).toBeNull();
  });

  it('counts and lists the NFTs of a collection and of a template', async () => {
    const buck = { collection: 'pronghornart', template: '1' };
    expect(await atomic.getCounts(buck)).toEqual({ minted: 5n, burned: 1n });
    const { rows } = await atomic.getGroup(buck, 1);
    expect(rows.map(({ id }) => id)).toEqual(
      ['80', '79', '77', '76'].map((end) => `10995116277${end}`),
    );
    const all = await atomic.getGroup({ collection: 'pronghornart' }, 1);
    expect(all.rows.every(({ collection }) => collection === 'pronghornart')).toBe(true);
  });
});
