import { beforeAll, describe, expect, it } from 'vitest';
import type { BootedChain } from '#devnet/start.ts';
import { ask, BOOT_TIMEOUT, bootStory } from './support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootStory();
}, BOOT_TIMEOUT);

const get = (path: string) => ask(booted.app, path);

it('/v2/explorer_logo is a picture', async () => {
  const answer = await booted.app.request('/v2/explorer_logo');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg [^]*<\/svg>\s*$/);
});

describe('/v2/state/get_voter_scopes', () => {
  const scopes = async (term: string) =>
    (await get(`/v2/state/get_voter_scopes?term=${term}`)).body['scopes'];

  it('finds voters by any part of their names', async () => {
    expect(await scopes('frank')).toEqual(['frank']);
    expect(await scopes('ran')).toContain('frank');
    expect(await scopes('nobodyatall')).toEqual([]);
  });

  it('gives ten at most', async () => {
    expect([...(await scopes('a'))!].length).toBeLessThanOrEqual(10);
  });

  it('refuses a search for nothing or for more than a name', async () => {
    expect((await get('/v2/state/get_voter_scopes')).status).toBe(400);
    expect((await get(`/v2/state/get_voter_scopes?term=${'a'.repeat(13)}`)).status).toBe(400);
  });
});

describe('/v2/oracle', () => {
  const histogram = (query: string) => get(`/v2/oracle/get_datapoints_histogram?${query}`);

  it('has a pair of the core token', async () => {
    expect((await get('/v2/oracle/pairs')).body).toEqual([{ name: 'eosusd', precision: 6 }]);
  });

  it('gives a day of prices by the hour where no time is named', async () => {
    const { body } = await histogram('scope=eosusd');
    expect(body).toMatchObject({ scope: 'eosusd', interval: '1h', contract: 'delphioracle' });
    const buckets = [...body['histogram']!];
    expect(buckets).toHaveLength(24);
    const { body: ticker } = await get('/backend/ticker');
    const latest = Number(buckets.at(-1)!['average_price']) / 1e6;
    expect(latest / Number(ticker['price'])).toBeCloseTo(1, 1);
    for (const bucket of buckets) {
      const [low, middle, high] = ['min_price', 'median_price', 'max_price'].map((field) =>
        Number(bucket[field]),
      );
      expect([low! <= middle!, middle! <= high!]).toEqual([true, true]);
    }
  });

  it('gives the prices between two times', async () => {
    const query = 'interval=15m&after=2026-02-01T00:00:00Z&before=2026-02-01T02:00:00Z';
    const { body } = await histogram(query);
    const times = [...body['histogram']!].map((bucket) => Date.parse(String(bucket['timestamp'])));
    expect(times).toHaveLength(8);
    expect(times.every((time) => time <= Date.UTC(2026, 1, 1, 2))).toBe(true);
    expect(times[1]! - times[0]!).toBe(15 * 60_000);
  });

  it('has no prices of another pair, and refuses what is no interval or time', async () => {
    expect((await histogram('scope=nosuch')).body['histogram']).toEqual([]);
    expect((await histogram('interval=soon')).status).toBe(400);
    expect((await histogram('after=yesterday')).status).toBe(400);
  });
});
