import { afterEach, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { readRegistration } from '#src/chain/client/fio/registration.ts';
import { closeAll } from '../../rpc/servers.ts';
import { nodeWith } from '../../tables/node.ts';

afterEach(closeAll);

const edge = { id: 5, name: 'edge', account: 'bob', is_public: 0, expiration: 4_000_000_000 };

/** A node that answers with the whole table, whatever index is requested. */
async function chainWith(fionames: readonly object[], domains: readonly object[] = [edge]) {
  const tables = { fionames, domains, permissions: [], accesses: [] };
  const { pool, requested } = await nodeWith(tables);
  return { access: { pool } as ChainAccess, requested };
}

it('the registration of a domain requests its row only', async () => {
  const { access, requested } = await chainWith([]);
  expect(await readRegistration(access, 'edge', 'bob')).toBe('taken');
  expect(await readRegistration(access, 'free', 'bob')).toBe('free');
  expect(new Set(requested.map(({ table }) => table))).toEqual(new Set(['domains']));
});

it('the registration of an address requests permissions of private domains of others only', async () => {
  const { access, requested } = await chainWith([]);
  expect(await readRegistration(access, 'bob@edge', 'bob')).toBe('free');
  expect(requested.map(({ table }) => table)).not.toContain('permissions');
  expect(await readRegistration(access, 'bob@edge', 'carol')).toBe('private');
  expect(requested.map(({ table }) => table)).toContain('permissions');
});
