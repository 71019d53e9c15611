import { beforeEach, describe, expect, it } from 'vitest';
import type { Authority } from '#devnet/types.ts';
import { keyAuthority, startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';

let bench: Bench;

const updateauth = (permission: string, parent: string, auth: Authority, by = 'alice'): Call => ({
  account: 'eosio',
  name: 'updateauth',
  by,
  data: { account: 'alice', permission, parent, auth },
});
const deleteauth = (permission: string): Call => ({
  account: 'eosio',
  name: 'deleteauth',
  by: 'alice',
  data: { account: 'alice', permission },
});
const linkauth = (code: string, type: string, requirement: string, by = 'alice'): Call => ({
  account: 'eosio',
  name: 'linkauth',
  by,
  data: { account: 'alice', code, type, requirement },
});
const unlinkauth = (code: string, type: string): Call => ({
  account: 'eosio',
  name: 'unlinkauth',
  by: 'alice',
  data: { account: 'alice', code, type },
});
const pay = (by: string): Call => ({
  account: 'eosio.token',
  name: 'transfer',
  by,
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' },
});
const byAccount = (actor: string, permission = 'active'): Authority => ({
  threshold: 1,
  keys: [],
  accounts: [{ permission: { actor, permission }, weight: 1 }],
  waits: [],
});
const permission = (name: string) =>
  bench.chain.account('alice')!.permissions.find(({ perm_name }) => perm_name === name);

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  bench.addAccount('alice', '100.0000 EOS');
  bench.addAccount('bob');
  bench.advance(500);
});

describe('permissions', () => {
  it('are made with a parent, changed, and deleted, and billed as nodeos does', () => {
    const before = bench.chain.account('alice')!.ram_usage;
    bench.push(updateauth('spend', 'active', keyAuthority('alicespend')));
    expect(permission('spend')).toMatchObject({
      parent: 'active',
      required_auth: keyAuthority('alicespend'),
      last_updated: '2026-01-01T00:00:01.500',
    });
    // 288 for the permission, 50 for a K1 key.
    expect(bench.chain.account('alice')!.ram_usage - before).toBe(338);
    bench.push(updateauth('spend', 'active', keyAuthority('alicespend', 'bob')));
    expect(bench.chain.account('alice')!.ram_usage - before).toBe(388);
    bench.push(deleteauth('spend'));
    expect(permission('spend')).toBeUndefined();
    expect(bench.chain.account('alice')!.ram_usage).toBe(before);
  });

  it('may be used by their parents and not by their children', () => {
    bench.push(updateauth('spend', 'active', keyAuthority('alicespend')));
    bench.push(pay('alice@owner'));
    expect(() => bench.push(pay('alice@spend'), { keys: ['alicespend'] })).toThrow(
      `action declares irrelevant authority '{"actor":"alice","permission":"spend"}'; minimum authority is {"actor":"alice","permission":"active"}`,
    );
  });

  it('are changed by themselves or their parents alone', () => {
    bench.push(updateauth('spend', 'active', keyAuthority('alicespend')));
    const change = updateauth('spend', 'active', keyAuthority('bob'), 'alice@spend');
    bench.push(change, { keys: ['alicespend'] });
    expect(permission('spend')?.required_auth).toEqual(keyAuthority('bob'));
    const above = updateauth('active', 'owner', keyAuthority('bob'), 'alice@spend');
    expect(() => bench.push(above, { keys: ['bob'] })).toThrow(
      /^updateauth action declares irrelevant authority/,
    );
    const ownership = updateauth('owner', '', keyAuthority('bob'), 'alice@active');
    expect(() => bench.push(ownership)).toThrow(
      'minimum authority is {"actor":"alice","permission":"owner"}',
    );
  });

  it('of other accounts satisfy authorities that name them', () => {
    bench.push(updateauth('active', 'owner', byAccount('bob')));
    expect(() => bench.push(pay('alice'))).toThrow('does not have signatures for it');
    bench.push(pay('alice'), { keys: ['bob'] });
    expect(bench.balance('bob')).toBe('1.0000 EOS');
  });

  it('keep the rules of the chain', () => {
    bench.push(updateauth('spend', 'active', keyAuthority('alicespend')));
    const refused: [Call, string][] = [
      [
        updateauth('spend', 'spend', keyAuthority('a')),
        'Cannot set an authority as its own parent',
      ],
      [
        updateauth('eosio.spend', 'active', keyAuthority('a')),
        "Permission names that start with 'eosio.' are reserved",
      ],
      [updateauth('spend', 'active', { ...keyAuthority('a'), threshold: 2 }), 'Invalid authority'],
      [updateauth('spend', 'active', byAccount('nobody')), "account 'nobody' does not exist"],
      [
        updateauth('spend', 'active', byAccount('bob', 'none')),
        `permission '{"actor":"bob","permission":"none"}' does not exist`,
      ],
      [deleteauth('active'), 'Cannot delete active authority'],
    ];
    for (const [call, message] of refused)
      expect(() => bench.push(call, { keys: ['alice'] })).toThrow(message);
    expect(() => bench.push(deleteauth('owner'))).toThrow(/irrelevant authority/);
  });

  it('with children or links stay', () => {
    bench.push(updateauth('spend', 'active', keyAuthority('alicespend')));
    bench.push(updateauth('small', 'spend', keyAuthority('alicesmall')));
    expect(() => bench.push(deleteauth('spend'))).toThrow(
      'Cannot remove a permission which has children',
    );
    bench.push(linkauth('eosio.token', 'transfer', 'small'));
    expect(() => bench.push(deleteauth('small'))).toThrow(
      'This authority is linked to eosio.token::transfer.',
    );
  });
});

describe('links', () => {
  beforeEach(() => {
    bench.push(updateauth('spend', 'active', keyAuthority('alicespend')));
    bench.push(updateauth('vote', 'active', keyAuthority('alicevote')));
  });

  it('let a lesser permission do an action', () => {
    bench.push(linkauth('eosio.token', 'transfer', 'spend'));
    expect(bench.chain.account('alice')!.links).toEqual([
      { code: 'eosio.token', type: 'transfer', requirement: 'spend' },
    ]);
    bench.push(pay('alice@spend'), { keys: ['alicespend'] });
    expect(bench.balance('bob')).toBe('1.0000 EOS');
    expect(() => bench.push(pay('alice@vote'), { keys: ['alicevote'] })).toThrow(
      'minimum authority is {"actor":"alice","permission":"spend"}',
    );
    bench.push(unlinkauth('eosio.token', 'transfer'));
    expect(() => bench.push(pay('alice@spend'), { keys: ['alicespend'] })).toThrow(
      'minimum authority is {"actor":"alice","permission":"active"}',
    );
  });

  it('of an action come before those of its contract', () => {
    bench.push(linkauth('eosio.token', '', 'spend'));
    bench.push(pay('alice@spend'), { keys: ['alicespend'] });
    bench.push(linkauth('eosio.token', 'transfer', 'vote'));
    bench.push({ ...pay('alice@vote') }, { keys: ['alicevote'] });
    expect(() => bench.push(pay('alice@spend'), { keys: ['alicespend'] })).toThrow(
      'minimum authority is {"actor":"alice","permission":"vote"}',
    );
  });

  it('to eosio.any require no certain permission', () => {
    bench.push(linkauth('eosio.token', 'transfer', 'eosio.any'));
    bench.push(pay('alice@vote'), { keys: ['alicevote'] });
    expect(bench.balance('bob')).toBe('1.0000 EOS');
  });

  it('cost 144 bytes until they are taken out', () => {
    const before = bench.chain.account('alice')!.ram_usage;
    bench.push(linkauth('eosio.token', 'transfer', 'spend'));
    expect(bench.chain.account('alice')!.ram_usage - before).toBe(144);
    bench.push(linkauth('eosio.token', 'transfer', 'vote'));
    expect(bench.chain.account('alice')!.ram_usage - before).toBe(144);
    bench.push(unlinkauth('eosio.token', 'transfer'));
    expect(bench.chain.account('alice')!.ram_usage).toBe(before);
  });

  it('keep the rules of the chain', () => {
    bench.push(linkauth('eosio.token', 'transfer', 'spend'));
    const refused: [Call, string][] = [
      [
        linkauth('eosio', 'updateauth', 'spend'),
        'Cannot link eosio::updateauth to a minimum permission',
      ],
      [linkauth('nobody', '', 'spend'), 'Failed to retrieve code for account: nobody'],
      [linkauth('eosio', 'buyram', 'none'), 'Failed to retrieve permission: none'],
      [linkauth('eosio.token', 'transfer', 'spend'), 'new requirement is same as old'],
      [
        unlinkauth('eosio', 'buyram'),
        "cannot unlink non-existent permission link of account 'alice' for actions matching 'eosio::buyram'",
      ],
      [
        linkauth('eosio', 'buyram', 'vote', 'bob'),
        'the owner of the linked permission needs to be the actor of the declared authorization',
      ],
    ];
    for (const [call, message] of refused) expect(() => bench.push(call)).toThrow(message);
  });
});

describe('the keys a transaction needs', () => {
  it('are those of the given ones that are used', () => {
    const keys = [...keyAuthority('alice').keys, ...keyAuthority('bob').keys].map(({ key }) => key);
    const action = {
      account: 'eosio.token',
      name: 'transfer',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: '',
    };
    expect(bench.chain.requiredKeys([action], keys)).toEqual([keyAuthority('alice').keys[0]!.key]);
    expect(() => bench.chain.requiredKeys([action], keys.slice(1))).toThrow(
      /^transaction declares authority/,
    );
  });
});
