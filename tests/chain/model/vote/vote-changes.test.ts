import { expect, test } from 'vitest';
import { voteChanges, voteIn } from '#src/chain/model/vote/vote-changes.ts';

test('a vote takes what is not in it, adds what is new, and keeps the rest', () => {
  expect(voteChanges(['c', 'a', 'b'], ['b', 'e', 'd', 'e'])).toEqual({
    removed: ['a', 'c'],
    added: ['d', 'e'],
    unchanged: 1,
  });
  expect(voteChanges(['a'], [])).toEqual({ removed: ['a'], added: [], unchanged: 0 });
});

const systems = new Set(['eosio', 'core.vaulta']);

test('a vote is found in the system contract’s action, and in that of FIO', () => {
  const data = { voter: 'alice', proxy: '', producers: ['bp', 7] };
  const vote = { voter: 'alice', producers: ['bp'] };
  expect(voteIn({ account: 'eosio', name: 'voteproducer', data }, systems)).toEqual(vote);
  expect(
    voteIn(
      { account: 'eosio', name: 'voteproducer', data: { actor: 'alice', producers: ['bp@x'] } },
      systems,
    ),
  ).toEqual({ voter: 'alice', producers: ['bp@x'] });
});

test.each([
  ['evil', 'voteproducer', { voter: 'alice', producers: [] }],
  ['eosio', 'refund', { voter: 'alice', producers: [] }],
  ['eosio', 'voteproducer', { voter: 7, producers: [] }],
  ['eosio', 'voteproducer', { voter: 'alice', producers: 'bp' }],
  ['eosio', 'voteproducer', null],
])('%s::%s with %j is no vote', (account, name, data) => {
  expect(voteIn({ account, name, data }, systems)).toBeNull();
});
