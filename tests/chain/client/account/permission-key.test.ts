import { describe, expect, it } from 'vitest';
import { countsFor } from '#src/chain/client/account/permission-key.ts';
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
});
