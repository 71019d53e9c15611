import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import {
  countsFor,
  keysFromTwoOperators,
  isPasskeyAuthorizedByTwoOperators,
} from '#src/chain/client/account/permission-key.ts';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';

const keyOf = (name: string) => String(devnetPrivateKey(name).toPublic());

interface Auth {
  keys?: string[];
  accounts?: string[];
}

/** A node with these permissions, `alice@active` first. */
function node(permissions: Record<string, Auth>) {
  const requested: string[] = [];
  const levels = Object.entries(permissions).map(([level, auth]) => {
    const [actor = '', permission = ''] = level.split('@');
    return { actor, permission, auth };
  });
  const getAccount = (name: string) => {
    requested.push(name);
    const found = levels.filter(({ actor }) => actor === name);
    if (found.length === 0) return Promise.reject(new Error('unknown key'));
    return Promise.resolve({
      permissions: found.map(({ permission, auth }) => ({
        perm_name: permission,
        required_auth: {
          keys: (auth.keys ?? []).map((key) => ({ key, weight: 1 })),
          accounts: (auth.accounts ?? []).map((level) => {
            const [actor = '', of = ''] = level.split('@');
            return { permission: { actor, permission: of }, weight: 1 };
          }),
        },
      })),
    });
  };
  return { requested, client: { getAccount } as unknown as Parameters<typeof countsFor>[0] };
}

const active = { actor: 'alice', permission: 'active' };

describe('countsFor', () => {
  it('accepts a key of the permission in either form', async () => {
    const legacy = devnetPrivateKey('alice').toPublic().toLegacyString('EOS');
    const { client } = node({ 'alice@active': { keys: [legacy] } });
    expect(await countsFor(client, active, keyOf('alice'))).toBe(true);
  });

  it('refuses the key of another account or another permission', async () => {
    const { client } = node({
      'alice@active': { keys: [keyOf('alice')] },
      'alice@owner': { keys: [keyOf('carol')] },
    });
    expect(await countsFor(client, active, keyOf('bob'))).toBe(false);
    expect(await countsFor(client, active, keyOf('carol'))).toBe(false);
    expect(await countsFor(client, { ...active, permission: 'none' }, keyOf('alice'))).toBe(false);
  });

  it('follows permissions that the permission relies on', async () => {
    const { client } = node({
      'alice@active': { accounts: ['team@active'] },
      'team@active': { accounts: ['bob@active'] },
      'bob@active': { keys: [keyOf('bob')] },
    });
    expect(await countsFor(client, active, keyOf('bob'))).toBe(true);
  });

  it('stops at a cycle of permissions', async () => {
    const { client, requested } = node({
      'alice@active': { accounts: ['bob@active'] },
      'bob@active': { accounts: ['alice@active'] },
    });
    expect(await countsFor(client, active, keyOf('carol'))).toBe(false);
    expect(requested).toEqual(['alice', 'bob']);
  });

  it('rejects if an account cannot be read', async () => {
    const { client } = node({ 'alice@active': { accounts: ['gone@active'] } });
    await expect(countsFor(client, active, keyOf('bob'))).rejects.toThrow();
  });

  it('reads a hundred permissions and no more, however many a node names', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);
    const team = (count: number) =>
      node({
        'alice@active': { accounts: names(count).map((name) => `${name}@active`) },
        ...Object.fromEntries(names(count).map((name) => [`${name}@active`, {}])),
      });
    const fits = team(99);
    expect(await countsFor(fits.client, active, keyOf('bob'))).toBe(false);
    const flood = team(20_000);
    await expect(countsFor(flood.client, active, keyOf('bob'))).rejects.toThrow('too many');
    expect([fits.requested.length, flood.requested.length]).toEqual([100, 100]);
  });

  it('reads two thousand keys and no more, over all that a permission relies on', async () => {
    const many = (count: number) =>
      node({
        'alice@active': { keys: Array(1_000).fill(keyOf('alice')), accounts: ['bob@active'] },
        'bob@active': { keys: Array(count).fill(keyOf('bob')) },
      }).client;
    expect(await countsFor(many(1_000), active, keyOf('bob'))).toBe(true);
    expect(await countsFor(many(1_001), active, keyOf('alice'))).toBe(true);
    await expect(countsFor(many(1_001), active, keyOf('bob'))).rejects.toThrow('too many keys');
  });
});

const nodes = vi.hoisted(() => ({ keys: {} as Record<string, string[] | null> }));
vi.mock('#src/chain/client/chain/two-operators.ts', async (original) => ({
  ...(await original<object>()),
  nodesInOrder: () => Object.keys(nodes.keys),
  accessAt: (_: unknown, url: string) => {
    const keys = nodes.keys[url];
    const silent = { getAccount: () => Promise.reject(new Error('silent')) };
    return { node: keys ? node({ 'alice@active': { keys } }).client : silent };
  },
}));

const [one, two, three] = [
  'https://api.one.io',
  'https://api.two.io',
  'https://api.three.io',
] as const;

describe('a passkey that signed', () => {
  const counts = (...signers: string[]) =>
    isPasskeyAuthorizedByTwoOperators({} as ChainAccess, active, (key) => signers.includes(key));
  beforeEach(() => void (nodes.keys = {}));

  it('is one of the permission, and the signature is its own', async () => {
    nodes.keys = { [one]: ['PUB_WA_a', 'PUB_WA_b'], [two]: ['PUB_WA_a', 'PUB_WA_b'] };
    expect(await counts('PUB_WA_b')).toBe(true);
    expect(await counts()).toBe(false);
    nodes.keys = { [one]: ['PUB_K1_a'], [two]: ['PUB_K1_a'] };
    expect(await counts('PUB_K1_a')).toBe(false);
  });

  it('is tried with two thousand passkeys, and no more', async () => {
    const tried = vi.fn(() => false);
    const signs = () => isPasskeyAuthorizedByTwoOperators({} as ChainAccess, active, tried);
    nodes.keys = { [one]: Array(2_000).fill('PUB_WA_a') };
    expect(await signs()).toBe(false);
    expect(tried).toHaveBeenCalledTimes(2_000);
    nodes.keys = { [one]: Array(2_001).fill('PUB_WA_a') };
    await expect(signs()).rejects.toThrow('too many keys');
    expect(tried).toHaveBeenCalledTimes(2_000);
  });

  it('is denied by one of two operators, and unknown where none responds', async () => {
    nodes.keys = { [one]: ['PUB_WA_a'], [two]: ['PUB_K1_b'] };
    expect(await counts('PUB_WA_a')).toBe(false);
    nodes.keys = { [one]: null, [two]: null };
    await expect(counts('PUB_WA_a')).rejects.toThrow('silent');
  });

  it('is denied by a third operator, whose silence denies nothing', async () => {
    const lying = { [one]: ['PUB_WA_a'], [two]: ['PUB_WA_a'] };
    nodes.keys = { ...lying, [three]: ['PUB_K1_b'] };
    expect(await counts('PUB_WA_a')).toBe(false);
    nodes.keys = { ...lying, [three]: null };
    expect(await counts('PUB_WA_a')).toBe(true);
  });
});

describe('the keys of a permission', () => {
  const keys = () => keysFromTwoOperators({} as ChainAccess, active);

  it('are those that two operators report, as PUB_…', async () => {
    const legacy = devnetPrivateKey('alice').toPublic().toLegacyString('EOS');
    nodes.keys = { [one]: [legacy, keyOf('carol')], [two]: [keyOf('bob'), keyOf('alice')] };
    expect(await keys()).toEqual([keyOf('alice')]);
  });

  it('are keys: a shell gets nothing else that a node names so', async () => {
    nodes.keys = { [one]: ["'; rm -rf ~; '", 'PUB_K1_a', keyOf('alice')] };
    expect(await keys()).toEqual([keyOf('alice')]);
  });

  it('are none that a third operator denies', async () => {
    const lying = [keyOf('alice'), keyOf('mallory')];
    nodes.keys = { [one]: lying, [two]: lying, [three]: [keyOf('alice')] };
    expect(await keys()).toEqual([keyOf('alice')]);
  });

  it('are unknown where no node responds', async () => {
    nodes.keys = { [one]: null, [two]: null };
    await expect(keys()).rejects.toThrow('silent');
  });
});
