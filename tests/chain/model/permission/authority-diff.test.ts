import { expect, it } from 'vitest';
import { toModernKey } from '#src/chain/core/key.ts';
import { authorityDiff, markOf } from '#src/chain/model/permission/authority-diff.ts';
import { KEY, level, OTHER } from './permission-view.ts';

const nothing = { threshold: 1, keys: [], accounts: [], waits: [] };
const marks = (...given: Parameters<typeof authorityDiff>) =>
  authorityDiff(...given).map((row) => [row.id, markOf(row)]);

it('names what was added, removed, changed and left unchanged', () => {
  const before = { ...nothing, keys: [{ key: KEY, weight: 1 }], accounts: [level('bob')] };
  const after = {
    ...nothing,
    keys: [{ key: OTHER, weight: 1 }],
    accounts: [level('bob', 2)],
    waits: [{ seconds: 60, weight: 1 }],
  };
  expect(marks(before, after)).toEqual([
    [toModernKey(KEY), 'removed'],
    ['bob@active', 'changed'],
    [toModernKey(OTHER), 'added'],
    ['wait 60', 'added'],
  ]);
});

it('puts what is removed first and what stays last', () => {
  const before = { ...nothing, accounts: [level('alice'), level('bob'), level('carol')] };
  const after = { ...nothing, accounts: [level('alice'), level('bob', 2), level('dave')] };
  expect(marks(before, after)).toEqual([
    ['carol@active', 'removed'],
    ['bob@active', 'changed'],
    ['dave@active', 'added'],
    ['alice@active', 'same'],
  ]);
});

it('recognizes a key in its other spelling', () => {
  const before = { ...nothing, keys: [{ key: KEY, weight: 1 }] };
  const after = { ...nothing, keys: [{ key: toModernKey(KEY), weight: 1 }] };
  expect(marks(before, after)).toEqual([[toModernKey(KEY), 'same']]);
});

it('adds all of a new permission and removes all of a deleted one', () => {
  const authority = { ...nothing, accounts: [level('bob')] };
  expect(marks(null, authority)).toEqual([['bob@active', 'added']]);
  expect(marks(authority, null)).toEqual([['bob@active', 'removed']]);
});
