import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { largestTraders, ramDeal, ramPrices } from '#src/chain/model/resource/ram-history.ts';

const parties = {
  system: 'eosio',
  token: 'eosio.token',
  ram: 'eosio.ram',
  symbol: { code: 'EOS', precision: 4 },
};

function row(account: string, name: string, data: unknown, blockTime = 1000): ActionRow {
  return {
    account,
    name,
    data: data as ActionRow['data'],
    blockTime,
    authorization: [],
    hexData: null,
    transactionId: 'ab',
    blockNum: 1,
    globalSequence: null,
    receivers: [],
  };
}

const bought = (payer: string, quantity: string, bytes: number, at = 1000) =>
  row('eosio', 'logbuyram', { payer, receiver: payer, quantity, bytes, fee: '0.0050 EOS' }, at);
const sold = (account: string, quantity: string, bytes: number | string, at = 1000) =>
  row('eosio', 'logsellram', { account, quantity, bytes, fee: '0.0050 EOS' }, at);
const dealOf = (of: ActionRow) => ramDeal(of, parties);

describe('ramDeal', () => {
  it('reads a logged purchase without its fee, and a logged sale as the market paid it', () => {
    expect(dealOf(bought('alice', '1.0050 EOS', 1024))).toEqual({
      side: 'buy',
      account: 'alice',
      tokens: parseAsset('1.0000 EOS'),
      bytes: 1024n,
      at: 1000,
    });
    expect(dealOf(sold('bob', '1.0000 EOS', '2048'))).toMatchObject({
      side: 'sell',
      account: 'bob',
      tokens: parseAsset('1.0000 EOS'),
      bytes: 2048n,
    });
  });

  it('reads payments to and from the account of the market, whose bytes are unknown', () => {
    const paid = (from: string, to: string) =>
      dealOf(row('eosio.token', 'transfer', { from, to, quantity: '2.0000 EOS', memo: '' }));
    expect(paid('alice', 'eosio.ram')).toMatchObject({
      side: 'buy',
      account: 'alice',
      bytes: null,
    });
    expect(paid('eosio.ram', 'bob')).toMatchObject({ side: 'sell', account: 'bob', bytes: null });
    expect(paid('alice', 'bob')).toBeNull();
    expect(paid('eosio.ram', 'eosio.ram')).toBeNull();
  });

  it('ignores other tokens, contracts and actions, and a fee of everything', () => {
    expect(dealOf(bought('alice', '1.0000 FAKE', 1024))).toBeNull();
    expect(dealOf(bought('alice', '0.0050 EOS', 1024))).toBeNull();
    expect(dealOf({ ...bought('alice', '1.0000 EOS', 1024), account: 'fake' })).toBeNull();
    expect(dealOf({ ...bought('alice', '1.0000 EOS', 1024), name: 'logramchange' })).toBeNull();
    expect(dealOf(sold('bob', '1.0000 EOS', 0))).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('payer', 'quantity', 'bytes', 'from'), fc.anything()),
        (data) => {
          for (const name of ['logbuyram', 'logsellram'])
            expect(() => dealOf(row('eosio', name, data))).not.toThrow();
          expect(() => dealOf(row('eosio.token', 'transfer', data))).not.toThrow();
        },
      ),
    );
    expect(dealOf(row('eosio', 'logbuyram', null))).toBeNull();
  });
});

describe('largestTraders', () => {
  const deals = [
    bought('alice', '1.0050 EOS', 100),
    bought('bob', '3.0050 EOS', 300),
    bought('alice', '4.0050 EOS', 400),
    sold('carol', '9.0000 EOS', 900),
  ].flatMap((one) => dealOf(one) ?? []);

  it('adds up the trades of each account, the most tokens first', () => {
    expect(largestTraders(deals, 'buy', 10)).toEqual([
      { account: 'alice', tokens: parseAsset('5.0000 EOS'), bytes: 500n, deals: 2 },
      { account: 'bob', tokens: parseAsset('3.0000 EOS'), bytes: 300n, deals: 1 },
    ]);
    expect(largestTraders(deals, 'sell', 10).map(({ account }) => account)).toEqual(['carol']);
    expect(largestTraders(deals, 'buy', 1)).toHaveLength(1);
  });

  it('has no bytes if those of one trade are unknown', () => {
    const unknown = deals.map((deal, index) => (index === 2 ? { ...deal, bytes: null } : deal));
    expect(largestTraders(unknown, 'buy', 1)[0]?.bytes).toBeNull();
  });
});

describe('ramPrices', () => {
  it('is the price of 1,024 bytes in each trade, oldest first', () => {
    const deals = [
      sold('bob', '2.0000 EOS', 1024, 2000),
      bought('alice', '1.0050 EOS', 1024, 1000),
    ];
    const prices = ramPrices(deals.flatMap((one) => dealOf(one) ?? []));
    expect(prices).toEqual([
      { t: 1000, price: parseAsset('1.00000000 EOS') },
      { t: 2000, price: parseAsset('2.00000000 EOS') },
    ]);
  });
});
