import { afterEach, describe, expect, it } from 'vitest';
import { nameFromBigint } from '#src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '#src/chain/core/symbol-bigint.ts';
import { outstandingXtokens, tokenBalances } from '#src/chain/tables/tokens.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('Proton', () => {
  it('lists wrapped tokens of other chains', async () => {
    const scopeOf = (code: string) => nameFromBigint(symbolCodeToBigint(code));
    const rows = [scopeOf('XETH'), scopeOf('XBTC'), 'zzz'].map((scope) => ({
      code: 'xtokens',
      scope,
      table: 'stat',
    }));
    const stat = (code: string) => ({
      supply: `1.00000000 ${code}`,
      max_supply: `2.00000000 ${code}`,
      issuer: 'xtokens',
    });
    const { pool, requested } = await nodeWith({
      stat: ({ scope }) => {
        if (scope === undefined) return { rows, more: '' };
        return { rows: [stat(scope === '1129595480' ? 'XBTC' : 'XETH')], more: false };
      },
    });
    const { rows: tokens, complete } = await outstandingXtokens(pool);
    expect(tokens.map(({ supply }) => supply.symbol.code)).toEqual(['XBTC', 'XETH']);
    expect(complete).toBe(true);
    expect(requested[0]).toMatchObject({ code: 'xtokens', table: 'stat' });
  });
});

describe('balances', () => {
  it('page by symbol if the node returns no next key', async () => {
    const { pool, requested } = await nodeWith({
      accounts: ({ lower_bound: from }) => ({
        rows: [{ balance: from === undefined ? '1.0000 A' : '2.0000 B' }],
        more: from === undefined,
      }),
    });
    const balances = await tokenBalances(pool, 'eosio.token', 'alice');
    expect(balances.map(({ units }) => units)).toEqual([10_000n, 20_000n]);
    expect(requested[1]).toMatchObject({ scope: ALICE, lower_bound: '66' });
  });
});
