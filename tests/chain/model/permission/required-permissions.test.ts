import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import {
  approversOf,
  requiredPermissions,
} from '#src/chain/model/permission/required-permissions.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import { accountResponse } from '#src/chain/rpc/responses.ts';
import { recordings } from '#tests/recordings/read.ts';
import { LEGACY, permission } from './responses.ts';

describe('the tree of permissions', () => {
  const chain = new Map([
    ['eosio', [permission('owner', { accounts: ['eosio.prods@active'] })]],
    ['alice', [permission('active', { accounts: ['bob@active', 'carol@owner'] })]],
    ['bob', [permission('active', { accounts: ['dave@active', 'erin@active'] })]],
    ['carol', [permission('owner', { keys: [LEGACY] })]],
    ['dave', [permission('active', { accounts: ['frank@active'] })]],
    ['loop', [permission('active', { accounts: ['loop@active'] })]],
    ['board', [permission('active', { accounts: ['eosio@owner', 'gone@active'] })]],
  ]);
  const asked: string[] = [];
  const lookup = {
    permissions: (name: string) => {
      asked.push(name);
      const found = chain.get(name);
      return found ? Promise.resolve(found) : Promise.reject(new Error(`no ${name}`));
    },
    producers: () => Promise.resolve(['bpone', 'bptwo']),
  };
  const tree = (level: string, depth?: number, ask: typeof lookup = lookup) => {
    const [actor = '', permissionName = ''] = level.split('@');
    return requiredPermissions({ actor, permission: permissionName }, ask, 'eosio', depth);
  };
  const approvers = async (...args: Parameters<typeof tree>) =>
    approversOf(await tree(...args)).map((one) => `${one.actor}@${one.permission}`);

  it('is two levels deep', async () => {
    asked.length = 0;
    expect(await tree('alice@active')).toEqual({
      actor: 'alice',
      permission: 'active',
      needs: [
        {
          actor: 'bob',
          permission: 'active',
          needs: [
            { actor: 'dave', permission: 'active', needs: [] },
            { actor: 'erin', permission: 'active', needs: [] },
          ],
        },
        { actor: 'carol', permission: 'owner', needs: [] },
      ],
    });
    expect(asked.toSorted()).toEqual(['alice', 'bob', 'carol']);
  });

  it('names at its leaves those who approve', async () => {
    expect(await approvers('alice@active')).toEqual(['dave@active', 'erin@active', 'carol@owner']);
    expect(await approvers('alice@active', 1)).toEqual(['bob@active', 'carol@owner']);
    expect(await approvers('alice@active', 3)).toEqual([
      'frank@active',
      'erin@active',
      'carol@owner',
    ]);
    expect(await approvers('carol@owner')).toEqual(['carol@owner']);
    expect(await approvers('carol@missing')).toEqual(['carol@missing']);
    expect(await approvers('loop@active', 5)).toEqual(['loop@active']);
  });

  it('of the system account is its block producers', async () => {
    const bps = ['bpone@active', 'bptwo@active'];
    expect(await approvers('eosio@owner', 1)).toEqual(bps);
    expect(await approvers('eosio@active', 1)).toEqual(bps);
    expect(await approvers('eosio@other', 1)).toEqual(['eosio@other']);
    expect(await approvers('board@active')).toEqual([...bps, 'gone@active']);
    const none = { ...lookup, producers: () => Promise.resolve([]) };
    expect(await approvers('eosio@owner', 1, none)).toEqual(['eosio.prods@active']);
  });

  it('fails if its root cannot be loaded, but not for a branch', async () => {
    await expect(tree('gone@active')).rejects.toThrow('no gone');
    const silent = { ...lookup, producers: () => Promise.reject(new Error('down')) };
    await expect(tree('eosio@owner', 2, silent)).rejects.toThrow('down');
    expect(await approvers('board@active', 2, silent)).toEqual(['eosio@owner', 'gone@active']);
  });

  it('is read of every recorded account', async () => {
    for (const { response, file } of recordings('v1_chain_get_account')) {
      const parsed = v.safeParse(accountResponse, response);
      if (!parsed.success) continue;
      const { permissions, account_name } = parsed.output;
      const ask = { ...lookup, permissions: () => Promise.resolve(permissions) };
      for (const { perm_name } of permissions) {
        const root = { actor: account_name, permission: perm_name };
        const found = approversOf(await requiredPermissions(root, ask, 'nobody'));
        expect(found.length, file).toBeGreaterThan(0);
        expect(recordOf(found[0]).actor, file).not.toBe('');
      }
    }
  });
});
