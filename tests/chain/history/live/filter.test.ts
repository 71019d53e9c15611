import { describe, expect, test } from 'vitest';
import { passes, streamRequest, type LiveFilter } from '#src/chain/history/live/filter.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';

const any: LiveFilter = { account: null, contract: null, name: null };

const row: ActionRow = {
  account: 'somegame',
  name: 'play',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { player: 'bob', memo: 'to carol' },
  hexData: null,
  transactionId: 'a',
  blockNum: 1,
  blockTime: 0,
  globalSequence: '1',
  receivers: ['somegame', 'watcher'],
};

describe('an account filter', () => {
  test.each(['somegame', 'watcher', 'alice', 'bob'])('matches: %s', (account) => {
    expect(passes({ ...any, account }, row)).toBe(true);
  });
  test.each(['carol', 'play', 'active'])('does not match: %s', (account) => {
    expect(passes({ ...any, account }, row)).toBe(false);
  });
});

test('all filters must match, contract and name by the action', () => {
  expect(passes(any, row)).toBe(true);
  expect(passes({ ...any, contract: 'somegame', name: 'play' }, row)).toBe(true);
  expect(passes({ ...any, contract: 'watcher' }, row)).toBe(false);
  expect(passes({ ...any, name: 'transfer' }, row)).toBe(false);
  expect(passes({ account: 'alice', contract: 'somegame', name: 'stop' }, row)).toBe(false);
});

test('a stream subscribes to one contract or one account', () => {
  const contract = 'eosio.token';
  expect(streamRequest({ ...any, contract, name: 'transfer' })).toEqual({
    contract,
    action: 'transfer',
    account: '',
  });
  expect(streamRequest({ ...any, contract, account: 'alice' })).toEqual({
    contract,
    action: '*',
    account: '',
  });
  expect(streamRequest({ ...any, account: 'alice' })).toEqual({
    contract: '',
    action: '',
    account: 'alice',
  });
  expect(streamRequest({ ...any, name: 'transfer' })).toBeNull();
  expect(streamRequest(any)).toBeNull();
});
