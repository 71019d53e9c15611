import { expect, it } from 'vitest';
import { oracleFeeds } from '#src/chain/model/account/oracle.ts';
import { feedReading } from '#src/chain/model/price/feed.ts';

const NOW = Date.UTC(2026, 10, 27, 7, 0);
const feeds = oracleFeeds(
  [
    { index: 3, name: 'XPR/USD', providers: [] },
    { index: 5, name: 'USDC/USD', providers: [] },
  ],
  [
    {
      feed_index: 3,
      aggregate: { d_string: null, d_uint64_t: null, d_double: '18293.82000000000334694' },
      points: [
        { provider: 'a', time: '2026-11-27T06:40:00', data: { d_double: '18293.8' } },
        { provider: 'b', time: '2026-11-27T06:59:00', data: { d_double: '18293.9' } },
      ],
    },
  ],
);

it('a feed has a price as text, and the time of its newest report', () => {
  expect(feedReading(feeds, 'XPR/USD', NOW)).toEqual({
    price: expect.closeTo(18_293.82, 6) as number,
    updated: NOW - 60_000,
    doubts: [],
  });
});

it('a feed without a value, and an unknown one, have no price', () => {
  expect(feedReading(feeds, 'USDC/USD', NOW)).toEqual({ kind: 'absent' });
  expect(feedReading(feeds, 'BUSD/USD', NOW)).toEqual({ kind: 'absent' });
});

it('a dead feed is stale', () => {
  expect(feedReading(feeds, 'XPR/USD', NOW + 3_600_000)).toEqual({
    kind: 'stale',
    updated: NOW - 60_000,
  });
});
