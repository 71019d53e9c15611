import { describe, expect, it } from 'vitest';
import { groupRisks, permissionRisks } from '#src/chain/model/permission/permission-risks.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const OTHER = 'EOS8Znrtgwt8TfpmbVpTKvA2oB8Nqey625CLN8bCN3TEbgx86Dsvr';
const NOBODY = 'EOS1111111111111111111111111111111114T1Anm';

const nothing = { keys: [], accounts: [], waits: [], linked: [], children: [] };
const keys = (...all: string[]) => all.map((key) => ({ key, weight: 1 }));
const level = (actor: string, permission = 'active', weight = 1) => ({ actor, permission, weight });

function permission(name: string, fields: Partial<PermissionView> = {}): PermissionView {
  return { ...nothing, name, parent: name === 'owner' ? null : 'owner', threshold: 1, ...fields };
}

/** Owner with a permission below it. */
function account(owner: Partial<PermissionView>, active: Partial<PermissionView> = {}) {
  const below = permission('active', { keys: keys(OTHER), ...active });
  return permissionRisks('alice', [permission('owner', { ...owner, children: [below] })]);
}

const shared = { threshold: 2, accounts: [level('bob'), level('carol')] };

describe('notes on permissions', () => {
  it('is nothing where owner needs two and active has a key of its own', () => {
    expect(account(shared)).toEqual([]);
  });

  it('reports that one key alone is the owner', () => {
    const risks = account({ keys: keys(KEY) });
    expect(risks).toEqual([{ kind: 'single-key', level: 'warning', permission: 'owner' }]);
    expect(account({ threshold: 2, keys: keys(KEY, OTHER) }, { keys: [] })).not.toContainEqual(
      expect.objectContaining({ kind: 'single-key' }),
    );
  });

  it('reports that owner and active have the same key', () => {
    expect(account({ ...shared, keys: keys(KEY) }, { keys: keys(KEY) })).toEqual([
      { kind: 'same-key', level: 'warning', permission: 'owner' },
    ]);
  });

  it('warns of code: its own for less than owner, and in danger of that of others', () => {
    const own = account(shared, { accounts: [level('alice', 'eosio.code')] });
    expect(own).toEqual([
      { kind: 'code', level: 'warning', permission: 'active', contract: 'alice' },
    ]);
    const foreign = account(shared, { accounts: [level('mallory', 'eosio.code')] });
    expect(foreign).toEqual([
      { kind: 'code', level: 'danger', permission: 'active', contract: 'mallory' },
    ]);
    const ofOwner = account({ ...shared, accounts: [level('alice', 'eosio.code', 2)] });
    expect(ofOwner[0]).toMatchObject({ level: 'danger', permission: 'owner' });
  });

  it('does not call code a danger that cannot act alone', () => {
    const active = { threshold: 2, accounts: [level('mallory', 'eosio.code')] };
    expect(account(shared, active)[0]).toMatchObject({ kind: 'code', level: 'warning' });
  });

  it('warns of a threshold that cannot be reached', () => {
    expect(account({ threshold: 3, keys: keys(KEY, OTHER) }, { keys: [] })).toEqual([
      { kind: 'unmet', level: 'warning', permission: 'owner' },
      { kind: 'unmet', level: 'note', permission: 'active' },
    ]);
  });

  it('reports permissions as unusable that rely on themselves, on each other or on a missing one', () => {
    const unmet = (...names: string[]) =>
      names.map((name) => expect.objectContaining({ kind: 'unmet', permission: name }));
    const active = (...levels: string[]) => ({
      keys: [],
      accounts: levels.map((name) => level('alice', name)),
    });
    expect(account(shared, active('active'))).toEqual(unmet('active'));
    expect(account(shared, active('gone'))).toEqual(unmet('active'));
    expect(account(active('active'), active('owner'))).toEqual(unmet('owner', 'active'));
    // Owner holds active, by others; and the code of the account may act.
    expect(account(shared, active('owner'))).toEqual([]);
    expect(account(active('active'), { keys: keys(KEY) })).toEqual([]);
    expect(account(shared, active('gone', 'eosio.code'))).toMatchObject([{ kind: 'code' }]);
    expect(account(shared, { ...active('gone'), keys: keys(KEY) })).toEqual([]);
  });

  it('ignores the null key', () => {
    expect(account({ keys: keys(NOBODY) }, { keys: keys(NOBODY) })).toEqual([
      { kind: 'unmet', level: 'warning', permission: 'owner' },
      { kind: 'unmet', level: 'note', permission: 'active' },
    ]);
  });

  it('reports first that a wait alone opens a permission to anyone', () => {
    const waits = [
      { seconds: 60, weight: 1 },
      { seconds: 120, weight: 1 },
    ];
    const [first, ...rest] = account(
      { keys: keys(KEY) },
      { children: [permission('slow', { parent: 'active', threshold: 2, waits })] },
    );
    expect(first).toEqual({ kind: 'open', level: 'danger', permission: 'slow' });
    expect(rest).toEqual([{ kind: 'single-key', level: 'warning', permission: 'owner' }]);
  });

  it('counts a wait with a signature', () => {
    const waits = [{ seconds: 604_800, weight: 1 }];
    expect(account({ threshold: 2, keys: keys(KEY), waits }, {})).toEqual([]);
  });
});

describe('risks of many permissions', () => {
  it('are listed once with their permissions', () => {
    const children = ['one', 'two', 'three'].map((name) =>
      permission(name, {
        parent: 'active',
        threshold: 5,
        keys: keys(OTHER),
        accounts: name === 'two' ? [] : [level('mallory', 'eosio.code')],
      }),
    );
    const risks = account({ keys: keys(KEY) }, { children });
    expect(groupRisks(risks)).toEqual([
      {
        risk: { kind: 'code', level: 'warning', permission: 'one', contract: 'mallory' },
        permissions: ['one', 'three'],
      },
      {
        risk: { kind: 'single-key', level: 'warning', permission: 'owner' },
        permissions: ['owner'],
      },
      {
        risk: { kind: 'unmet', level: 'note', permission: 'one' },
        permissions: ['one', 'two', 'three'],
      },
    ]);
  });
});
