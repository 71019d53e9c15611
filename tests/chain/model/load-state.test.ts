import { expect, test } from 'vitest';
import { unlessSaid, type LoadState } from '#src/chain/model/load-state.ts';

const failure = { endpoint: 'http://one.test', message: 'down' };
const stale: LoadState<number> = { kind: 'ready', value: 1, failure };

test('a failure of an endpoint is told once on a page', () => {
  expect(unlessSaid(stale, failure)).toEqual({ kind: 'ready', value: 1 });
});

test('a failure of another endpoint is told, and so is one that nobody told', () => {
  expect(unlessSaid(stale, { endpoint: 'http://two.test', message: 'down' })).toEqual(stale);
  expect(unlessSaid(stale, undefined)).toEqual(stale);
});

test('a part that has nothing to show always says why', () => {
  const failed: LoadState<number> = { kind: 'failed', failure };
  expect(unlessSaid(failed, failure)).toEqual(failed);
});
