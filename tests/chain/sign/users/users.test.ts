import { describe, expect, it } from 'vitest';
import {
  currentOn,
  filterUsers,
  loggedOut,
  noUsers,
  readUsers,
  sameUser,
  usersOn,
  withoutUser,
  withUser,
  withUsersOf,
  writeUsers,
} from '#src/chain/sign/users/users.ts';
import type { SavedUser } from '#src/chain/sign/users/users.ts';

const user = (change: Partial<SavedUser> = {}): SavedUser => ({
  chain: 'eos',
  chainId: 'aa',
  actor: 'alice',
  permission: 'active',
  wallet: 'anchor',
  publicKey: 'PUB_K1_a',
  type: 'app',
  index: null,
  delaySeconds: 0,
  data: {},
  ...change,
});
const alice = user();
const bob = user({ actor: 'bob' });
const onWax = user({ chain: 'wax', actor: 'carol' });

const all = [alice, bob, onWax].reduce(withUser, noUsers);

describe('the users of all sites with those of one', () => {
  it('have of its chain what the site has, be it less, and of the others what they had', () => {
    const site = { saved: [user({ actor: 'dan' }), user({ chain: 'wax' })], current: null };
    expect(withUsersOf(all, 'eos', site)).toEqual({
      saved: [onWax, user({ actor: 'dan' })],
      current: null,
    });
  });
});

describe('two users', () => {
  it('are the same when actor, permission, wallet and key are', () => {
    expect(sameUser(alice, user({ data: { index: 1 } }))).toBe(true);
    for (const change of [
      { actor: 'bob' },
      { permission: 'owner' },
      { wallet: 'ledger' },
      { publicKey: null },
    ])
      expect(sameUser(alice, user(change))).toBe(false);
  });
});

describe('the saved users', () => {
  it('grow by one that is new, and keep what is new of one that is known', () => {
    const again = withUser(all, user({ data: { nonce: 2 } }));
    expect(again.saved.map(({ actor }) => actor)).toEqual(['alice', 'bob', 'carol']);
    expect(again.saved[0]?.data).toEqual({ nonce: 2 });
    expect(again.current?.actor).toBe('alice');
  });

  it('of one name on two chains are two', () => {
    expect(withUser(all, user({ chain: 'wax' })).saved).toHaveLength(4);
  });

  it('lose the current one, and the first of its chain follows', () => {
    const current = withUser(all, bob);
    expect(withoutUser(current, bob).current).toEqual(alice);
    expect(withoutUser(all, onWax).current).toBeNull();
  });

  it('lose another one, and the current one stays', () => {
    const left = withoutUser(all, alice);
    expect(left.saved).toEqual([bob, onWax]);
    expect(left.current).toEqual(onWax);
  });

  it('stay after a log-out, which leaves no current user on any chain', () => {
    const out = loggedOut(all);
    expect(out.saved).toHaveLength(3);
    expect(currentOn(out, 'eos')).toBeNull();
  });

  it('are found by a filter, trimmed and lower-cased', () => {
    expect(filterUsers(all.saved, '  ALI ')).toEqual([alice]);
    expect(filterUsers(all.saved, '@active')).toHaveLength(3);
  });
});

describe('what a site keeps for itself', () => {
  it('is its own chain’s users, and who of them is logged in', () => {
    expect(usersOn(all, 'wax')).toEqual({ saved: [onWax], current: onWax });
    expect(usersOn(all, 'eos')).toEqual({ saved: [alice, bob], current: alice });
    expect(usersOn(loggedOut(all), 'eos').current).toBeNull();
    expect(usersOn(all, 'telos')).toEqual(noUsers);
  });
});

describe('who is logged in on a chain', () => {
  it('is the current user, where it is of that chain', () => {
    expect(currentOn(withUser(all, bob), 'eos')).toEqual(bob);
  });

  it('is the first saved user of the chain, where the current one is of another', () => {
    expect(currentOn(all, 'eos')).toEqual(alice);
  });

  it('is null if the chain has no users', () => {
    expect(currentOn(all, 'telos')).toBeNull();
  });
});

describe('the saved text', () => {
  it('is read as it was written', () => {
    const ledger = user({ wallet: 'ledger', type: 'device', index: 2, delaySeconds: 3_600 });
    const users = withUser(all, ledger);
    expect(readUsers(writeUsers(users))).toEqual(users);
  });

  it.each([
    {},
    { type: 'magic', index: -1, delaySeconds: 1.5 },
    { index: '1', delaySeconds: null },
  ])(
    'that says nothing of type, key and delay, or nonsense, is of a user all the same: %o',
    (reported) => {
      const unsaid = { type: undefined, index: undefined, delaySeconds: undefined };
      const current = { ...alice, ...unsaid, ...reported };
      const text = JSON.stringify({ version: 1, saved: [], current });
      expect(readUsers(text).current).toEqual(user({ type: null }));
    },
  );

  it.each([
    null,
    '',
    '{',
    '[]',
    '"x"',
    JSON.stringify({ version: 2, saved: [alice], current: alice }),
    '{"version":1,"saved":{"0":"alice"}}',
    '{"saved":[{"actor":"alice"}]}',
    '{"version":1,"saved":[null,{"actor":1}],"current":{"actor":"alice"}}',
  ])('is empty if it is malformed: %s', (text) => {
    expect(readUsers(text)).toEqual(noUsers);
  });

  it('has the first key of a device, which has the index 0', () => {
    const first = user({ wallet: 'ledger', type: 'device', index: 0 });
    expect(readUsers(writeUsers({ saved: [first], current: first })).saved).toEqual([first]);
  });

  it.each([
    null,
    'alice',
    { ...alice, chain: undefined },
    { ...alice, chainId: 1 },
    { ...alice, actor: null },
    { ...alice, permission: {} },
    { ...alice, wallet: undefined },
    { ...alice, publicKey: undefined },
    { ...alice, publicKey: 7 },
    { ...alice, data: null },
    { ...alice, data: 'secret' },
  ])('lacks a malformed user, and has the others: %j', (malformed) => {
    const text = JSON.stringify({ version: 1, saved: [malformed, bob], current: malformed });
    expect(readUsers(text)).toEqual({ saved: [bob], current: null });
  });
});
