import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { keyHolders } from '#src/chain/model/permission/key-holders.ts';
import {
  approversOf,
  requiredPermissions,
} from '#src/chain/model/permission/required-permissions.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import {
  accountResponse,
  type AccountResponse,
  type PermissionResponse,
} from '#src/chain/rpc/responses.ts';
import { recordings } from '#tests/recordings/read.ts';
import { TOTALITY } from './hostile.ts';

const LEGACY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const MODERN = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const OTHER = 'EOS7hF6waZH6pBvVLrLj5ZLNTcUfcT6nNYiCVtYAmahnmzanqU1aA';

interface Auth {
  readonly keys?: readonly string[];
  readonly accounts?: readonly string[];
}

function permission(name: string, { keys = [], accounts = [] }: Auth): PermissionResponse {
  return {
    perm_name: name,
    parent: name === 'owner' ? '' : 'owner',
    linked_actions: null,
    required_auth: {
      threshold: 2,
      keys: keys.map((key) => ({ key, weight: 1 })),
      accounts: accounts.map((level) => {
        const [actor = '', permissionName = ''] = level.split('@');
        return { permission: { actor, permission: permissionName }, weight: 1 };
      }),
      waits: [],
    },
  };
}

function account(name: string, permissions: readonly PermissionResponse[]): AccountResponse {
  const limit = { used: 0, available: 0, max: 0 };
  const reported = {
    account_name: name,
    created: '',
    ram_quota: 0,
    ram_usage: 0,
    net_limit: limit,
  };
  return v.parse(accountResponse, { ...reported, cpu_limit: limit, permissions });
}

describe('accounts controlled by a key', () => {
  const accounts = [
    account('alice', [
      permission('owner', { keys: [OTHER] }),
      permission('active', { keys: [OTHER, LEGACY] }),
    ]),
    account('bob', [permission('owner', { keys: [MODERN] })]),
    account('lost', [permission('owner', { keys: [OTHER, 'no key'], accounts: ['bob@owner'] })]),
  ];
  const expected = [
    { account: 'alice', permission: 'active', weight: 1, threshold: 2 },
    { account: 'bob', permission: 'owner', weight: 1, threshold: 2 },
  ];

  it.each([LEGACY, MODERN, LEGACY.replace('EOS', 'FIO')])('are those that hold it: %s', (key) =>
    expect(keyHolders(key, accounts)).toEqual(expected),
  );

  it('are none where the text is no key', () => {
    expect(keyHolders('no key', accounts)).toEqual([]);
  });

  it('are found in every recorded account that has a key', () => {
    for (const { response, file } of recordings('v1_chain_get_account')) {
      const parsed = v.safeParse(accountResponse, response);
      if (!parsed.success) continue;
      const answer = parsed.output;
      for (const one of answer.permissions)
        for (const { key, weight } of one.required_auth.keys)
          expect(keyHolders(key, [answer]), file).toContainEqual({
            account: answer.account_name,
            permission: one.perm_name,
            weight,
            threshold: one.required_auth.threshold,
          });
    }
  });

  it('are looked for with any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(keyHolders(text, accounts).length).toBeLessThanOrEqual(2);
      }),
      TOTALITY,
    );
  });
});

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
