import { describe, expect, it } from 'vitest';
import type { HistoryType } from '#src/chain/config/types.ts';
import { chooseHistory, viewKey } from '#src/chain/history/choose.ts';
import {
  filtering,
  type HistoryProvider,
  type SearchProgress,
} from '#src/chain/history/provider.ts';
import { defaultFilters, noFilters } from '#src/chain/model/action/action-filters.ts';
import { FetchError, MissingError } from '#src/chain/rpc/errors.ts';
import { transfer } from './rows.ts';

const able = filtering;
const unable = { ...filtering, date: false, action: false, token: false, contractAction: false };

/** A provider with this many transfers, newest first. Every tenth has the memo `rent`. */
function source(kind: HistoryType, capabilities = able, count = 0) {
  const all = Array.from({ length: count }, (_, index) =>
    transfer({ memo: index % 10 === 9 ? 'rent' : '' }, { blockTime: (count - index) * 1_000 }),
  );
  const requested: (string | null)[] = [];
  const provider: HistoryProvider = {
    kind,
    capabilities,
    pageSize: kind === 'dfuse' ? 25 : kind === 'dex' ? 50 : 100,
    async actions(_, { cursor = null, limit = 100 } = {}) {
      requested.push(cursor);
      const from = Number(cursor ?? 0);
      const rows = all.slice(from, from + limit);
      const next = rows.length < limit ? null : String(from + limit);
      return {
        rows,
        next,
        total: count,
        source: kind,
        loaded: rows.length,
        requested: [],
        applied: [],
      };
    },
    transaction: () => Promise.reject(new MissingError('transaction')),
  };
  return { provider, requested };
}

function failing(kind: HistoryType, capabilities = able): HistoryProvider {
  const gone = () => Promise.reject(new FetchError([]));
  return { kind, capabilities, pageSize: 100, actions: gone, transaction: gone };
}

const byMemo = { ...noFilters, memoFilter: 'rent' };
const byDate = { ...noFilters, dateRange: { from: 0, to: null } };

describe('a page', () => {
  it('reads at most the allowed number of pages', async () => {
    const { provider, requested } = source('hyperion', able, 1_000);
    const query = { filters: byMemo, maxPages: 1 };
    const page = await chooseHistory([provider]).actions('alice', query);
    expect([requested.length, page.rows.length, page.search?.actions]).toEqual([1, 10, 100]);
    const more = await chooseHistory([provider]).actions('alice', { ...query, cursor: page.next });
    expect(requested).toEqual([null, '100']);
    expect(more.search?.until).toBe(801_000);
  });

  it('names the preferred providers that failed now or recently', async () => {
    const history = chooseHistory([failing('hyperion'), source('native', unable).provider]);
    for (const look of ['now', 'before']) {
      const page = await history.actions('alice', { filters: byDate });
      expect([page.source, page.skippedSources], look).toEqual(['native', ['hyperion']]);
    }
    const fine = await chooseHistory([source('hyperion').provider]).actions('alice');
    expect(fine.skippedSources).toEqual([]);
  });
});

describe('the provider of a search', () => {
  const responses = async (providers: HistoryProvider[], filters = noFilters) =>
    (await chooseHistory(providers).actions('alice', { filters })).source;

  it('is the one with the most filters, or the first configured of equal ones', async () => {
    const dfuse = { ...able, tableChanges: true };
    const native = source('native', unable).provider;
    expect(await responses([native, source('hyperion').provider])).toBe('hyperion');
    expect(await responses([native, source('dex').provider, source('hyperion').provider])).toBe(
      'dex',
    );
    expect(await responses([source('hyperion').provider, source('dfuse', dfuse).provider])).toBe(
      'dfuse',
    );
  });

  it.each([
    ['date', byDate],
    ['action', { ...noFilters, groups: ['vote'] as const }],
    ['token', { ...noFilters, tokenFilter: { symbol: 'EOS', contract: 'eosio.token' } }],
    ['contractAction', { ...noFilters, contractFilter: 'eosio' }],
    ['contractAction', { ...noFilters, actionFilter: 'buyram' }],
  ] as const)('is never one that cannot filter by %s', async (name, filters) => {
    const unsupported = source('hyperion', { ...able, [name]: false, tableChanges: true }).provider;
    const poorer = source('dex', { ...unable, [name]: true }).provider;
    expect(await responses([unsupported, poorer])).toBe('hyperion');
    expect(await responses([unsupported, poorer], filters)).toBe('dex');
  });

  it('is the first configured if none can filter', async () => {
    const first = source('native', unable).provider;
    const second = source('hyperion', { ...able, date: false }).provider;
    expect(await responses([first, second], byDate)).toBe('native');
    expect(await responses([first, second], byMemo)).toBe('hyperion');
  });

  it('is the next one if it fails, one without filters last', async () => {
    const native = source('native', unable, 30).provider;
    const dex = source('dex', able, 30).provider;
    expect(await responses([failing('hyperion'), native, dex], byDate)).toBe('dex');
    expect(await responses([failing('hyperion'), native, failing('dex')], byDate)).toBe('native');
  });

  it('is reported as failed if all fail', async () => {
    const all = chooseHistory([failing('hyperion'), failing('native', unable)]);
    await expect(all.actions('alice')).rejects.toBeInstanceOf(FetchError);
  });
});

describe('filters', () => {
  it('leave a page unchanged if none is active', async () => {
    const { provider, requested } = source('native', unable, 250);
    const page = await chooseHistory([provider]).actions('alice', { filters: noFilters });
    expect([page.rows.length, page.total, page.search, requested]).toEqual([
      100,
      250,
      undefined,
      [null],
    ]);
  });

  it.each([
    ['native', 100],
    ['hyperion', 100],
    ['dex', 50],
    ['dfuse', 25],
  ] as const)('page %s by its own size, %i', async (kind, size) => {
    const page = await chooseHistory([source(kind, able, 500).provider]).actions('alice');
    expect(page.rows).toHaveLength(size);
    expect(page.next).toMatch(new RegExp(`^${kind}:`));
    const whole = await chooseHistory([source(kind, able, size).provider]).actions('alice');
    expect(whole.next).not.toBeNull();
    const short = await chooseHistory([source(kind, able, size - 1).provider]).actions('alice');
    expect(short.next).toBeNull();
  });

  it('search the history page by page, and report their progress', async () => {
    const { provider, requested } = source('native', unable, 95);
    const reported: SearchProgress[] = [];
    const query = {
      filters: byMemo,
      limit: 10,
      onProgress: (one: SearchProgress) => reported.push(one),
    };
    const page = await chooseHistory([provider]).actions('alice', query);
    expect(page.rows).toHaveLength(9);
    expect(page.rows.every((row) => row.data?.memo === 'rent')).toBe(true);
    expect(requested).toHaveLength(10);
    expect(page.search).toEqual({
      bySource: [],
      inBrowser: ['memo'],
      pages: 10,
      actions: 95,
      found: 9,
      until: 1_000,
      complete: true,
    });
    expect(reported.map(({ pages, actions, found }) => [pages, actions, found])).toEqual([
      ...Array.from({ length: 9 }, (_, index) => [index + 1, (index + 1) * 10, index + 1]),
      [10, 95, 9],
    ]);
    // The provider's total does not count the filter.
    expect(page.total).toBeNull();
  });

  it('stop after enough rows or twenty pages, and continue from there', async () => {
    const enough = source('native', unable, 2_000);
    const history = chooseHistory([enough.provider]);
    const first = await history.actions('alice', { filters: byMemo, limit: 50 });
    expect([first.rows.length, enough.requested.length]).toEqual([50, 10]);
    const rare = { ...noFilters, memoFilter: 'never' };
    const none = await history.actions('alice', { filters: rare, limit: 10 });
    expect(none.search).toMatchObject({ pages: 20, actions: 200, found: 0, complete: false });
    const more = await history.actions('alice', { filters: rare, limit: 10, cursor: none.next });
    expect(more.search).toMatchObject({ pages: 20, actions: 200 });
    expect(enough.requested.at(-1)).toBe('390');
  });

  it('stop between two pages after an abort', async () => {
    const { provider, requested } = source('native', unable, 1_000);
    const controller = new AbortController();
    const onProgress = ({ pages }: SearchProgress) => {
      if (pages === 3) controller.abort(new Error('left'));
    };
    const query = { filters: byMemo, limit: 10, onProgress, signal: controller.signal };
    await expect(chooseHistory([provider]).actions('alice', query)).rejects.toThrow('left');
    expect(requested).toHaveLength(3);
  });

  it('hide spam by a list that is loaded on demand', async () => {
    const spam = transfer({ memo: 'https://spam.example' });
    const fine = transfer({ memo: 'rent' });
    const { provider } = source('native', unable);
    const page = { total: null, source: 'native', loaded: 2, requested: [], applied: [] } as const;
    const both = {
      ...provider,
      actions: async () => ({ ...page, rows: [spam, fine], next: null }),
    };
    const history = chooseHistory([both]);
    const shown = await history.actions('alice', { filters: defaultFilters });
    expect(shown.rows).toEqual([fine]);
    expect((await history.actions('alice')).rows).toEqual([spam, fine]);
  });
});

describe('a cursor', () => {
  it('is ignored in another view: the first page is read', async () => {
    const { provider, requested } = source('hyperion', able, 500);
    const history = chooseHistory([provider]);
    const { next } = await history.actions('alice', { limit: 10 });
    await history.actions('alice', { limit: 10, cursor: next });
    await history.actions('alice', { limit: 10, cursor: next, sort: 'asc' });
    await history.actions('alice', { limit: 400, cursor: next, filters: byDate });
    expect(requested.slice(0, 4)).toEqual([null, '10', null, null]);
  });

  it('may be any text from a provider', async () => {
    const { provider } = source('dfuse', able, 0);
    const cursors: unknown[] = [];
    const actions: HistoryProvider['actions'] = async (account, query) => {
      cursors.push(query?.cursor);
      return { ...(await provider.actions(account, query)), next: 'aGk_-+/=.1' };
    };
    const history = chooseHistory([{ ...provider, actions }]);
    const { next } = await history.actions('alice');
    await history.actions('alice', { cursor: next });
    expect(cursors).toEqual([null, 'aGk_-+/=.1']);
  });

  it('belongs to one view: one sort and one set of filters', () => {
    const view = viewKey('desc', noFilters);
    for (const other of [
      viewKey('asc', noFilters),
      viewKey('desc', byMemo),
      viewKey('desc', undefined),
    ])
      expect(other).not.toBe(view);
    expect(viewKey('desc', { ...noFilters })).toBe(view);
  });
});
