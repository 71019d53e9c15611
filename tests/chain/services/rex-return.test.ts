import { afterEach, describe, expect, it } from 'vitest';
import { createRexReturn } from '#src/chain/services/rex-return.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFaultsGive, timeoutFor, service } from './faults.ts';

afterEach(closeAll);

const HOUR = 3_600_000;
const now = () => Date.UTC(2026, 0, 8, 12, 34, 56);
const at = (url: string) =>
  createRexReturn({ url: `${url}/graphql`, network: 'mainnet', timeoutMs: timeoutFor(url), now });

const point = { t: Date.UTC(2026, 0, 1), o: 1, h: 2, l: 0.5, c: 1.5 };

/** The previous week in hourly zeros. */
const week = Array.from({ length: 168 }, (_, place) => ({
  t: Date.UTC(2026, 0, 8, 12) - (167 - place) * HOUR,
  o: 0,
  h: 0,
  l: 0,
  c: 0,
}));

describe('the return of REX', () => {
  it("is requested by the service's name of the chain", async () => {
    const { url, requested } = await service([{ data: { mainnet_mpr: [{ mpr: -0.25 }] } }]);
    expect(await at(url).getRate()).toBe(0.25);
    expect(requested).toMatchObject([
      {
        method: 'POST',
        url: '/graphql',
        body: { query: 'query { mainnet_mpr { mpr } }', variables: null },
      },
    ]);
  });

  it('is null if the request fails', async () => {
    await expectFaultsGive((url) => at(url).getRate(), null);
    for (const data of [null, {}, { mainnet_mpr: [] }, { mainnet_mpr: [{}] }]) {
      const { url } = await service([{ errors: [{ message: 'no' }], data }]);
      expect(await at(url).getRate()).toBeNull();
    }
    const signal = AbortSignal.abort(new Error('left'));
    await expect(at('http://127.0.0.1:1').getRate({ signal })).rejects.toThrow('left');
  });
});

describe('the weekly price', () => {
  it('is requested from seven days ago until now', async () => {
    const { url, requested } = await service([
      { data: { mainnet_pricechart: [point, { ...point, t: '2026-01-01T01:00:00+00:00' }, 7] } },
    ]);
    expect(await at(url).getPrices()).toEqual([point, { ...point, t: point.t + HOUR }]);
    expect(requested[0]?.body).toMatchObject({
      query:
        'query { mainnet_pricechart(args: { from_time: "2026-01-01T12:34:56.000Z", ' +
        'to_time: "2026-01-08T12:34:56.000Z" }) { t o h l c } }',
    });
  });

  it('is 168 hourly zeros if the request fails', async () => {
    expect(week).toHaveLength(168);
    await expectFaultsGive((url) => at(url).getPrices(), week);
    const { url } = await service([{ data: { mainnet_pricechart: [] } }]);
    expect(await at(url).getPrices()).toEqual(week);
    const signal = AbortSignal.abort(new Error('left'));
    await expect(at(url).getPrices({ signal })).rejects.toThrow('left');
  });
});
