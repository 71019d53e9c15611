import { describe, expect, test } from 'vitest';
import type { ActionPage } from '#src/chain/history/provider.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { createHistoryExport } from '#src/stores/history/history-export.ts';

function rowsOf(from: number, count: number): ActionRow[] {
  return Array.from({ length: count }, (_, index) => ({
    account: 'eosio.token',
    name: 'transfer',
    authorization: [],
    data: {},
    hexData: null,
    transactionId: 'a',
    blockNum: from + index,
    blockTime: (from + index) * 1_000,
    globalSequence: String(from + index),
    receivers: [],
  }));
}

const page = (from: number, count: number, next: string | null): ActionPage => ({
  rows: rowsOf(from, count),
  next,
  total: null,
  source: 'hyperion',
});

const recordsOf = async (rows: readonly ActionRow[]) => rows.map(({ blockNum }) => blockNum);

describe('an export', () => {
  test('has the entire history, each action once', async () => {
    const job = createHistoryExport(
      async (cursor) => (cursor === null ? page(0, 10, 'c') : page(9, 6, null)),
      recordsOf,
    );
    await job.run();
    expect(job.$progress.get()).toMatchObject({
      kind: 'done',
      rows: 15,
      checked: 16,
      truncated: false,
    });
    expect(job.records()).toEqual(rowsOf(0, 15).map(({ blockNum }) => blockNum));
  });

  test('expects as many rows as the source counts, at most what a file holds', async () => {
    const counted = async (cursor: string | null) =>
      cursor === null ? { ...page(0, 10, 'c'), total: 15 } : page(10, 5, null);
    const job = createHistoryExport(counted, recordsOf);
    await job.run();
    expect(job.$progress.get()).toMatchObject({ checked: 15, expected: 15 });
    const small = createHistoryExport(counted, recordsOf, 12);
    await small.run();
    expect(small.$progress.get()).toMatchObject({ rows: 12, expected: 12 });
  });

  test.each([
    ['to itself', { '': 'b', b: 'b' }],
    ['to one before', { '': 'b', b: 'c', c: 'd', d: 'b' }],
  ] as [string, Record<string, string>][])(
    'fails where a page leads %s, and continues once it does not',
    async (_, next) => {
      const asked: (string | null)[] = [];
      const job = createHistoryExport(async (cursor) => {
        asked.push(cursor);
        if (asked.length > 9) throw new Error('It did not end');
        return page(0, 10, next[cursor ?? ''] ?? null);
      }, recordsOf);
      await job.run();
      expect(job.$progress.get()).toMatchObject({
        kind: 'failed',
        rows: 10,
        failure: { message: 'The source returns the same page again and again' },
      });
      const [last = ''] = asked.slice(-1);
      delete next[last ?? ''];
      await job.run();
      expect(job.$progress.get()).toMatchObject({ kind: 'done' });
    },
  );

  test('stops where a file is full, and marks it as truncated', async () => {
    const job = createHistoryExport(async () => page(0, 10, 'c'), recordsOf, 7);
    await job.run();
    expect(job.$progress.get()).toMatchObject({
      kind: 'done',
      rows: 7,
      truncated: true,
      until: 6_000,
    });
    expect(job.records()).toHaveLength(7);
  });

  test('is not truncated where the history ends just there', async () => {
    const job = createHistoryExport(async () => page(0, 10, null), recordsOf, 10);
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'done', rows: 10, truncated: false });
  });

  test('stops on request, keeps its rows, and continues from there', async () => {
    let hold = true;
    const requested: (string | null)[] = [];
    const job = createHistoryExport(async (cursor, signal) => {
      requested.push(cursor);
      if (cursor === null) return page(0, 10, 'c');
      if (hold) return new Promise((_, fail) => signal.addEventListener('abort', () => fail()));
      return page(10, 5, null);
    }, recordsOf);
    const running = job.run();
    await expect.poll(() => job.$progress.get().rows).toBe(10);
    job.stop();
    await running;
    expect(job.$progress.get().kind).toBe('stopped');
    expect(job.records()).toHaveLength(10);
    hold = false;
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'done', rows: 15 });
    expect(requested).toEqual([null, 'c', 'c']);
  });

  test('names the source that failed, and keeps its rows', async () => {
    const job = createHistoryExport(async (cursor) => {
      if (cursor !== null) throw new Error('gone');
      return page(0, 10, 'c');
    }, recordsOf);
    await job.run();
    expect(job.$progress.get()).toMatchObject({ kind: 'failed', rows: 10 });
    expect(job.$progress.get().failure?.message).toBe('gone');
  });
});
