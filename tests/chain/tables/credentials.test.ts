import { afterEach, describe, expect, it } from 'vitest';
import { readCredentials } from '#src/chain/tables/credentials.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe('Proton', () => {
  it('finds passkeys by name in the second index', async () => {
    const registered = {
      public_key: 'PUB_WA_x',
      name: 'Laptop',
      created_at: '2026-01-02T00:00:00',
    };
    const { pool, requested } = await nodeWith({
      credentials: [
        { id: '7', account: 'alice', ...registered },
        { account: 'alice' },
        { id: 8, account: 'bob', ...registered },
      ],
    });
    const createdAt = Date.UTC(2026, 0, 2);
    expect(await readCredentials(pool, 'alice')).toEqual([
      { account: 'alice', id: 7n, publicKey: 'PUB_WA_x', name: 'Laptop', createdAt },
      { account: 'alice', id: null, publicKey: '', name: '', createdAt: null },
    ]);
    expect(requested[0]).toEqual({
      json: true,
      code: 'webauthn',
      scope: 'webauthn',
      table: 'credentials',
      limit: 100,
      index_position: 2,
      key_type: 'name',
      lower_bound: 'alice',
      upper_bound: 'alice',
    });
  });
});
