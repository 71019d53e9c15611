import { describe, expect, it } from 'vitest';
import { authorityOf } from '#src/chain/model/permission/authority-data.ts';
import { permissionChanges, permissionIn } from '#src/chain/model/permission/permission-changes.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';

const auth = (key: string) => ({
  threshold: 1,
  accounts: [],
  waits: [],
  keys: [{ key, weight: 1 }],
});

const permission = (name: string, children: PermissionView[] = []) =>
  ({ ...auth(`EOS-${name}`), name, children, links: [] }) as unknown as PermissionView;

const tree = permission('owner', [
  permission('active', [permission('claims')]),
  permission('votes'),
]);
const known = new Map([['alice', [tree]]]);

const action = (name: string, data: Record<string, unknown>, account = 'eosio') => ({
  account,
  name,
  data,
  authorization: [],
});
const changes = (...actions: ReturnType<typeof action>[]) =>
  permissionChanges(actions, known, new Set(['eosio', 'core.vaulta']));

describe('a permission', () => {
  it.each(['owner', 'active', 'claims', 'votes'])('%s is found at any depth', (name) => {
    expect(permissionIn([tree], name)?.name).toBe(name);
  });

  it('that an account has not is not found', () => {
    expect(permissionIn([tree], 'spend')).toBeUndefined();
    expect(permissionIn([], 'owner')).toBeUndefined();
  });
});

describe('what actions change of permissions', () => {
  const claims = { account: 'alice', permission: 'claims' };

  it('has the permission before and after', () => {
    expect(changes(action('updateauth', { ...claims, auth: auth('EOS-new') }))).toEqual([
      { ...claims, before: auth('EOS-claims'), after: auth('EOS-new') },
    ]);
    expect(changes(action('deleteauth', claims))).toEqual([
      { ...claims, before: auth('EOS-claims'), after: null },
    ]);
  });

  it('has nothing before it for a new permission or an unknown account', () => {
    for (const of of [
      { account: 'alice', permission: 'spend' },
      { account: 'bob', permission: 'active' },
    ])
      expect(changes(action('updateauth', { ...of, auth: auth('EOS-new') }))).toEqual([
        { ...of, before: null, after: auth('EOS-new') },
      ]);
  });

  it.each([
    ['name', 'name'],
    ['newact', 'newact'],
  ])('is for a new account, called by %s, its two permissions', (_, field) => {
    const data = { creator: 'alice', [field]: 'bob', owner: auth('EOS-o'), active: auth('EOS-a') };
    expect(changes(action('newaccount', data))).toEqual([
      { account: 'bob', permission: 'owner', before: null, after: auth('EOS-o') },
      { account: 'bob', permission: 'active', before: null, after: auth('EOS-a') },
    ]);
  });

  it('is for a new account of one key that key for both', () => {
    const data = { creator: 'alice', name: 'bob', key: 'EOS-k' };
    const after = auth('EOS-k');
    expect(changes(action('newaccount2', data, 'core.vaulta'))).toEqual([
      { account: 'bob', permission: 'owner', before: null, after },
      { account: 'bob', permission: 'active', before: null, after },
    ]);
    expect(changes(action('newaccount2', { name: 'bob' }))[0]?.after).toBeNull();
  });

  it.each([
    ['of another contract', action('deleteauth', claims, 'game')],
    ['that change none', action('linkauth', { ...claims, name: 'bob' })],
    ['that name no account', action('updateauth', { permission: 'claims' })],
    ['that name no permission', action('updateauth', { account: 'alice' })],
    ['that delete of no account', action('deleteauth', { permission: 'claims' })],
    ['that delete no permission', action('deleteauth', { account: 'alice' })],
    ['that make an account without a name', action('newaccount', { creator: 'alice' })],
    ['that sell a name', action('bidname', { name: 'bob' })],
  ])('is nothing for actions %s', (_, one) => {
    expect(changes(one)).toEqual([]);
  });
});

describe('an authority in the data of an action', () => {
  it('is read part by part', () => {
    expect(
      authorityOf({
        threshold: '2',
        keys: [
          { key: 'EOS-a', weight: 1 },
          { key: 'EOS-b', weight: '2' },
          { weight: 1 },
          { key: 'x' },
        ],
        accounts: [
          { permission: { actor: 'bob', permission: 'active' }, weight: 1 },
          { permission: { actor: 'bob' }, weight: 1 },
          { permission: { permission: 'active' }, weight: 1 },
          { weight: 1 },
        ],
        waits: [{ wait_sec: 60, weight: 1 }, { weight: 1 }, 7],
      }),
    ).toEqual({
      threshold: 2,
      keys: [
        { key: 'EOS-a', weight: 1 },
        { key: 'EOS-b', weight: 2 },
      ],
      accounts: [{ actor: 'bob', permission: 'active', weight: 1 }],
      waits: [{ seconds: 60, weight: 1 }],
    });
  });

  it('has no keys, accounts or waits if none are in the data', () => {
    expect(authorityOf({ threshold: 1 })).toEqual({
      threshold: 1,
      keys: [],
      accounts: [],
      waits: [],
    });
  });

  it.each([[undefined], [null], ['owner'], [[1]], [{}], [{ keys: [] }]])('is not %j', (value) => {
    expect(authorityOf(value)).toBeNull();
  });
});
