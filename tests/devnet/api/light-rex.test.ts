import { beforeAll, describe, expect, it } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { ask, BOOT_TIMEOUT } from './support.ts';
import type { Json } from './support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootChain('bos');
}, BOOT_TIMEOUT);

async function get(path: string): Promise<Json> {
  const { status, body } = await ask(booted.app, path);
  expect(status).toBe(200);
  return body;
}

const rexOf = async (account: string) => (await get(`/api/rexbalance/bos/${account}`))['rex']!;
const units = (text: unknown): number => {
  expect(String(text)).toMatch(/^\d+\.\d{4} BOS$/);
  return Number(String(text).split(' ')[0]);
};

async function row(table: string, owner: string): Promise<Json> {
  const { body } = await ask(booted.app, '/v1/chain/get_table_rows', {
    json: true,
    code: 'eosio',
    scope: 'eosio',
    table,
    ...(owner === '' ? {} : { lower_bound: owner, upper_bound: owner }),
  });
  return body['rows']![0]!;
}

describe('the Light API on REX', () => {
  it('reports what it is worth by when it can be sold, at the price of the pool', async () => {
    const pool = await row('rexpool', '');
    const own = await row('rexbal', 'heidi');
    const [lendable, rex, held] = [
      pool['total_lendable'],
      pool['total_rex'],
      own['rex_balance'],
    ].map((asset) => Number(String(asset).split(' ')[0])) as [number, number, number];
    const reported = await rexOf('heidi');
    const sum = ['matured', 'maturing', 'savings'].map((part) => units(reported[part]));
    expect(sum.every((part) => part > 0)).toBe(true);
    expect(sum.reduce((all, part) => all + part, 0)).toBeCloseTo((held * lendable) / rex, 2);
    expect(sum[0]).toBeCloseTo((70_000_000 * lendable) / rex, 3);
    expect(sum[2]).toBeCloseTo((10_000_000 * lendable) / rex, 3);
    expect(String((await rexOf('grace'))['fund'])).toBe(
      String((await row('rexfund', 'grace'))['balance']),
    );
    expect(await get('/api/account/bos/heidi')).toMatchObject({ rex: reported });
  });

  it('has nothing of who has none', async () => {
    expect(await rexOf('judy')).toEqual({
      fund: '0.0000 BOS',
      matured: '0.0000 BOS',
      maturing: '0.0000 BOS',
      savings: '0.0000 BOS',
    });
    const raw = (await get('/api/rexraw/bos/judy'))['rexraw'];
    expect(raw).not.toHaveProperty('bal');
    expect(raw).toMatchObject({ fund: expect.stringMatching(/^0\.0{24}$/) as unknown });
  });

  it('reports the rows as they are, for those who reckon themselves', async () => {
    const own = await row('rexbal', 'heidi');
    const pool = await row('rexpool', '');
    const { rexraw, chain } = await get('/api/rexraw/bos/heidi');
    expect(chain).toMatchObject({ network: 'bos', rex_enabled: 1 });
    expect(rexraw).toMatchObject({
      pool: {
        total_rex: `${String(pool['total_rex']).split(' ')[0]}${'0'.repeat(20)}`,
        loan_num: Number(pool['loan_num']),
      },
      bal: {
        matured_rex: String(own['matured_rex']),
        rex_maturities: JSON.parse(JSON.stringify(own['rex_maturities'])) as object,
      },
    });
  });

  it('moves what matures as the chain’s time passes', async () => {
    const before = await rexOf('heidi');
    await ask(booted.app, '/devnet/clock', { advance: 30 * 86_400 });
    const after = await rexOf('heidi');
    expect(units(after['maturing'])).toBe(0);
    expect(units(after['matured'])).toBeGreaterThan(units(before['matured']));
    expect(units(after['savings'])).toBeGreaterThan(0);
  });

  it('has no REX where the chain has none, and reports so', async () => {
    const { app } = bootChain('wax');
    const { status, body } = await ask(app, '/api/rexbalance/wax/alice');
    expect([status, 'rex' in body]).toEqual([200, false]);
    const raw = await app.request('/api/rexraw/wax/alice');
    expect([raw.status, await raw.text()]).toEqual([400, 'REX is not enabled on wax']);
  });
});

describe('an answer for people', () => {
  it('is sorted and indented, and says the same', async () => {
    const path = '/api/balances/bos/alice';
    const pretty = await (await booted.app.request(`${path}?pretty=1`)).text();
    expect(pretty).toMatch(/^\{\n {3}"account_name": "alice",\n {3}"balances": \[\n {6}\{\n/);
    const { chain, balances } = JSON.parse(pretty) as { chain: object; balances: object[] };
    expect(Object.keys(chain)).toEqual(Object.keys(chain).toSorted());
    expect(balances).toEqual(JSON.parse(JSON.stringify((await get(path))['balances'])));
  });
});
