import { describe, expect, it } from 'vitest';
import { toModernKey } from '#src/chain/core/key.ts';
import {
  remainingControl,
  mayChange,
  signersOfUser,
} from '#src/chain/model/permission/remaining-control.ts';
import { KEY, level, OTHER, permission, tree } from './permission-view.ts';

const alice = { actor: 'alice', permission: 'active', publicKey: OTHER };
const own = signersOfUser([alice], 'alice', tree);
const ofKey = (key: string, threshold = 1) => ({
  threshold,
  keys: [{ key, weight: 1 }],
  accounts: [],
  waits: [],
});

describe('what the user signs with', () => {
  it('is the key of a log-in, in one form', () => {
    expect([...own.keys]).toEqual([toModernKey(OTHER)]);
  });

  it('is the only key of the permission where the wallet does not report one', () => {
    const { keys } = signersOfUser([{ ...alice, publicKey: null }], 'alice', tree);
    expect([...keys]).toEqual([toModernKey(OTHER)]);
    const bob = { actor: 'bob', permission: 'active', publicKey: null };
    expect(signersOfUser([bob], 'alice', tree).keys.size).toBe(0);
  });
});

describe('the power that the user keeps', () => {
  it('is full where an own key or account reaches the threshold', () => {
    expect(remainingControl(ofKey(OTHER), 'owner', tree, own)).toEqual({ kind: 'alone' });
    const accounts = [level('alice')];
    expect(remainingControl({ ...ofKey(KEY, 2), accounts }, null, tree, own).kind).toBe('together');
    expect(remainingControl({ ...ofKey(KEY), accounts }, null, tree, own).kind).toBe('alone');
  });

  it('is that of a permission above', () => {
    expect(remainingControl(ofKey(KEY), 'active', tree, own)).toEqual({
      kind: 'above',
      permission: 'active',
    });
  });

  it('is lost with the last own key', () => {
    expect(remainingControl(ofKey(KEY), 'owner', tree, own)).toEqual({ kind: 'lost' });
  });

  it('counts owner of an account as its active, and not the reverse', () => {
    const bob = signersOfUser([{ actor: 'bob', permission: 'owner', publicKey: KEY }], 'alice', []);
    const after = { ...ofKey(OTHER), accounts: [level('bob')] };
    expect(remainingControl(after, null, [], bob)).toEqual({ kind: 'alone' });
    const owned = { ...after, accounts: [level('alice', 1, 'owner')] };
    expect(remainingControl({ ...owned, keys: [] }, null, [], own)).toEqual({ kind: 'lost' });
  });
});

describe('whether a permission may change another', () => {
  it('needs that one or one above it', () => {
    expect(mayChange(tree, 'active', 'claims')).toBe(true);
    expect(mayChange(tree, 'owner', 'claims')).toBe(true);
    expect(mayChange(tree, 'claims', 'claims')).toBe(true);
    expect(mayChange(tree, 'active', 'owner')).toBe(false);
    expect(mayChange(tree, 'claims', 'active')).toBe(false);
  });

  it('ends in a circle', () => {
    const circle = [permission('one', { parent: 'two' }), permission('two', { parent: 'one' })];
    expect(mayChange(circle, 'active', 'one')).toBe(false);
  });
});
