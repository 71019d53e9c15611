import { afterEach, describe, expect, it } from 'vitest';
import * as rex from '#src/chain/tables/rex.ts';
import * as rexMarket from '#src/chain/tables/rex-market.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('REX', () => {
  const loan = (from: string, expiration: string) => ({
    version: 0,
    from,
    receiver: 'bob',
    payment: '1.0000 EOS',
    balance: '0.0000 EOS',
    total_staked: '900.0000 EOS',
    loan_num: 7,
    expiration,
  });

  it('has balance, fund and order of an account, or null', async () => {
    const { pool, requested } = await nodeWith({
      rexbal: [
        {
          version: 0,
          owner: 'alice',
          vote_stake: '1.0000 EOS',
          rex_balance: '5.0000 REX',
          matured_rex: 100,
          rex_maturities: [],
        },
      ],
      rexfund: [{ version: 0, owner: 'alice', balance: '3.0000 EOS' }],
      rexqueue: [
        {
          version: 0,
          owner: 'alice',
          rex_requested: '5.0000 REX',
          proceeds: '0.0000 EOS',
          stake_change: '0.0000 EOS',
          order_time: '2026-01-01T00:00:00',
          is_open: 1,
        },
      ],
    });
    expect((await rex.readRexBalance(pool, 'alice', 0))?.matured.units).toBe(100n);
    expect((await rex.readRexFund(pool, 'alice'))?.balance.units).toBe(30_000n);
    expect((await rexMarket.readRexOrder(pool, 'alice'))?.state).toBe('open');
    for (const { lower_bound: lower, limit } of requested)
      expect([lower, limit]).toEqual([ALICE, 1]);
    expect(await rex.readRexBalance(pool, 'bob', 0)).toBe(null);
    expect(await rex.readRexFund(pool, 'bob')).toBe(null);
    expect((await rexMarket.readRexQueue(pool)).rows).toMatchObject([{ owner: 'alice' }]);
  });

  it("lists an owner's loans, the next to expire first, at most a hundred", async () => {
    const rows = [
      loan('alice', '2026-02-01T00:00:00'),
      loan('alice', '2026-01-01T00:00:00'),
      loan('bob', '2025-01-01T00:00:00'),
    ];
    const { pool, requested } = await nodeWith({ cpuloan: rows, netloan: [] });
    const loans = await rexMarket.readRexLoans(pool, 'cpu', 'alice');
    expect(loans.map(({ expiresAt }) => expiresAt)).toEqual([
      Date.UTC(2026, 0, 1),
      Date.UTC(2026, 1, 1),
    ]);
    expect(await rexMarket.readRexLoans(pool, 'net', 'alice')).toEqual([]);
    expect(requested[0]).toEqual({
      json: true,
      code: 'eosio',
      scope: 'eosio',
      table: 'cpuloan',
      limit: 100,
      index_position: 3,
      key_type: 'i64',
      lower_bound: ALICE,
      upper_bound: ALICE,
    });
  });
});
