import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccountInfo } from '#src/chain/services/avatars.ts';
import { createProxyAggregator } from '#src/chain/services/proxies.ts';
import { getCirculatingSupply } from '#src/chain/services/public-facts.ts';
import { BOOT_TIMEOUT } from '../support.ts';
import { named, run, type Running } from './running.ts';

let running: Running;

beforeAll(async () => {
  running = await run('eos');
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

describe('the aggregator of proxies', () => {
  const aggregator = () => createProxyAggregator({ url: named(running.config.proxyAggregatorUrl) });

  it('reports the profiles of proxies, those with most votes first', async () => {
    const [first, second] = await aggregator().getProxies();
    expect(first).toMatchObject({ account: 'wiseproxy111', rank: 1, proxied_accounts: 3 });
    expect(Number(first?.total_eos)).toBeGreaterThan(100_000);
    expect(second).toMatchObject({ account: 'mallory', name: '<b>Official</b> Proxy' });
    expect(await aggregator().getProxy('wiseproxy111')).toEqual(first);
    expect(await aggregator().getProxy('alice')).toBeNull();
  });

  it('fails while a fault is set', async () => {
    await running.order({ route: '/vote/proxy', kind: 'drop' });
    await expect(aggregator().getProxies()).rejects.toThrow();
  });
});

describe('what is published', () => {
  it('of the supply in circulation is a figure below the supply', async () => {
    const supply = await getCirculatingSupply({ url: `${running.devnet.url}/circulating` });
    expect(Number(supply)).toBeGreaterThan(0);
    expect(Number(supply)).toBeLessThan(1_000_000_000);
  });

  it('of accounts is on the chain', async () => {
    const node = {
      async getTableRows(query: object) {
        const url = `${running.devnet.url}/v1/chain/get_table_rows`;
        const body = JSON.stringify({ json: true, ...query });
        const answer = await fetch(url, { method: 'POST', body });
        return (await answer.json()) as { rows: unknown[]; more: boolean; nextKey: null };
      },
    };
    expect(await getAccountInfo(node as never, 'alice')).toMatchObject({
      title: 'Alice of the test chain',
      website: 'https://alice.example',
      avatar: expect.stringContaining('gravatar') as unknown,
    });
    expect(await getAccountInfo(node as never, 'judy')).toMatchObject({
      title: '<script>alert(1)</script>',
      avatar: null,
    });
    expect(await getAccountInfo(node as never, 'bob')).toBeUndefined();
  });
});
