import { expect, it } from 'vitest';
import { allPermissions } from '#src/chain/model/permission/all-permissions.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';

const tree = (name: string, children: readonly PermissionView[] = []): PermissionView => ({
  name,
  parent: null,
  threshold: 1,
  keys: [],
  accounts: [],
  waits: [],
  linked: [],
  children,
});

it('lists the permissions of trees, each before its children', () => {
  const trees = [tree('owner', [tree('active', [tree('claim'), tree('vote')])]), tree('other')];
  expect(allPermissions(trees).map(({ name }) => name)).toEqual([
    'owner',
    'active',
    'claim',
    'vote',
    'other',
  ]);
  expect(allPermissions([])).toEqual([]);
});
