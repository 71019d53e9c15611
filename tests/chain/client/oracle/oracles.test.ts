import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { feedHistory, oracleFeed, oracleFeedList } from '#src/chain/client/oracle/oracles.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('proton');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

it('the feeds of a chain have the values that its providers reported', async () => {
  const feeds = await oracleFeedList(access);
  expect(feeds.map(({ name }) => name)).toContain('BTC/USD');
  const [feed] = feeds;
  expect(await oracleFeed(access, feed?.index ?? '')).toEqual(feed);
  expect(await oracleFeed(access, '999')).toBe(null);
  const { points, source } = await feedHistory(access, feed?.index ?? '');
  expect(source).toBe('hyperion');
  // Each provider reported once.
  const latest = feed?.points.map(({ provider, value }) => [provider, Number(value)]);
  const reported = points.map(({ provider, value }) => [provider, Number(value)]);
  expect(reported).toHaveLength(3);
  expect(reported).toEqual(expect.arrayContaining(latest ?? []));
});

it('a chain without oracles has none', async () => {
  const none = { ...access, config: { ...access.config, oraclesContract: null } };
  expect(await oracleFeedList(none)).toEqual([]);
  expect(await oracleFeed(none, '0')).toBe(null);
});
