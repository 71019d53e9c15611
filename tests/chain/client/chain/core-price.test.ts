import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { corePrice, tokenPrices } from '#src/chain/client/chain/prices.ts';
import { priceConfigOf } from '#src/chain/config/price-config.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { PriceSource } from '#src/chain/config/price-source.ts';
import { acting } from '#tests/devnet/api/services/acting.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';
import { act, active, transfer } from '#devnet/story/actions.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Access at a time: answers of public services are kept by time. */
function at(
  { config }: Running,
  later = 0,
  change: Partial<Running['config']> = {},
  isWanted: (source: PriceSource) => boolean = () => true,
): ChainAccess {
  const { sources, forex } = priceConfigOf(config, chainByKey(config.key)?.prices);
  const prices = { sources: sources.filter(isWanted), forex };
  return openChain({ ...config, ...change }, { now: () => Date.now() + later, prices });
}
const own = { backendUrl: null, accountServiceUrl: null };
const named = async (access: ChainAccess, currency = 'USD') => {
  const { core, skipped } = await corePrice(access, currency);
  return {
    source: core && `${core.source.contract ?? ''} ${core.source.detail}`.trim(),
    doubts: core?.doubts,
    price: core?.price,
    currency: core?.currency,
    skipped: skipped.map(({ source, failure }) => `${source.detail}: ${failure.kind}`),
  };
};

it('is absent for a chain whose file does not load', async () => {
  const gone = openChain({ ...chainByKey('bos')!, ...own, key: 'nosuchchain' });
  expect(await corePrice(gone, 'USD')).toEqual({ core: null, skipped: [] });
});

describe('on Vaulta', () => {
  let running: Running;
  beforeAll(async () => {
    running = await run('eos');
  });
  afterAll(() => running.devnet.close());

  it('the oracle comes first, with its age', async () => {
    const { core, skipped } = await corePrice(at(running), 'USD');
    expect(core).toMatchObject({
      source: { contract: 'delphioracle', detail: 'eosusd' },
      currency: 'USD',
      doubts: [],
    });
    expect(Date.now() - (core?.updated ?? 0)).toBeLessThan(5 * MINUTE);
    expect(skipped).toEqual([]);
  });

  it('the site’s own service replaces an old report, which counts if nothing else has a price', async () => {
    expect(await named(at(running, 20 * MINUTE))).toMatchObject({
      source: new URL(running.devnet.url).host,
    });
    const alone = at(running, 20 * MINUTE, own, ({ kind }) => kind === 'delphioracle');
    expect(await named(alone)).toMatchObject({
      source: 'delphioracle eosusd',
      doubts: ['old'],
    });
  });

  it('with the oracle’s rows removed the next source has the price, and the last one is the pool', async () => {
    const { chain } = running.devnet;
    acting(running.devnet).send([
      act('delphioracle', 'clear', active('delphioracle'), { pair: 'eosusd' }),
    ]);
    chain.produceBlock();
    const host = new URL(running.devnet.url).host;
    expect(await named(at(running))).toMatchObject({ source: host, skipped: ['eosusd: absent'] });
    expect(await named(at(running, 0, own))).toMatchObject({ source: host });
    await running.order({ route: '/v1/tickers', kind: 'drop' });
    await running.order({ route: '/api/v3/simple', kind: 'status', value: 429 });
    const later = at(running, DAY, own);
    expect(await named(later)).toMatchObject({
      source: 'swap.defi EOS/USDT 12',
      doubts: ['dollar-assumed'],
      skipped: ['eosusd: absent', `${host}: failed`, `${host}: failed`],
    });
    const { currency, prices } = await tokenPrices(later, 'USD');
    expect(currency).toBe('USD');
    expect(prices.get('core.vaulta:A')).toBeGreaterThan(0);
    expect(prices.get('eosio.token:EOS')).toBe(prices.get('core.vaulta:A'));
  });

  it('a pool that one trade can move is marked, and one with nearly nothing is not used', async () => {
    const byPool = () => named(at(running, 0, own, ({ kind }) => kind === 'defibox'));
    const before = (await byPool()).price ?? 0;
    const runner = acting(running.devnet);
    const sell = (amount: string) => {
      runner.send([transfer('eosio', 'swap.defi', amount, 'swap,0,12')]);
      running.devnet.chain.produceBlock();
    };
    sell('20000000.0000 EOS');
    const thin = await byPool();
    expect(thin.price).toBeLessThan(before / 2);
    expect(thin.doubts).toEqual(['thin', 'dollar-assumed', 'just-traded']);
    sell('400000000.0000 EOS');
    expect(await byPool()).toMatchObject({
      source: null,
      skipped: ['EOS/USDT 12: thin'],
    });
  });

  it('the currency is that of the settings by a public service, or dollars where none has a rate', async () => {
    const plain = at(running, 2 * DAY, own);
    const dollars = (await named(plain)).price ?? 0;
    expect(await named(plain, 'EUR')).toMatchObject({ currency: 'EUR' });
    expect(((await named(plain, 'EUR')).price ?? 0) / dollars).toBeCloseTo(0.92, 6);
    expect(((await named(plain, 'SAR')).price ?? 0) / dollars).toBeCloseTo(3.75, 6);
    expect(await named(plain, 'BTC')).toMatchObject({ currency: 'USD', price: dollars });
  });
});

describe('on other chains', () => {
  it('WAX and Telos have the oracle, then services', async () => {
    for (const [key, pair] of [
      ['wax', 'waxpusd'],
      ['telos', 'tlosusd'],
    ] as const) {
      const running = await run(key);
      expect(await named(at(running))).toMatchObject({ source: `delphioracle ${pair}` });
      acting(running.devnet).send([act('delphioracle', 'clear', active('delphioracle'), { pair })]);
      running.devnet.chain.produceBlock();
      const next = await named(at(running, 0, own));
      expect(next.source).toBe(new URL(running.devnet.url).host);
      expect(next.skipped[0]).toBe(`${pair}: absent`);
      await running.devnet.close();
    }
  });

  it('FIO has services only, one after the other', async () => {
    const running = await run('fio');
    const host = new URL(running.devnet.url).host;
    const failing = async (...routes: string[]) => {
      for (const route of routes) await running.order({ route, kind: 'status', value: 500 });
    };
    expect(await named(at(running, 0, own))).toMatchObject({ source: host, skipped: [] });
    await failing('/v1/tickers');
    expect((await named(at(running, DAY, own))).skipped).toEqual([`${host}: failed`]);
    await failing('/v1/tickers', '/api/v3/simple');
    expect(await named(at(running, 2 * DAY, own))).toMatchObject({ source: host });
    await failing('/v1/tickers', '/api/v3/simple', '/api/v3/ticker');
    const none = await named(at(running, 3 * DAY, own));
    expect(none.source).toBeNull();
    expect(none.skipped).toHaveLength(3);
    await running.devnet.close();
  });
});
