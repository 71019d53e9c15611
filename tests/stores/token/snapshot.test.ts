import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { createSnapshot } from '#src/stores/token/snapshot.ts';

const one = (account: string) => ({ account, amount: parseAsset('1.0000 EOS') });
const pages: Record<string, { rows: ReturnType<typeof one>[]; read: number; next: string | null }> =
  {
    '': { rows: [one('a')], read: 2, next: 'c' },
    c: { rows: [one('c'), one('d')], read: 2, next: 'e' },
    e: { rows: [one('e')], read: 1, next: null },
  };

function heads() {
  let head = 100;
  return () => Promise.resolve(head++);
}
const read = (from: string) => Promise.resolve(pages[from]!);

describe('a snapshot', () => {
  it('reads page by page to the end, between two blocks', async () => {
    const snapshot = createSnapshot(read, heads(), '', Infinity);
    await snapshot.run();
    expect(snapshot.balances().map(({ account }) => account)).toEqual(['a', 'c', 'd', 'e']);
    expect(snapshot.$progress.get()).toMatchObject({
      kind: 'done',
      read: 5,
      holders: 4,
      from: 100,
      to: 101,
      truncated: false,
    });
  });

  it('ends once enough accounts are read, and says that there are more', async () => {
    const snapshot = createSnapshot(read, heads(), '', 3);
    await snapshot.run();
    expect(snapshot.$progress.get()).toMatchObject({ kind: 'done', read: 4, truncated: true });
  });

  it('has an account once, and fails where a page leads back to one that was read', async () => {
    const repeating: typeof pages = {
      '': { rows: [one('a'), one('c')], read: 2, next: 'c' },
      c: { rows: [one('c'), one('d')], read: 2, next: 'e' },
      e: { rows: [one('c'), one('d')], read: 2, next: 'e' },
    };
    const readAny = (from: string) => Promise.resolve(repeating[from]!);
    const snapshot = createSnapshot(readAny, heads(), '', 1_000);
    await snapshot.run();
    expect(snapshot.balances().map(({ account }) => account)).toEqual(['a', 'c', 'd']);
    expect(snapshot.$progress.get()).toMatchObject({ kind: 'failed', holders: 3 });
  });

  it('is stopped and continued without a row twice', async () => {
    const readSlowly = (from: string, signal: AbortSignal) => {
      if (from === 'c' && snapshot.$progress.get().from === 100 && !stopped) {
        stopped = true;
        snapshot.stop();
        return Promise.reject(signal.reason as Error);
      }
      return read(from);
    };
    let stopped = false;
    const snapshot = createSnapshot(readSlowly, heads(), '', Infinity);
    await snapshot.run();
    expect(snapshot.$progress.get()).toMatchObject({ kind: 'stopped', holders: 1, failure: null });
    await snapshot.run();
    expect(snapshot.balances().map(({ account }) => account)).toEqual(['a', 'c', 'd', 'e']);
    expect(snapshot.$progress.get()).toMatchObject({ kind: 'done', from: 100 });
  });

  it('keeps what was read after a failure', async () => {
    const failing = (from: string) =>
      from === 'c' ? Promise.reject(new Error('lost')) : read(from);
    const snapshot = createSnapshot(failing, heads(), '', Infinity);
    await snapshot.run();
    expect(snapshot.$progress.get()).toMatchObject({
      kind: 'failed',
      failure: { message: 'lost' },
    });
    expect(snapshot.balances()).toHaveLength(1);
  });
});
