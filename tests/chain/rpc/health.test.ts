import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { requestOrder, type HealthEvent, initialHealth } from '#src/chain/rpc/health.ts';
import { reduceHealth } from '#src/chain/rpc/health.ts';

const URLS = ['http://a', 'http://b', 'http://c'];
const after = (events: HealthEvent[]) => events.reduce(reduceHealth, initialHealth(URLS));
const failed = (url: string, at: number): HealthEvent => ({
  type: 'failed',
  url,
  at,
  problem: 'x',
});
const head = (url: string, at: number, ageMs: number, wrongChain = false): HealthEvent => ({
  type: 'head',
  url,
  at,
  headTime: at - ageMs,
  irreversible: 1,
  wrongChain,
});

describe('health of endpoints', () => {
  it('keeps the configured order without failures', () => {
    expect(requestOrder(initialHealth(URLS), 0)).toEqual(URLS);
  });

  it('puts a failed endpoint last for ten seconds', () => {
    const state = after([failed('http://a', 0)]);
    expect(requestOrder(state, 9_999)).toEqual(['http://b', 'http://c', 'http://a']);
    expect(requestOrder(state, 10_000)).toEqual(URLS);
  });

  it('doubles the rest with each consecutive failure, up to two minutes', () => {
    const rests = [1, 2, 3, 4, 5, 9].map((times) => {
      const state = after(Array.from({ length: times }, () => failed('http://a', 0)));
      return state[0]?.backoffUntil;
    });
    expect(rests).toEqual([10_000, 20_000, 40_000, 80_000, 120_000, 120_000]);
  });

  it('pauses an endpoint for as long as it asked, up to ten minutes', () => {
    const restAfter = (retryAfterMs: number) =>
      after([{ type: 'failed', url: 'http://a', at: 0, problem: 'busy', retryAfterMs }])[0]
        ?.backoffUntil;
    expect([1_000, 30_000, 3_600_000].map(restAfter)).toEqual([10_000, 30_000, 600_000]);
    const pauseAfter = (retryAfterMs: number | null) =>
      after([{ type: 'failed', url: 'http://a', at: 5, problem: 'busy', retryAfterMs }])[0]
        ?.pausedUntil;
    expect([1_000, 30_000, 3_600_000, null].map(pauseAfter)).toEqual([1_005, 30_005, 600_005, 5]);
  });

  it('forgets failures after a response', () => {
    const state = after([
      failed('http://a', 0),
      failed('http://a', 0),
      { type: 'responded', url: 'http://a', at: 1 },
    ]);
    expect(state).toEqual(initialHealth(URLS));
  });

  it('skips an endpoint whose head is more than thirty seconds old, until that report expires', () => {
    const alone = after([head('http://a', 0, 30_000), head('http://b', 0, 30_001)]);
    expect(requestOrder(alone, 0)).toEqual(['http://c', 'http://a', 'http://b']);
    const state = after([head('http://a', 0, 30_001)]);
    expect(requestOrder(state, 0)).toEqual(['http://b', 'http://c', 'http://a']);
    expect(requestOrder(state, 60_000)).toEqual(URLS);
  });

  it('prefers an endpoint in sync to one more than twenty seconds behind', () => {
    expect(requestOrder(after([head('http://a', 0, 20_000)]), 0)).toEqual(URLS);
    expect(requestOrder(after([head('http://a', 0, 20_001)]), 0)).toEqual([
      'http://b',
      'http://c',
      'http://a',
    ]);
  });

  it('prefers the endpoint with the smallest lag if all are stale', () => {
    const state = after([
      head('http://a', 0, 90_000),
      head('http://b', 0, 60_000),
      head('http://c', 0, 70_000),
    ]);
    expect(requestOrder(state, 0)).toEqual(['http://b', 'http://c', 'http://a']);
  });

  it('excludes an endpoint of another chain', () => {
    expect(requestOrder(after([head('http://a', 0, 0, true)]), 0)).toEqual([
      'http://b',
      'http://c',
    ]);
  });

  it('prefers another endpoint after an expired transaction', () => {
    const state = after([{ type: 'expired', url: 'http://a', at: 0 }]);
    expect(requestOrder(state, 1)[0]).toBe('http://b');
  });

  it('never loses or duplicates an endpoint of the right chain', () => {
    const url = fc.constantFrom(...URLS, 'http://unknown');
    const at = fc.nat(200_000);
    const event: fc.Arbitrary<HealthEvent> = fc.oneof(
      fc.record({ type: fc.constant('responded' as const), url, at }),
      fc.record({ type: fc.constant('expired' as const), url, at }),
      fc.record({ type: fc.constant('failed' as const), url, at, problem: fc.string() }),
      fc.record({
        type: fc.constant('head' as const),
        url,
        at,
        headTime: fc.nat(200_000),
        irreversible: fc.nat(400_000),
        wrongChain: fc.constant(false),
      }),
    );
    fc.assert(
      fc.property(fc.array(event), fc.nat(400_000), (events, now) => {
        expect(requestOrder(after(events), now).toSorted()).toEqual(URLS);
      }),
    );
  });

  it('keeps the same object without a change, so that no listener is notified', () => {
    const state = initialHealth(URLS);
    expect(reduceHealth(state, { type: 'responded', url: 'http://a', at: 5 })).toBe(state);
    expect(reduceHealth(state, failed('http://unknown', 5))).toBe(state);
  });
});
