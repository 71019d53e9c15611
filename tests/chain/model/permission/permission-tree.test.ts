import { describe, expect, it } from 'vitest';
import { groupRisks, permissionRisks } from '#src/chain/model/permission/permission-risks.ts';
import { permissionTree, withLinks } from '#src/chain/model/permission/permission-tree.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import type { PermissionResponse } from '#src/chain/rpc/responses.ts';

const auth = { threshold: 1, keys: [], accounts: [], waits: [] };

const permission = (
  perm_name: string,
  parent: string,
  linked_actions?: PermissionResponse['linked_actions'],
): PermissionResponse => ({
  perm_name,
  parent,
  required_auth: auth,
  linked_actions: linked_actions ?? null,
});

describe('permissions as trees', () => {
  it('name the parent of each, and none for the first', () => {
    const [owner] = permissionTree([permission('active', 'owner'), permission('owner', '')], 'EOS');
    expect([owner?.parent, owner?.children[0]?.parent]).toEqual([null, 'owner']);
    expect(owner?.linked).toEqual([]);
  });

  it('list linked actions, all of the contract where no action is named', () => {
    const links = [
      { account: 'game', action: 'play' },
      { account: 'bank', action: '' },
    ];
    expect(permissionTree([permission('claims', 'active', links)], 'EOS')[0]?.linked).toEqual([
      { contract: 'game', action: 'play' },
      { contract: 'bank', action: null },
    ]);
  });

  it('are cut below the deepest level that is followed, and lose nothing', () => {
    const chain = Array.from({ length: 70 }, (_, at) =>
      permission(`p${at}`, at ? `p${at - 1}` : ''),
    );
    const trees = permissionTree(chain, 'EOS');
    const depth = (tree: PermissionView): number => 1 + Math.max(0, ...tree.children.map(depth));
    expect(trees.map(({ name }) => name)).toEqual(['p0', 'p65']);
    expect(trees.map(depth)).toEqual([65, 5]);
  });

  const [owner] = permissionTree(
    [
      permission('owner', ''),
      permission('active', 'owner', [
        { account: 'game', action: 'play' },
        { account: 'bank', action: 'pay' },
      ]),
    ],
    'EOS',
  );
  const linked = (...links: { permission: string; contract: string; action: string | null }[]) =>
    withLinks([owner!], links)[0]?.children[0]?.linked.map(
      (one) => `${one.contract} ${one.action}`,
    );

  it('get links from an indexer for the permissions without links from the node', () => {
    const active = (contract: string, action: string | null) => ({
      permission: 'active',
      contract,
      action,
    });
    expect(linked(active('game', 'play'), active('bank', 'pay'))).toEqual([
      'game play',
      'bank pay',
    ]);
    expect(linked(active('game', 'pay'), active('bank', null))).toEqual([
      'game play',
      'bank pay',
      'game pay',
      'bank null',
    ]);
    expect(linked({ ...active('shop', 'buy'), permission: 'owner' })).toEqual([
      'game play',
      'bank pay',
    ]);
    const before = withLinks([owner!], [{ ...active('shop', 'buy'), permission: 'owner' }]);
    expect(before[0]?.linked).toEqual([{ contract: 'shop', action: 'buy' }]);
  });
});

describe('risks of permissions', () => {
  const view = (name: string, fields: Partial<PermissionView> = {}): PermissionView => ({
    name,
    parent: null,
    ...auth,
    threshold: 2,
    linked: [],
    children: [],
    ...fields,
  });
  const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  const two = {
    keys: [{ key, weight: 1 }],
    accounts: [{ actor: 'bob', permission: 'active', weight: 1 }],
  };

  it('of owner are not those of another permission', () => {
    expect(permissionRisks('alice', [view('votes', { ...two, threshold: 1 })])).toEqual([]);
    expect(permissionRisks('alice', [view('owner', two)])).toEqual([]);
    expect(permissionRisks('alice', [view('active', two)])).toEqual([]);
  });

  it('of contracts are listed for each contract, others for each kind', () => {
    const code = (contract: string, permission: string) => ({
      kind: 'code' as const,
      level: 'danger' as const,
      contract,
      permission,
    });
    const open = { kind: 'open' as const, level: 'danger' as const };
    const risks = [
      code('bank', 'active'),
      code('game', 'active'),
      code('bank', 'votes'),
      { ...open, permission: 'claims' },
      { ...open, permission: 'votes' },
    ];
    expect(groupRisks(risks).map(({ permissions }) => permissions)).toEqual([
      ['active', 'votes'],
      ['active'],
      ['claims', 'votes'],
    ]);
  });
});
