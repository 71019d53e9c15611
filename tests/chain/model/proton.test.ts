import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oracleFeeds } from '#src/chain/model/account/oracle.ts';
import { profile } from '#src/chain/model/account/profile.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '../realdata.ts';
import { hostileRow, SLOW, TOTALITY } from './hostile.ts';

describe('a profile', () => {
  it('has a name, an avatar and what was verified', () => {
    const kyc = [{ kyc_provider: 'checker', kyc_level: 'checker:firstname,checker:selfie' }];
    expect(profile({ acc: 'alice', name: ' Alice ', avatar: '/9j/4AAQ', kyc })).toEqual({
      ...{ account: 'alice', name: 'Alice', avatar: 'data:image/jpeg;base64,/9j/4AAQ' },
      kyc: [{ provider: 'checker', items: ['firstname', 'selfie'] }],
    });
    expect(profile({ acc: 'bob', name: ' ', avatar: '' })).toEqual({
      ...{ account: 'bob', name: null, avatar: null, kyc: [] },
    });
    expect(profile({ name: 'Nobody' })).toBeNull();
  });

  it('draws pictures alone', () => {
    const drawn = (avatar: string) => profile({ acc: 'alice', avatar })?.avatar;
    const png = 'data:image/png;base64,iVBORw0KGgoAAAA=';
    expect(drawn('iVBORw0KGgoAAAA=')).toBe(png);
    expect(drawn(png)).toBe(png);
    for (const bad of [
      'https://tracker.example/a.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'PHN2Zz4=',
      '/9j/"><script>',
      'javascript:alert(1)',
    ])
      expect(drawn(bad), bad).toBeNull();
  });
});

describe('oracles', () => {
  it('join a feed with its data', () => {
    const feeds = [
      {
        ...{ index: 1, name: 'XPR/BTC', description: 'A price', aggregate_function: 'mean' },
        providers: [{ key: 'bot1', value: '2026-01-01T00:00:00.000' }, { first: 'bot2' }, {}],
      },
      { index: '2', name: 'EOS/USD' },
      { name: 'no index' },
    ];
    const data = [
      {
        ...{ feed_index: 1, aggregate: { d_string: null, d_uint64_t: null, d_double: '0.00125' } },
        points: [
          { provider: 'bot1', time: '2026-01-01T00:00:00.000', data: { d_double: 0.5 } },
          { provider: 'bot2', time: '2026-01-02T00:00:00.000', data: { d_string: null } },
        ],
      },
    ];
    expect(oracleFeeds(feeds, data)).toEqual([
      {
        ...{ index: '1', name: 'XPR/BTC', description: 'A price', aggregate: 'mean' },
        ...{ providers: ['bot1', 'bot2'], value: '0.00125' },
        points: [
          { provider: 'bot2', time: Date.UTC(2026, 0, 2), value: null },
          { provider: 'bot1', time: Date.UTC(2026, 0, 1), value: '0.5' },
        ],
      },
      {
        ...{ index: '2', name: 'EOS/USD', description: '', aggregate: '' },
        ...{ providers: [], value: null, points: [] },
      },
    ]);
  });

  it('are read from the row its authors show', () => {
    for (const { response } of recordings('doc_table_rows').filter(({ file }) =>
      file.includes('oracle'),
    ))
      expect(oracleFeeds(listOf(recordOf(response).rows), [])).toMatchObject([
        { index: '0', name: 'XPR/BTC', providers: ['bot1', 'bot2', 'bot3'], value: null },
      ]);
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
