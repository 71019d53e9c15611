import { expect, it } from 'vitest';
import { unique } from '#src/chain/core/unique.ts';

it('keeps values that differ, each once, in the order of their first places', () => {
  const alice = { actor: 'alice', permission: 'active' };
  const bob = { actor: 'bob', permission: 'active' };
  expect(unique([bob, alice, { ...bob }, alice])).toEqual([bob, alice]);
  expect(unique([])).toEqual([]);
});

it('compares values by an id', () => {
  const idOf = ({ actor }: { actor: string }) => actor;
  expect(
    unique([{ actor: 'bob', n: 1 }, { actor: 'alice' }, { actor: 'bob', n: 2 }], idOf),
  ).toEqual([{ actor: 'bob', n: 2 }, { actor: 'alice' }]);
});
