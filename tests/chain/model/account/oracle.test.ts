import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { oracleFeeds, reportedPoints } from '#src/chain/model/account/oracle.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { profile } from '#src/chain/model/account/profile.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

const TIME = '2026-01-01T00:00:00';

describe('reports of an oracle feed', () => {
  const row = (name: string, blockTime: number, data: ActionRow['data']) =>
    ({ name, blockTime, data }) as ActionRow;

  it('are those of the feed, oldest first', () => {
    const rows = [
      row('feed', 2, { account: 'bot1', feed_index: 3, data: { d_double: '0.5' } }),
      row('feed', 1, { account: 'bot2', feed_index: '3', data: { d_double: 0.25 } }),
      row('feed', 3, { account: 'bot1', feed_index: 4, data: { d_double: 9 } }),
      row('setfeed', 4, { account: 'bot1', feed_index: 3 }),
      row('feed', 5, null),
    ];
    expect(reportedPoints(rows, '3')).toEqual([
      { provider: 'bot2', time: 1, value: '0.25' },
      { provider: 'bot1', time: 2, value: '0.5' },
    ]);
  });
});

describe('oracles', () => {
  it('join a feed with its data', () => {
    const feeds = [
      {
        index: 1,
        name: 'XPR/BTC',
        description: 'A price',
        aggregate_function: 'mean',
        providers: [{ key: 'bot1', value: '2026-01-01T00:00:00.000' }, { first: 'bot2' }, {}],
      },
      { index: '2', name: 'EOS/USD' },
      { name: 'no index' },
    ];
    const data = [
      {
        feed_index: 1,
        aggregate: { d_string: null, d_uint64_t: null, d_double: '0.00125' },
        points: [
          { provider: 'bot1', time: '2026-01-01T00:00:00.000', data: { d_double: 0.5 } },
          { provider: 'bot2', time: '2026-01-02T00:00:00.000', data: { d_string: null } },
        ],
      },
    ];
    expect(oracleFeeds(feeds, data)).toEqual([
      {
        index: '1',
        name: 'XPR/BTC',
        description: 'A price',
        aggregate: 'mean',
        providers: ['bot1', 'bot2'],
        value: '0.00125',
        points: [
          { provider: 'bot2', time: Date.UTC(2026, 0, 2), value: null },
          { provider: 'bot1', time: Date.UTC(2026, 0, 1), value: '0.5' },
        ],
      },
      {
        index: '2',
        name: 'EOS/USD',
        description: '',
        aggregate: '',
        providers: [],
        value: null,
        points: [],
      },
    ]);
  });

  it('are read from recorded rows', () => {
    const tables = (table: string) =>
      recordings('v1_chain_get_table_rows')
        .filter(({ request }) => recordOf(request.params).table === table)
        .flatMap(({ response }) => listOf(recordOf(response).rows));
    const feeds = tables('feeds');
    expect(feeds.length).toBeGreaterThan(1);
    const read = oracleFeeds(feeds, tables('data'));
    expect(read.map(({ name }) => name)).toEqual(feeds.map((row) => recordOf(row).name));
    for (const { providers, value } of read) {
      expect(providers.length).toBeGreaterThan(0);
      expect(Number(value)).toBeGreaterThan(0);
    }
  });

  it(
    'and profiles are read, or left out, from anything',
    () => {
      const names = ['index', 'feed_index', 'aggregate', 'points', 'providers', 'key', 'data'];
      fc.assert(
        fc.property(hostileRow([...names, 'time', 'acc', 'name', 'avatar', 'kyc']), (value) => {
          expect(oracleFeeds([value], [value]).length).toBeLessThanOrEqual(1);
          expect(profile(value)?.account).not.toBe('');
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
});

describe('an oracle', () => {
  const feed = { index: 1, name: 'XPR/BTC' };
  const of = (changed: object, data: unknown[] = []) =>
    oracleFeeds([{ ...feed, ...changed }], data)[0];

  it('is fed by those whom an object, or a list, names', () => {
    expect(of({ providers: { bot1: TIME, bot2: TIME } })?.providers).toEqual(['bot1', 'bot2']);
    const listed = [{ key: 'bot1' }, { first: 'bot2' }, {}, 7];
    expect(of({ providers: listed })?.providers).toEqual(['bot1', 'bot2']);
  });

  it('has points without a reporter where they name none, and no value without a value', () => {
    const points = [{ time: TIME, data: {} }];
    expect(of({}, [{ feed_index: 1, points, aggregate: { d_double: null } }])).toMatchObject({
      value: null,
      aggregate: '',
      description: '',
      points: [{ provider: '', time: Date.UTC(2026, 0, 1), value: null }],
    });
    expect(of({ name: undefined })?.name).toBe('');
    expect(of({}, [{ feed_index: 1, aggregate: { d_uint64_t: 7, d_double: null } }])?.value).toBe(
      '7',
    );
  });
});
