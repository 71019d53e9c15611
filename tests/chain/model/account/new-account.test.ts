import { describe, expect, it, test } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import {
  holderAuthority,
  holderProblem,
  newAccountCost,
  newNameProblem,
  sellerPrice,
  startingResources,
  startProblems,
} from '#src/chain/model/account/new-account.ts';
import { buyRamBytes, type RamMarket } from '#src/chain/model/resource/ram.ts';

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const symbol = { code: 'EOS', precision: 4 };
const market = { bytes: 62_656_849_725n, tokens: parseAsset('1096762.9136 EOS') };
const bought = { ram: true, stake: true };
const facts = { symbol, liquid: parseAsset('10.0000 EOS'), market, bought };
const typed = {
  name: 'newaccount12',
  owner: KEY,
  active: '',
  ram: '4096',
  cpu: '0.1',
  net: '0.1',
  transfer: false,
};

describe('a new name', () => {
  const problem = (name: string, more = {}) =>
    newNameProblem(name, { creator: 'alice', taken: false, won: false, ...more });

  test.each([
    ['', 'no-new-name'],
    ['Newaccount12', 'characters'],
    ['newaccount67', 'characters'],
    ['new_account1', 'characters'],
    ['newaccount123', 'length'],
    ['.newaccount1', 'length'],
    ['newaccount1.', 'length'],
    ['short', 'auction'],
  ])('%s is refused: %s', (name, kind) => {
    expect(problem(name)).toEqual({ kind });
  });

  it('is accepted with twelve letters and digits from 1 to 5', () => {
    expect(problem('newaccount12')).toBeNull();
  });

  it('is refused if the account exists', () => {
    expect(problem('newaccount12', { taken: true })).toEqual({ kind: 'taken' });
    expect(problem('short', { taken: true })).toEqual({ kind: 'taken' });
  });

  it('with a suffix belongs to the account of the suffix', () => {
    expect(problem('shop.bob')).toEqual({ kind: 'suffix', owner: 'bob' });
    expect(problem('shop.alice')).toBeNull();
    expect(problem('shop.alice', { creator: null })).toEqual({ kind: 'suffix', owner: 'alice' });
  });

  it('of fewer characters belongs to who won its auction', () => {
    expect(problem('short', { won: true })).toBeNull();
  });
});

describe('the holder of a new account', () => {
  it('is a public key in any form', () => {
    expect(holderAuthority(KEY)).toEqual({
      threshold: 1,
      keys: [{ key: KEY, weight: 1 }],
      accounts: [],
      waits: [],
    });
    expect(holderProblem(KEY, false)).toBeNull();
  });

  it('is a permission of an account', () => {
    expect(holderAuthority('alice@active')?.accounts).toEqual([
      { actor: 'alice', permission: 'active', weight: 1 },
    ]);
    expect(holderProblem('alice@active', true)).toBeNull();
    expect(holderProblem('alice@active', false)).toEqual({ kind: 'not-a-key' });
  });

  test.each(['alice', '@active', 'alice@', 'alice@active@x', 'Alice@active', `${KEY}x`])(
    'is not %s',
    (text) => {
      expect(holderAuthority(text)).toBeNull();
      expect(holderProblem(text, true)).toEqual({ kind: 'not-a-holder' });
    },
  );

  it('cannot be left out', () => {
    expect(holderProblem('', true)).toEqual({ kind: 'no-key' });
  });
});

describe('the resources of a new account', () => {
  it('need at least 3000 bytes and 0.1 token each for CPU and NET', () => {
    expect(startProblems(typed, facts)).toEqual({});
    expect(startProblems({ ...typed, ram: '3000' }, facts)).toEqual({});
    expect(startProblems({ ...typed, ram: '2999', cpu: '0.0999', net: '0' }, facts)).toEqual({
      ram: { kind: 'ram-too-low' },
      cpu: { kind: 'start-stake-too-low' },
      net: { kind: 'start-stake-too-low' },
    });
  });

  it('are numbers', () => {
    expect(startProblems({ ...typed, ram: '4096.5', cpu: 'x' }, facts)).toEqual({
      ram: { kind: 'too-many-decimals', decimals: 0 },
      cpu: { kind: 'not-a-number' },
    });
    expect(startProblems({ ...typed, ram: '4294967296' }, facts).ram).toEqual({
      kind: 'out-of-range',
    });
  });

  it('cost no more than the balance', () => {
    const least = parseAsset('0.2000 EOS');
    expect(startProblems(typed, { ...facts, liquid: least })).toEqual({
      net: { kind: 'insufficient-balance' },
    });
    const ramOnly = {
      ...facts,
      liquid: parseAsset('0.0001 EOS'),
      bought: { ram: true, stake: false },
    };
    expect(startProblems(typed, ramOnly)).toEqual({ ram: { kind: 'insufficient-balance' } });
  });

  it('are not checked where the chain gives them', () => {
    const given = { ram: false, stake: false };
    expect(
      startProblems({ ...typed, ram: '', cpu: '', net: '' }, { ...facts, bought: given }),
    ).toEqual({});
    expect(startingResources({ ...typed, ram: '' }, { symbol, market, bought: given })).toBeNull();
  });

  it('are bought with the amounts of the form', () => {
    expect(startingResources({ ...typed, net: '0.25' }, { symbol, market: null, bought })).toEqual({
      bytes: 4096,
      stake: {
        cpu: parseAsset('0.1000 EOS'),
        net: parseAsset('0.2500 EOS'),
        transfer: false,
      },
    });
  });
});

it('requests more RAM than typed, so that the typed bytes are credited', () => {
  const busy: RamMarket = { bytes: 20_000_000_000n, tokens: parseAsset('976562.5000 EOS') };
  const found = startingResources({ ...typed, ram: '400' }, { symbol, market: busy, bought });
  expect(found!.bytes).toBeGreaterThan(400);
  expect(buyRamBytes(busy, BigInt(found!.bytes))!.bytes).toBeGreaterThanOrEqual(400n);
});

describe('the price of a new account', () => {
  it('is the RAM at the market and the stake', () => {
    expect(newAccountCost(typed, facts)).toEqual({
      ram: parseAsset('0.0721 EOS'),
      stake: parseAsset('0.2000 EOS'),
      total: parseAsset('0.2721 EOS'),
    });
  });

  it('is unknown without the market', () => {
    expect(newAccountCost(typed, { ...facts, market: null })).toMatchObject({
      ram: null,
      total: null,
    });
    expect(newAccountCost({ ...typed, cpu: 'x' }, facts)).toBeNull();
  });

  it('at a contract is a tenth above that of its RAM, in its token', () => {
    const token = { symbol: { code: 'A', precision: 4 } };
    // 3,260 bytes cost 0.0572.
    expect(sellerPrice({ token, bytes: 3260 }, market)).toEqual(parseAsset('0.0630 A'));
    expect(sellerPrice({ token, bytes: 70_000_000_000 }, market)).toBeNull();
  });
});
