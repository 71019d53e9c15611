import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { FetchError, MissingError } from '#src/chain/rpc/errors.ts';
import { createLoadStore, nextState, refresh } from '#src/stores/query.ts';

const down = new FetchError([
  { endpoint: 'http://node.test', kind: 'network', message: 'refused' },
]);
const ready: LoadState<string> = { kind: 'ready', value: 'old' };

describe('what is shown next', () => {
  test('a first answer', () => {
    expect(nextState({ kind: 'loading' }, { data: 'new', loading: false })).toEqual({
      kind: 'ready',
      value: 'new',
    });
  });

  test('a failed refresh keeps the value and names the endpoint', () => {
    expect(nextState(ready, { error: down, loading: false })).toEqual({
      kind: 'ready',
      value: 'old',
      failure: { endpoint: 'http://node.test', message: 'refused' },
    });
  });

  test('a new try keeps what is shown until its answer is here', () => {
    expect(nextState(ready, { loading: true })).toEqual(ready);
    const failed = nextState({ kind: 'loading' }, { error: down, loading: false });
    expect(failed.kind).toBe('failed');
    expect(nextState(failed, { loading: true })).toEqual(failed);
    const stale = nextState(ready, { error: down, loading: false });
    expect(nextState(stale, { data: 'old', loading: true })).toBe(stale);
  });

  test('an answer takes the failure away', () => {
    const stale = nextState(ready, { error: down, loading: false });
    expect(nextState(stale, { data: 'new', loading: false })).toEqual({
      kind: 'ready',
      value: 'new',
    });
  });

  test('missing only where the chain said so', () => {
    expect(nextState(ready, { error: new MissingError('account'), loading: false })).toEqual({
      kind: 'missing',
    });
    expect(nextState({ kind: 'loading' }, { error: down, loading: false }).kind).toBe('failed');
  });

  test('an answer without anything in it is empty', () => {
    const isEmpty = (list: string) => list === '';
    expect(nextState({ kind: 'loading' }, { data: '', loading: false }, isEmpty)).toEqual({
      kind: 'empty',
    });
  });
});

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

  test('does not fetch a missing value again unless it may appear later', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockRejectedValue(new MissingError('account'));
    const stop = createLoadStore('final', fetch).$state.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    stop();

    const late = vi.fn<() => Promise<string>>().mockRejectedValue(new MissingError('block'));
    const stopLate = createLoadStore('may-come', late, { lookAgainAfter: 3_000 }).$state.listen(
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(late.mock.calls.length).toBeGreaterThan(2);
    stopLate();
  });

  test('two stores of one key make one request', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('one');
    const stops = [1, 2].map(() => createLoadStore('shared', fetch).$state.listen(() => undefined));
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
