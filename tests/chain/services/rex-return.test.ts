import { afterEach, describe, expect, it } from 'vitest';
import { createRexReturn } from '#src/chain/services/rex-return.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFaultsGive, service, SHORT_MS } from './faults.ts';

afterEach(closeAll);

const HOUR = 3_600_000;
const now = () => Date.UTC(2026, 0, 8, 12, 34, 56);
const at = (url: string) => createRexReturn({ url, path: '/graphql', timeoutMs: SHORT_MS, now });

const point = { t: Date.UTC(2026, 0, 1), o: 1, h: 2, l: 0.5, c: 1.5 };

/** The week before, an hour a point, of no price. */
const week = Array.from({ length: 168 }, (_, place) => ({
  ...{ t: Date.UTC(2026, 0, 8, 12) - (167 - place) * HOUR, o: 0, h: 0, l: 0, c: 0 },
}));

describe('the return of REX', () => {
  it('is asked for with the price of the week', async () => {
    const { url, asked } = await service([{ data: { rexReturn: 2.5, priceChart: [point] } }]);
    expect(await at(url).get()).toEqual({ rate: 2.5, prices: [point] });
    expect(asked).toMatchObject([{ method: 'POST', url: '/graphql' }]);
    const { query } = asked[0]?.body as { query: string };
    for (const name of ['t', 'o', 'h', 'l', 'c']) expect(query).toMatch(RegExp(`\\b${name}\\b`));
  });

  it('that comes without prices has a flat week of hours', async () => {
    const { url } = await service([{ data: { rexReturn: 3, priceChart: [] } }]);
    expect(await at(url).get()).toEqual({ rate: 3, prices: week });
  });

  it('that cannot be had is null, with a flat week of hours', async () => {
    await expectFaultsGive((url) => at(url).get(), { rate: null, prices: week });
    const { url } = await service([{ errors: [{ message: 'no' }], data: null }]);
    expect(await at(url).get()).toEqual({ rate: null, prices: week });
    const signal = AbortSignal.abort(new Error('left'));
    await expect(at(url).get({ signal })).rejects.toThrow('left');
  });
});
