import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FetchError, MissingError } from '#src/chain/rpc/errors.ts';
import { createLoadStore, waitUntilLoaded } from '#src/stores/load-store.ts';
import { refresh, refreshAffected } from '#src/stores/refresh.ts';
import { soon } from '#tests/soon.ts';

const down = new FetchError([
  { endpoint: 'http://node.test', kind: 'network', message: 'refused' },
]);

describe('a load store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('recovers by itself after a failure', async () => {
    const fetch = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(down)
      .mockResolvedValue('back');
    const store = createLoadStore('recovers', fetch);
    const seen: string[] = [];
    const stop = store.$state.subscribe((state) => void seen.push(state.kind));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.$state.get().kind).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.$state.get()).toEqual({ kind: 'ready', value: 'back' });
    expect(seen).not.toContain('missing');
    stop();
  });

  test('that is left after a failure fetches as soon as it is shown again', async () => {
    const fetch = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(down)
      .mockResolvedValue('back');
    const store = createLoadStore('left', fetch);
    store.$state.listen(() => undefined)();
    // A store stops a second after its screen is left, which also stops its next attempt.
    await vi.advanceTimersByTimeAsync(990);
    expect(store.$state.get().kind).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    const stop = store.$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.$state.get()).toEqual({ kind: 'ready', value: 'back' });
    stop();
  });

  test('does not fetch a missing value again unless it may appear later', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockRejectedValue(new MissingError('account'));
    const stop = createLoadStore('final', fetch).$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    stop();

    const late = vi.fn<() => Promise<string>>().mockRejectedValue(new MissingError('block'));
    const stopLate = createLoadStore('may-come', late, { retryMissingAfter: 3_000 }).$state.listen(
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(late.mock.calls.length).toBeGreaterThan(2);
    stopLate();
  });

  test('keeps showing a failure while it tries again', async () => {
    const fetch = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(down)
      .mockReturnValue(new Promise(() => undefined));
    const store = createLoadStore('tries again', fetch);
    const stop = store.$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(store.$state.get().kind).toBe('failed');
    stop();
  });

  test('shows what the chain reports as missing in place of the last value', async () => {
    const fetch = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockRejectedValue(new MissingError('account'));
    const store = createLoadStore('gone', fetch, { refreshEvery: 4_000 });
    const stop = store.$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(store.$state.get()).toEqual({ kind: 'missing' });
    stop();
  });

  test('is empty for an empty response, and keeps it when a refresh fails', async () => {
    const fetch = vi
      .fn<() => Promise<string[]>>()
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(down)
      .mockResolvedValue(['new']);
    const store = createLoadStore('empty', fetch, {
      refreshEvery: 4_000,
      isEmpty: (list) => list.length === 0,
    });
    const stop = store.$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.$state.get()).toEqual({ kind: 'empty' });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', value: [], failure: {} });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(store.$state.get()).toEqual({ kind: 'ready', value: ['new'] });
    stop();
  });

  test('is the same for all callers of a key', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('one');
    const first = createLoadStore('shared', fetch);
    const second = createLoadStore('shared', fetch);
    expect(second).toBe(first);
    const stops = [first, second].map(({ $state }) => $state.listen(() => undefined));
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
  });

  // A component that is being drawn makes its store: no other one may be drawn anew by that.
  test.each([10, 5_000])('that starts %d ms later does not notify the first one', async (later) => {
    const fetch = vi.fn<() => Promise<object>>().mockImplementation(() => Promise.resolve({}));
    const first = createLoadStore(`later/${later}`, fetch);
    const stop = first.$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(later);
    const shown = first.$state.get();
    expect(shown.kind).toBe('ready');
    const second = createLoadStore(`later/${later}`, fetch);
    const stopSecond = second.$state.listen(() => undefined);
    expect(first.$state.get()).toBe(shown);
    expect(second.$state.get()).toEqual(shown);
    stop();
    stopSecond();
  });

  test('that is read by a drawing and listened to seconds later requests once', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('one');
    const store = createLoadStore('drawn', fetch);
    expect(store.$state.get()).toEqual({ kind: 'loading' });
    await vi.advanceTimersByTimeAsync(4_000);
    const stop = store.$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.$state.get()).toEqual({ kind: 'ready', value: 'one' });
    expect(fetch).toHaveBeenCalledTimes(1);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    store.$state.listen(() => undefined)();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('that is refreshed during a fetch fetches again after it', async () => {
    const responses: ((value: string) => void)[] = [];
    const fetch = () => new Promise<string>((resolve) => void responses.push(resolve));
    const store = createLoadStore('renewed', fetch);
    const stop = store.$state.listen(() => undefined);
    refresh('renewed');
    responses[0]?.('before the payment');
    await vi.advanceTimersByTimeAsync(0);
    responses[1]?.('after it');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.$state.get()).toEqual({ kind: 'ready', value: 'after it' });
    expect(responses).toHaveLength(2);
    stop();
  });

  test('keeps the value of a failed refresh, and retries', async () => {
    const fetch = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(down)
      .mockResolvedValue('new');
    const store = createLoadStore('kept', fetch, { refreshEvery: 10_000 });
    const stop = store.$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', value: 'old', failure: {} });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(store.$state.get()).toEqual({ kind: 'ready', value: 'new' });
    stop();
  });

  test('refreshes while it has listeners, and not after', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('one');
    const stop = createLoadStore('periodic', fetch, { refreshEvery: 4_000 }).$state.listen(
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(9_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(4);
  });

  test('fetches nothing while the page is hidden, and at once when it is shown', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('one');
    const stop = createLoadStore('hidden', fetch, { refreshEvery: 4_000 }).$state.listen(
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(10);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).toHaveBeenCalledTimes(2);
    stop();
  });

  test('fetches again when the connection is back', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('one');
    const stop = createLoadStore('offline', fetch).$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(2_000);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).toHaveBeenCalledTimes(2);
    stop();
  });

  test('a refresh by prefix fetches what is shown at once, the rest with its next listener', async () => {
    const shown = vi.fn<() => Promise<string>>().mockResolvedValue('one');
    const closed = vi.fn<() => Promise<string>>().mockResolvedValue('two');
    const other = vi.fn<() => Promise<string>>().mockResolvedValue('three');
    const listen = (key: string, fetch: () => Promise<string>) =>
      createLoadStore(key, fetch).$state.listen(() => undefined);
    const stops = [listen('account/alice', shown), listen('block/1', other)];
    listen('account/bob', closed)();
    await vi.advanceTimersByTimeAsync(5_000);
    const before = closed.mock.calls.length;
    refresh('account/');
    await vi.advanceTimersByTimeAsync(10);
    expect(shown).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledTimes(before);
    stops.push(listen('account/bob', closed));
    expect(closed).toHaveBeenCalledTimes(before + 1);
    for (const stop of stops) stop();
  });
});

test('a store is loaded once it has something to show', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const store = createLoadStore('loaded/value', () => promise);
  const waiting = waitUntilLoaded(store, 60_000);
  resolve('alice');
  await waiting;
  expect(store.$state.get()).toEqual({ kind: 'ready', value: 'alice' });
  // At once, since it is there.
  await waitUntilLoaded(store, 60_000);
});

test('a store is loaded once it failed', async () => {
  const store = createLoadStore('loaded/failed', () => Promise.reject(new Error('down')));
  await waitUntilLoaded(store, 60_000);
  expect(store.$state.get().kind).toBe('failed');
});

test('a silent node is waited for no longer than configured', async () => {
  const store = createLoadStore('loaded/silent', () => new Promise(() => undefined));
  await waitUntilLoaded(store, 5);
  expect(store.$state.get().kind).toBe('loading');
});

test('of many visited screens the latest values stay cached, and the oldest are fetched again', async () => {
  vi.useFakeTimers();
  const read = vi.fn(async (of: number) => of);
  const visit = (of: number) =>
    waitUntilLoaded(
      createLoadStore(`kept/${of}`, () => read(of)),
      60_000,
    );
  for (let of = 0; of < 300; of += 1) {
    await visit(of);
    // A store stops a second after its screen is left.
    if (of % 50 === 0) vi.advanceTimersByTime(1_100);
  }
  expect(read).toHaveBeenCalledTimes(300);
  await visit(299);
  expect(read).toHaveBeenCalledTimes(300);
  await visit(0);
  expect(read).toHaveBeenCalledTimes(301);
  vi.useRealTimers();
});

test('a transaction refreshes all that it may have changed, and nothing that it cannot', async () => {
  const reads = { own: 0, block: 0 };
  const own = createLoadStore('affected/own', async () => (reads.own += 1));
  const block = createLoadStore('affected/block', async () => (reads.block += 1), {
    unaffected: true,
  });
  const stops = [own, block].map(({ $state }) => $state.listen(() => undefined));
  await Promise.all([waitUntilLoaded(own, 60_000), waitUntilLoaded(block, 60_000)]);
  refreshAffected();
  await soon(() => expect(own.$state.get()).toEqual({ kind: 'ready', value: 2 }));
  expect(reads).toEqual({ own: 2, block: 1 });
  for (const stop of stops) stop();
});
