import { afterEach, describe, expect, it } from 'vitest';
import { readCredentials } from '#src/chain/tables/credentials.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe('Proton', () => {
  it('finds passkeys by name in the second index', async () => {
    const { pool, requested } = await nodeWith({ credentials: [{ id: 1, account: 'alice' }] });
    expect(await readCredentials(pool, 'alice')).toEqual([{ id: 1, account: 'alice' }]);
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
