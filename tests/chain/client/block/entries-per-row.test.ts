import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { contractRows, tableScopes } from '#src/chain/client/contract/contract.ts';
import { entriesPerRow } from '#src/chain/client/block/entries-per-row.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

async function counted(table: string) {
  const of = { code: 'eosio', table };
  const { rows } = await tableScopes(access, of);
  const whole = await contractRows(access, { ...of, scope: 'eosio', limit: 1000 });
  const entries = rows.find(({ scope }) => scope === 'eosio')?.rows ?? 0;
  return { entries, rows: whole.rows.length, perRow: await entriesPerRow(access, of, rows) };
}

describe('entries a node counts per row', () => {
  it('are two if a table shares its name with an index', async () => {
    const { entries, rows, perRow } = await counted('producers');
    expect(entries).toBe(2 * rows);
    expect(perRow).toBe(2);
  });

  it('are one if a table has no index', async () => {
    const { entries, rows, perRow } = await counted('rammarket');
    expect(entries).toBe(rows);
    expect(perRow).toBe(1);
  });

  it('are one if a scope has an odd count, without another request', async () => {
    const refuse = { ...access, node: undefined } as unknown as ChainAccess;
    const of = { code: 'eosio', table: 'producers' };
    const scopes = [
      { scope: 'a', rows: 2 },
      { scope: 'b', rows: 3 },
    ];
    expect(await entriesPerRow(refuse, of, scopes)).toBe(1);
  });

  it('are unknown if every scope is too large to read', async () => {
    const of = { code: 'eosio', table: 'producers' };
    expect(await entriesPerRow(access, of, [{ scope: 'eosio', rows: 200_000 }])).toBeNull();
  });
});
