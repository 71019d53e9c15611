import { afterEach, expect, it } from 'vitest';
import { fixedPoint } from '#src/chain/model/account/lending.ts';
import { readLendingMarkets, readLendingRows } from '#src/chain/tables/lending.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const XBTC = { sym: '8,XBTC', contract: 'xtokens' };
const LBTC = { sym: '8,LBTC', contract: 'shares.loan' };
const amount = (quantity: string) => ({ quantity: `${quantity} XBTC`, contract: 'xtokens' });

const MARKET = {
  share_symbol: LBTC,
  underlying_symbol: XBTC,
  borrow_index: '1.00247716825649213',
  collateral_factor: '0.69999999999999996',
  total_variable_borrows: amount('2.00000000'),
  total_stable_borrows: amount('0.50000000'),
  total_reserves: amount('0.00000100'),
  oracle_feed_index: 4,
};

it('reads the markets, with debts of both rates together', async () => {
  const { pool, requested } = await nodeWith({
    markets: [MARKET],
  });
  expect(await readLendingMarkets(pool)).toEqual([
    {
      share: { symbol: { code: 'LBTC', precision: 8 }, contract: 'shares.loan' },
      token: { symbol: { code: 'XBTC', precision: 8 }, contract: 'xtokens' },
      borrowIndex: fixedPoint('1.00247716825649213'),
      collateralFactor: fixedPoint('0.69999999999999996'),
      borrowed: 250_000_000n,
      reserves: 100n,
      feed: '4',
    },
  ]);
  expect(requested.at(-1)).toMatchObject({ code: 'lending.loan', scope: 'lending.loan' });
});

it('reads an account’s own row, and none of another', async () => {
  const debt = {
    variable_principal: 7,
    variable_interest_index: '1.50000000000000000',
    stable_principal: '0',
    last_stable_update: '2026-01-01T00:00:00.000',
    stable_rate: '0.00000000000000000',
  };
  const { pool } = await nodeWith({
    shares: [{ account: 'alice', tokens: [{ key: LBTC, value: '9007199254740993' }] }],
    borrows: [{ account: 'alice', tokens: [{ key: XBTC, value: debt }] }],
  });
  const { shares, debts } = await readLendingRows(pool, 'alice');
  expect(shares).toMatchObject([{ token: { contract: 'shares.loan' }, units: 9007199254740993n }]);
  expect(debts).toMatchObject([{ principal: 7n, index: fixedPoint('1.5'), stable: 0n }]);
  expect(await readLendingRows(pool, 'bob')).toEqual({ shares: [], debts: [] });
});

it.each([{ borrow_index: 'nan' }, { share_symbol: 'LBTC' }, { total_reserves: null }])(
  'rejects a malformed market: %j',
  async (wrong) => {
    const { pool } = await nodeWith({ markets: [{ ...MARKET, ...wrong }] });
    await expect(readLendingMarkets(pool)).rejects.toThrow();
  },
);
