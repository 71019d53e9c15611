import { expect, test } from 'vitest';
import { rowsIn, withoutShownFailure, type LoadState } from '#src/chain/model/shared/load-state.ts';

const failure = { endpoint: 'http://one.test', message: 'down' };
const stale: LoadState<number> = { kind: 'ready', value: 1, failure };

test('a failure of an endpoint is shown once on a page', () => {
  expect(withoutShownFailure(stale, failure)).toEqual({ kind: 'ready', value: 1 });
});

test('a failure of another endpoint is shown, and so is one that was not shown yet', () => {
  expect(withoutShownFailure(stale, { endpoint: 'http://two.test', message: 'down' })).toEqual(
    stale,
  );
  expect(withoutShownFailure(stale, undefined)).toEqual(stale);
});

test('a part that has nothing to show always says why', () => {
  const failed: LoadState<number> = { kind: 'failed', failure };
  expect(withoutShownFailure(failed, failure)).toEqual(failed);
});

test('the rows of a list are known once it is there, and none where it will not be', () => {
  expect(rowsIn({ kind: 'ready', value: { rows: [1, 2] } })).toEqual([1, 2]);
  expect(rowsIn({ kind: 'loading' })).toBeNull();
  expect([rowsIn({ kind: 'empty' }), rowsIn({ kind: 'failed', failure })]).toEqual([[], []]);
});
