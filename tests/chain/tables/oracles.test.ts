import { afterEach, describe, expect, it } from 'vitest';
import { readOracleFeed, readOracleFeeds } from '#src/chain/tables/oracles.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe('Proton', () => {
  it('has oracles with their values', async () => {
    const { pool } = await nodeWith({
      feeds: [{ index: 3, name: 'XPR/BTC', aggregate_function: 'mean', providers: {} }],
      data: [{ feed_index: 3, aggregate: { d_double: '0.5' }, points: [] }],
    });
    expect(await readOracleFeeds(pool, 'oracles')).toMatchObject([
      { name: 'XPR/BTC', value: '0.5' },
    ]);
    expect(await readOracleFeed(pool, 'oracles', '3')).toMatchObject({ value: '0.5' });
    expect(await readOracleFeed(pool, 'oracles', '4')).toBe(null);
    expect(await readOracleFeed(pool, 'oracles', 'x')).toBe(null);
    const empty = await nodeWith({ feeds: [], data: [] });
    expect(await readOracleFeed(empty.pool, 'oracles', '3')).toBe(null);
  });
});
