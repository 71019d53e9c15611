import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { capOf, type ListedToken, viewTokenList } from '#src/chain/model/token/listed-token.ts';
import {
  amountsOf,
  findAccounts,
  ranked,
  shareOfTotal,
} from '#src/chain/model/token/ranked-account.ts';
import { impersonatedToken, readTokenId, tokenIdText } from '#src/chain/model/token/token-id.ts';

describe('the id of a token', () => {
  it.each([
    ['eosio.token:EOS', 'eosio.token', 'EOS'],
    ['eosio.token-EOS', 'eosio.token', 'EOS'],
    ['EOS-eos-eosio.token', 'eosio.token', 'EOS'],
    ['XPR-proton-test-eosio.token', 'eosio.token', 'XPR'],
  ])('%s is read', (text, contract, code) => {
    expect(readTokenId(text)).toEqual({ contract, code });
  });

  it.each(['', 'EOS', 'eosio.token', 'eosio.token:eos', 'Alice:EOS', 'alice:TOOLONGX'])(
    '"%s" is none',
    (text) => expect(readTokenId(text)).toBeNull(),
  );

  it('is written with the contract first', () => {
    expect(tokenIdText({ contract: 'eosio.token', code: 'EOS' })).toBe('eosio.token:EOS');
  });

  it('imitates one of the chain with the same symbol only', () => {
    const core = { contract: 'core.vaulta', code: 'A' };
    const legacy = { contract: 'eosio.token', code: 'EOS' };
    const own = [core, legacy];
    expect(impersonatedToken({ contract: 'mallory', code: 'A' }, own)).toBe(core);
    expect(impersonatedToken({ contract: 'mallory', code: 'EOS' }, own)).toBe(legacy);
    for (const token of [...own, { contract: 'mallory', code: 'IQ' }])
      expect(impersonatedToken(token, own)).toBeUndefined();
    expect(impersonatedToken({ contract: 'mallory', code: 'A' }, [])).toBeUndefined();
  });
});

const token = (code: string, cap: number | null, name: string | null = null): ListedToken => ({
  contract: `${code.toLowerCase()}.token`,
  code,
  name,
  supply: null,
  market: cap === null ? null : { price: 1 / cap, change: -cap, volume: null, cap },
});

describe('a list of tokens', () => {
  const tokens = [
    token('IQ', null, 'Everipedia'),
    token('EOS', 9),
    token('BOX', null),
    token('A', 3),
  ];
  const codes = (view: Parameters<typeof viewTokenList>[1]) =>
    viewTokenList(tokens, view).map(({ code }) => code);

  it('is sorted by a figure, then by name', () => {
    expect(codes({ text: '', order: 'cap' })).toEqual(['EOS', 'A', 'BOX', 'IQ']);
    expect(codes({ text: '', order: 'price' })).toEqual(['A', 'EOS', 'BOX', 'IQ']);
    expect(codes({ text: '', order: 'change' })).toEqual(['A', 'EOS', 'BOX', 'IQ']);
    expect(codes({ text: '', order: 'volume' })).toEqual(['A', 'BOX', 'EOS', 'IQ']);
    expect(codes({ text: '', order: 'name' })).toEqual(['A', 'BOX', 'EOS', 'IQ']);
  });

  it('is sorted by what its supplies are worth, whatever services report', () => {
    const supply = (units: bigint) => ({ units, symbol: { code: 'X', precision: 4 } });
    const [, eos, , a] = tokens;
    const sized = [
      { ...eos!, supply: supply(10_000n) },
      { ...a!, supply: supply(90_000_000n) },
    ];
    expect(sized.map(capOf)).toEqual([1 / 9, 3_000]);
    const sorted = viewTokenList(sized, { text: '', order: 'cap' });
    expect(sorted.map(({ code }) => code)).toEqual(['A', 'EOS']);
  });

  it('has no market capitalisation without a supply and a price', () => {
    const supply = { units: 10_000n, symbol: { code: 'X', precision: 4 } };
    expect(capOf({ supply: null, market: tokens[1]!.market })).toBeNull();
    expect(capOf({ supply, market: null })).toBeNull();
  });

  it('is searched by symbol, contract and name', () => {
    expect(codes({ text: ' box ', order: 'cap' })).toEqual(['BOX']);
    expect(codes({ text: 'eos.tok', order: 'cap' })).toEqual(['EOS']);
    expect(codes({ text: 'PEDIA', order: 'cap' })).toEqual(['IQ']);
  });
});

describe('accounts by amount', () => {
  it('have the most decimals of any of them', () => {
    const rows = ranked(
      amountsOf(
        [
          { account: 'alice', amount: '12.5' },
          { account: 'bob', amount: '3' },
          { account: 'carol', amount: '0.0001' },
        ],
        'EOS',
      ),
    );
    expect(rows.map(({ rank, amount }) => [rank, amount.units, amount.symbol.precision])).toEqual([
      [1, 125_000n, 4],
      [2, 30_000n, 4],
      [3, 1n, 4],
    ]);
  });

  it('are found by a part of their name', () => {
    const rows = [{ account: 'alice' }, { account: 'bob' }];
    expect(findAccounts(rows, ' LIC ')).toEqual([{ account: 'alice' }]);
    expect(findAccounts(rows, '')).toBe(rows);
  });

  it('have a part of a total of the same token, whatever its decimals', () => {
    const total = parseAsset('200.0000 EOS');
    expect(shareOfTotal(parseAsset('50.0000 EOS'), total)).toBe(0.25);
    expect(shareOfTotal(parseAsset('50.00 EOS'), total)).toBe(0.25);
    expect(shareOfTotal(parseAsset('50.00000000 EOS'), total)).toBe(0.25);
    expect(shareOfTotal(parseAsset('50.0000 IQ'), total)).toBeNull();
    expect(shareOfTotal(parseAsset('50.0000 EOS'), parseAsset('0.0000 EOS'))).toBeNull();
    expect(shareOfTotal(parseAsset('50.0000 EOS'), null)).toBeNull();
  });
});
