import { describe, expect, it } from 'vitest';
import {
  deferredTransaction,
  readScheduledBy,
  timeOrNull,
} from '#src/chain/model/action/deferred.ts';

const TIME = '2026-01-01T00:00:00.500';
const MS = Date.UTC(2026, 0, 1, 0, 0, 0, 500);

describe('a scheduled transaction', () => {
  it('is one where it has an id, of any sender', () => {
    expect(deferredTransaction({ trx_id: 'ab' })).toMatchObject({
      id: 'ab',
      sender: '',
      payer: '',
      published: null,
      delayUntil: null,
      expiration: null,
      delaySeconds: 0,
      actions: [],
      source: 'block',
    });
    expect(deferredTransaction({ sender: 'game' })).toBeNull();
  });

  it.each([
    [
      { sender: 'game', payer: 'bob' },
      { sender: 'game', payer: 'bob' },
    ],
    [{ sender: 'game' }, { sender: 'game', payer: '' }],
    [{ payer: 'bob' }, { sender: '', payer: 'bob' }],
    [{}, null],
    [null, null],
  ])('by %j is known by that', (value, by) => {
    expect(readScheduledBy(value)).toEqual(by);
  });

  it('has no times if none are reported', () => {
    expect(timeOrNull(TIME)).toBe(MS);
    expect([undefined, '', 'soon', '1970-01-01T00:00:00'].map(timeOrNull)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
