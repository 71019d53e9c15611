import { afterEach, expect, it } from 'vitest';
import { readParameterRows } from '#src/chain/tables/chain-parameters.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

it('parameters are the rows of the tables that the contract has', async () => {
  const { pool, requested } = await nodeWith({ global: [{ a: 1 }], global2: [] });
  expect(await readParameterRows(pool, 'eosio')).toEqual({ global: { a: 1 } });
  // Beside the list of tables, which this node does not have.
  expect(requested).toHaveLength(5);
  expect(await readParameterRows(pool, 'xpr')).toEqual({ global: { a: 1 } });
  expect(requested.map(({ table }) => table)).toContain('globalsxpr');
});

it('parameters are not empty if a node fails', async () => {
  const { pool } = await nodeWith({ global: () => 'not rows' });
  await expect(readParameterRows(pool, 'eosio')).rejects.toMatchObject({ name: 'FetchError' });
});
