import { expect, test, vi } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { reviewLookups } from '#src/chain/core/limits.ts';
import {
  accountsOf,
  ownersOf,
  permissionFacts,
} from '#src/chain/client/signing/authority-facts.ts';
import { MissingError } from '#src/chain/rpc/errors.ts';
import {
  authority,
  permission,
  strangersKey,
  systemCall,
  update,
} from '../../model/signing/warnings/facts.ts';

const reported = vi.hoisted(() => ({ index: [] as string[], confirmed: [] as string[] }));
vi.mock('#src/chain/client/account/keys.ts', () => ({
  keyAccounts: async () => ({ accounts: reported.index.map((account) => ({ account })) }),
}));
vi.mock('#src/chain/client/account/key-offers.ts', () => ({
  offersOf: async (_access: unknown, _key: string, account: string) =>
    reported.confirmed.includes(account) ? [{ account, permission: 'active', onlyBy: null }] : [],
}));
const reads = vi.hoisted(() => ({
  of: new Map<string, readonly unknown[]>(),
  names: [] as string[],
}));
vi.mock('#src/chain/client/account/account-permissions.ts', () => ({
  readPermissions: async (_access: unknown, name: string) => {
    reads.names.push(name);
    const permissions = reads.of.get(name);
    if (!permissions) throw new MissingError('account');
    return permissions;
  },
}));

const letters = [...'abcdefghijklmnopqrstuvwxyz1234'];
const strangers = letters.map((letter) => `stranger${letter}`);
const people = { systemContracts: new Set(['eosio']), ownKeys: new Set<string>() };
const accounts = (actions: readonly Action[], ...own: readonly string[]) =>
  accountsOf({ ...people, actions, ownAccounts: new Set(own) });
const changed = (account: string) => update(authority(1), 'claims', account);
const linked = (account: string) => systemCall('linkauth', { account });

test('the accounts of the user are looked up before those of strangers', () => {
  const padding = strangers.map(changed);
  expect(accounts([...padding, changed('alice')], 'alice', 'carol').slice(0, 2)).toEqual([
    'alice',
    'carol',
  ]);
  const links = strangers.map(linked);
  expect(accounts([...links, linked('alice')], 'alice').slice(0, 1)).toEqual(['alice']);
});

test('the account that signs is looked up first, though nobody proved whose it is', () => {
  const actions = [...strangers, 'dave'].map(changed);
  expect(accountsOf({ ...people, actions, actor: 'dave' })[0]).toBe('dave');
});

test('the user’s accounts may rely on what changes elsewhere: a permission, or the code of a contract', () => {
  for (const action of [changed('partner'), systemCall('setcode', { account: 'partner' })]) {
    expect(accounts([action], 'alice')).toEqual(['alice', 'partner']);
    const signing = { ...people, actions: [action], actor: 'dave' };
    expect(accountsOf(signing)).toEqual(['dave', 'partner']);
  }
});

test('an action that would make the account of the user does not keep it from being looked up', () => {
  const making = (name: string) => systemCall('newaccount', { creator: 'alice', name });
  const actions = [making('alice'), making('carol'), making('fresh'), changed('alice')];
  expect(
    accountsOf({ ...people, actions, actor: 'alice', ownAccounts: new Set(['carol']) }),
  ).toEqual(['alice', 'carol']);
});

test('for a link of a stranger, or one taken back, none but the stranger is looked up', () => {
  expect(accounts([linked('strangera')], 'alice')).toEqual(['strangera']);
  const unlinked = systemCall('unlinkauth', { account: 'strangera' });
  expect(accounts([unlinked], 'alice')).toEqual(['strangera']);
});

test('a key is that of the accounts that nodes confirm, whatever an index says', async () => {
  Object.assign(reported, { index: ['alice', 'bob', 'bob'], confirmed: ['bob'] });
  const actions = [update(authority(1, strangersKey))];
  const found = await ownersOf({} as ChainAccess, { ...people, actions }, {});
  expect([...found]).toEqual([[strangersKey, ['bob']]]);
});

/** What is read for accounts whose active needs others. */
async function relied(needs: Readonly<Record<string, readonly string[]>>, signs = 'alice') {
  reads.names = [];
  reads.of = new Map(
    Object.entries(needs).map(([name, holders]) => [
      name,
      [permission('active', authority(1, ...holders))],
    ]),
  );
  const { complete, missing } = await permissionFacts(
    {} as ChainAccess,
    ['alice'],
    {},
    {
      actor: signs,
    },
  );
  return { complete, missing: [...missing], names: reads.names };
}

test('what the user’s permissions rely on is looked up over any number of steps, each account once', async () => {
  const needs = {
    alice: ['bob@active', 'game@eosio.code'],
    bob: ['carol@active', 'alice@active', 'dave@votes'],
    carol: ['bob@active', 'nobody@active'],
    dave: ['erin@active'],
  };
  expect(await relied(needs)).toEqual({
    complete: true,
    missing: ['nobody'],
    names: ['alice', 'bob', 'carol', 'dave', 'nobody'],
  });
  expect((await relied(needs, 'zoe')).names).toEqual(['alice']);
});

test('no more accounts are looked up than a review has room for, and it is said', async () => {
  const named = strangers.map((name) => `${name}@active`);
  const { complete, names } = await relied({ alice: [...named, ...named] });
  expect([complete, names.length]).toEqual([false, reviewLookups]);
});
