import { expect, it } from 'vitest';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { readRexFund } from '#src/chain/tables/rex.ts';
import { tokenBalances } from '#src/chain/tables/tokens.ts';

const { accounts, coreSymbol, legacySymbol } = jungle;

/** A node whose tables all have this row. */
const poolWith = (row: object) =>
  createPool({
    endpoints: ['http://127.0.0.1:8888'],
    checkHead: false,
    accounts,
    symbols: { coreSymbol, legacySymbol },
    fetch: () => Promise.resolve(Response.json({ rows: [row], more: false })),
  });

it('tables of the system contract are read in the core token', async () => {
  const pool = poolWith({ owner: 'alice', balance: '5.0000 EOS' });
  const fund = await readRexFund(pool, 'alice');
  expect(fund && formatAsset(fund.balance)).toBe('5.0000 A');
});

it('tables of tokens are read as they are', async () => {
  const balances = await tokenBalances(poolWith({ balance: '5.0000 EOS' }), 'eosio.token', 'alice');
  expect(balances.map(formatAsset)).toEqual(['5.0000 EOS']);
});
