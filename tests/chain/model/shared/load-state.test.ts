import { describe, expect, it, test } from 'vitest';
import {
  failureOf,
  type LoadState,
  rowsIn,
  toLoadState,
  withoutShownFailure,
  UnsupportedError,
} from '#src/chain/model/shared/load-state.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { FetchError, MissingError, RpcError } from '#src/chain/rpc/errors.ts';

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

const endpoint = 'https://node.example';
const unreachable = new FetchError([{ endpoint, kind: 'timeout', message: 'Too slow' }]);
const refused = new RpcError({
  endpoint,
  status: 500,
  code: 3010001,
  name: 'name_type_exception',
  what: 'Invalid name',
  message: 'Invalid name',
  details: [],
  body: null,
});

describe('a call that failed', () => {
  it('is missing where a source reports so, whatever was shown before', () => {
    const missing = new MissingError('account');
    expect(toLoadState(missing)).toEqual({ kind: 'missing' });
    expect(toLoadState(missing, { kind: 'ready', value: 1 })).toEqual({ kind: 'missing' });
  });

  it('says which service the chain has not', () => {
    expect(toLoadState(new UnsupportedError('hyperion'))).toEqual({
      kind: 'unsupported',
      service: 'hyperion',
    });
  });

  it('leaves what was shown, with the failure beside it', () => {
    expect(toLoadState(unreachable, { kind: 'ready', value: 1 })).toEqual({
      kind: 'ready',
      value: 1,
      failure: { endpoint, message: 'Too slow' },
    });
  });

  it.each([
    ['nothing', undefined],
    ['what was on its way', { kind: 'loading' as const }],
    ['that it was missing', { kind: 'missing' as const }],
  ])('is all there is where %s was shown', (_, previous) => {
    const failure = { endpoint, message: 'Too slow' };
    expect(toLoadState(unreachable, previous)).toEqual({ kind: 'failed', failure });
  });
});

describe('a failure', () => {
  it.each([
    ['nobody answered', unreachable, endpoint, 'Too slow'],
    ['it wraps one', new Error('No prices', { cause: unreachable }), endpoint, 'No prices'],
    ['it wraps something else', new Error('Odd', { cause: new Error('x') }), null, 'Odd'],
    ['there was none to ask', new FetchError([]), null, 'No endpoint is configured'],
    ['it is no error', 'out of order', null, 'out of order'],
  ])('names who failed, where %s', (_, error, who, message) => {
    expect(failureOf(error)).toEqual({ endpoint: who, message });
  });

  it('is a refusal where the chain said no, and none where a service broke', () => {
    const message = 'Invalid name';
    expect(failureOf(refused)).toEqual({ endpoint, message, refused: true });
    expect(failureOf(new Error('No rows', { cause: refused }))).toEqual({
      endpoint,
      message: 'No rows',
      refused: true,
    });
    const broken = { endpoint, status: 502, code: 0, name: 'exception', what: '' };
    const error = new RpcError({ ...broken, message: 'Bad gateway', details: [], body: null });
    expect(failureOf(error)).toEqual({ endpoint, message: 'Bad gateway' });
  });
});

it('what answered has a proper name where it has one', () => {
  expect(sourceName('native')).toBe('History API');
  expect(sourceName('something new')).toBe('something new');
});
