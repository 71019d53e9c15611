import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { verifiedProfile } from '#src/chain/client/account/account-profile.ts';
import { xprHoldings } from '#src/chain/client/account/account-xpr.ts';
import { readShortStaked } from '#src/chain/tables/global-state.ts';
import { readOracleFeed, readOracleFeeds } from '#src/chain/tables/oracles.ts';
import { readCredentials } from '#src/chain/tables/credentials.ts';
import { readKycProviders } from '#src/chain/tables/profiles.ts';
import { outstandingXtokens } from '#src/chain/tables/tokens.ts';
import { readStakePlans } from '#src/chain/tables/xpr-stakes.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { createRunner } from '#devnet/story/story-runner.ts';
import type { StoryAction } from '#devnet/story/story-runner.ts';
import { run } from './services/running.ts';
import type { Running } from './services/running.ts';
import { ask, BOOT_TIMEOUT } from './support.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('proton');
  access = openChain(running.config);
}, BOOT_TIMEOUT);
afterAll(() => running.devnet.close());

describe('Proton', () => {
  it('has XPR of four decimals, and four votes at most', async () => {
    expect(running.devnet.chain.spec.symbol).toEqual(access.config.coreSymbol);
    expect(running.devnet.chain.spec.maxVotes).toBe(access.config.maxVotes);
    const query = { json: true, code: 'eosio', scope: 'eosio', table: 'voters', limit: 1000 };
    const { body } = await ask(running.devnet.app, '/v1/chain/get_table_rows', query);
    const most = Math.max(...[...body['rows']!].map(({ producers }) => producers!.length));
    expect(most).toBe(4);
  });

  it('reports the names of users and which of them are verified', async () => {
    const tiers = await Promise.all(
      ['alice', 'bob', 'carol', 'mallory'].map((name) => verifiedProfile(access, name)),
    );
    expect(tiers.map((reported) => reported?.tier)).toEqual([2, 1, 0, 0]);
    expect(tiers.map((reported) => reported?.avatar?.slice(0, 15))).toEqual([
      'data:image/png;',
      'data:image/png;',
      undefined,
      undefined,
    ]);
    expect(tiers[3]?.name).toBe('<img src=x onerror=alert(1)>');
    expect(await verifiedProfile(access, 'erin')).toBeNull();
    expect(await readKycProviders(access.pool)).toEqual([
      { name: 'fake.kyc', blacklisted: true },
      { name: 'metal.kyc', blacklisted: false },
    ]);
  });

  it('reports the passkeys of each account', async () => {
    const alice = await readCredentials(access.pool, 'alice');
    expect(alice.map(({ account, name }) => [account, name])).toEqual([
      ['alice', 'Laptop'],
      ['alice', '<b>Phone</b>'],
    ]);
    expect(alice[0]?.publicKey).toMatch(/^PUB_WA_/);
    expect(alice[0]?.createdAt).toBeGreaterThan(0);
    expect(await readCredentials(access.pool, 'bob')).toHaveLength(1);
    expect(await readCredentials(access.pool, 'carol')).toEqual([]);
  });

  it('stakes XPR with and without a term', async () => {
    const alice = await xprHoldings(access, 'alice');
    expect(alice.short).toMatchObject({ qualified: true });
    expect(alice.short?.staked.units).toBe(300_000_000n);
    expect(alice.delegations.map(({ to }) => to)).toEqual(['alice']);
    expect(alice.long.map(({ planIndex }) => planIndex)).toEqual(['0', '1']);
    expect(alice.longTotal.units).toBe(35_000_000n);
    expect((await xprHoldings(access, 'bob')).refund?.amount.units).toBe(10_000_000n);
    expect((await readStakePlans(access.pool)).map(({ days }) => days)).toEqual([90, 180, 365]);
    expect(await readShortStaked(access.pool)).toMatchObject({ staked: 330_000_000n });
  });

  it('has oracles that several feed, by their published code', async () => {
    const feeds = await readOracleFeeds(access.pool, 'oracles');
    expect(feeds.map(({ name }) => name)).toEqual(['XPR/USD', 'BTC/USD', 'ETH/USD', 'XPR/BTC']);
    const bitcoin = await readOracleFeed(access.pool, 'oracles', '1');
    expect(bitcoin?.providers).toHaveLength(3);
    expect(Number(bitcoin?.value)).toBeCloseTo(65_432.1 * 1.001, 1);
    expect(bitcoin?.points).toHaveLength(3);
  });

  it('has tokens of other chains', async () => {
    const { rows } = await outstandingXtokens(access.pool);
    const codes = rows.map(({ supply }) => supply.symbol.code);
    expect(codes).toEqual(['XBTC', 'XETH', 'XUSDC']);
  });
});

/** Rows of a contract's table as its node hands them out. */
async function rows(code: string, table: string): Promise<Record<string, unknown>[]> {
  const query = { json: true, code, scope: code, table, limit: 100 };
  const { body } = await ask(running.devnet.app, '/v1/chain/get_table_rows', query);
  return [...body['rows']!] as unknown as Record<string, unknown>[];
}

function act(by: string, account: string, name: string, data: Record<string, unknown>): void {
  send({ account, name, authorization: [{ actor: by, permission: 'active' }], data });
}

function send(...actions: StoryAction[]): void {
  const { chain } = running.devnet;
  const never = () => undefined;
  const now = () => Math.max(Date.now(), Date.parse(`${chain.headBlock.timestamp}Z`));
  const runner = createRunner(chain, { now, advance: never, reach: never, release: never });
  runner.send(actions);
  chain.produceBlock();
}

const pay = (by: string, to: string, quantity: string, memo: string, contract = 'eosio.token') =>
  act(by, contract, 'transfer', { from: by, to, quantity, memo });

describe('loans', () => {
  const xpr = (quantity: string) => ({ quantity, contract: 'eosio.token' });
  const borrow = (borrower: string, quantity: string) => () =>
    act(borrower, 'lending.loan', 'borrow', {
      borrower,
      underlying: xpr(quantity),
      use_stable_rate: false,
    });
  const owedBy = async (account: string): Promise<number> => {
    const row = (await rows('lending.loan', 'borrows')).find((one) => one['account'] === account);
    const tokens = row!['tokens'] as {
      key: { sym: string };
      value: { variable_principal: number };
    }[];
    return tokens.find(({ key }) => key.sym === '4,XPR')!.value.variable_principal;
  };

  it('grow by the day at the rate of what is borrowed', async () => {
    // Of 60,000 XPR 25,000 were out for a day, after which 5,000 were paid back.
    const perHalfSecond = (25_000 / 60_000) * 0.8e-9;
    const grown = 250_000_000 * (1 + perHalfSecond * 2 * 86_400);
    expect(await owedBy('alice')).toBeCloseTo(grown - 50_000_000, -3);
    const [market] = (await rows('lending.loan', 'markets')).filter(
      ({ share_symbol }) => (share_symbol as { sym: string }).sym === '4,LXPR',
    );
    expect(market).toMatchObject({
      underlying_symbol: { sym: '4,XPR', contract: 'eosio.token' },
      oracle_feed_index: 0,
      total_reserves: { contract: 'eosio.token' },
    });
    const borrowed = market!['total_variable_borrows'] as { quantity: string };
    expect(parseFloat(borrowed.quantity)).toBeCloseTo((await owedBy('alice')) / 10_000, 3);
  });

  it('reward those who lend', async () => {
    const { body } = await ask(running.devnet.app, '/v1/chain/get_currency_balance', {
      code: 'loan.token',
      account: 'carol',
    });
    const [balance] = [...body] as unknown as string[];
    // 0.0100 LOAN each half second of a day, to the only one who lends.
    expect(parseFloat(balance!)).toBeGreaterThan(0.01 * 2 * 86_400 - 1);
    expect(parseFloat(balance!)).toBeLessThan(0.01 * 2 * 86_400 + 10);
  });

  it('need what one lent to be worth enough', async () => {
    const before = await owedBy('alice');
    expect(borrow('alice', '45000.0000 XPR')).toThrow('market has not enough cash');
    expect(borrow('bob', '1000.0000 XPR')).toThrow('insufficient collateral to cover debt');
    expect(borrow('dave', '1.0000 XPR')).toThrow('user has not entered this market');
    borrow('alice', '10.0000 XPR')();
    expect((await owedBy('alice')) - before).toBeGreaterThanOrEqual(100_000);
    const token = { quantity: '0.10000000 LBTC', contract: 'shares.loan' };
    const redeem = () => act('alice', 'lending.loan', 'redeem', { redeemer: 'alice', token });
    expect(redeem).toThrow('insufficient collateral to cover debt');
    expect(() => pay('bob', 'lending.loan', '1.0000 XPR', 'repay,stable')).toThrow('stable loans');
    expect(() => pay('bob', 'lending.loan', '1.0000 XPR', 'liquidate,alice,LBTC')).toThrow(
      'user is not illiquid',
    );
  });

  it('give back what is paid too much', async () => {
    pay('alice', 'lending.loan', '30000.0000 XPR', 'repay,variable');
    expect(await owedBy('alice')).toBe(0);
  });
});

describe('the exchange', () => {
  const order = (account: string, order_side: number, quantity: number, price: number) => () =>
    act(account, 'dex', 'placeorder', {
      market_id: 1,
      account,
      order_type: 1,
      order_side,
      quantity,
      price,
      bid_symbol: { sym: '4,XPR', contract: 'eosio.token' },
      ask_symbol: { sym: '6,XMD', contract: 'xmd.token' },
      trigger_price: 0,
      fill_type: 0,
      referrer: '',
    });
  const left = async () =>
    (await rows('dex', 'orders')).map((row) => [row['order_id'], row['account'], row['quantity']]);

  it('keeps orders that wait, with what is left of them', async () => {
    // Of 5,000 XPR to sell at 0.0032 the 12 XMD of a buyer took 3,750.
    expect(await left()).toEqual([
      [1, 'carol', 12_500_000],
      [2, 'carol', 80_000_000],
      [3, 'bob', 9_000_000],
    ]);
    const { body } = await ask(running.devnet.app, '/dex/v1/orders/open?account=bob');
    const waiting = [...body['data']!].find(({ order_id }) => String(order_id) === '3');
    expect(waiting).toMatchObject({ market_id: 1, order_side: 1, price: '0.002900' });
  });

  it('takes what was paid in, trades at the price of who waited, and pays out', async () => {
    expect(order('alice', 1, 4_000_000, 3_600)).toThrow('Insufficient balance');
    pay('alice', 'dex', '20.000000 XMD', '', 'xmd.token');
    order('alice', 1, 20_000_000, 3_600)();
    // 4 XMD for the 1,250 XPR at 0.0032, 16 for 4,571.4285 at 0.0035; two thousandths are the fee.
    expect(await left()).toEqual([
      [2, 'carol', 80_000_000 - 45_714_285],
      [3, 'bob', 9_000_000],
    ]);
    const [own] = (await rows('dex', 'balances')).filter(({ account }) => account === 'alice');
    const tokens = own!['tokens'] as { key: { sym: string }; value: number }[];
    const bought = tokens.find(({ key }) => key.sym === '4,XPR')!.value;
    expect(bought).toBe(12_500_000 - 25_000 + 45_714_285 - 91_428);
    act('alice', 'dex', 'withdrawall', { account: 'alice' });
    expect((await rows('dex', 'balances')).map(({ account }) => account)).not.toContain('alice');
    const cancel = (account: string) => () =>
      act(account, 'dex', 'cancelorder', { account, order_id: 3 });
    expect(cancel('alice')).toThrow('Order belongs to another account');
    cancel('bob')();
    expect(await left()).toHaveLength(1);
  });

  it('has a list of those it does not serve', async () => {
    const [row] = await rows('blocklist', 'blocklist');
    expect(row).toMatchObject({ account: 'mallory', reason: expect.stringContaining('<img') });
    const add = () => act('blocklist', 'blocklist', 'add', { account: 'mallory', reason: '' });
    expect(add).toThrow('Account is blocked already');
  });
});

it('gives a new account its resources, once', async () => {
  const key = { key: devnetPublicKey('alice'), weight: 1 };
  const owner = { threshold: 1, keys: [key], accounts: [], waits: [] };
  const authorization = [{ actor: 'alice', permission: 'active' }];
  const given = {
    account: 'eosio.proton',
    name: 'newaccres',
    authorization,
    data: { account: 'newcomer1111' },
  };
  const created = {
    account: 'eosio',
    name: 'newaccount',
    authorization,
    data: { creator: 'alice', name: 'newcomer1111', owner, active: owner },
  };
  expect(() => send(created)).toThrow('insufficient ram');
  send(created, given);
  const { body } = await ask(running.devnet.app, '/v1/chain/get_account', {
    account_name: 'newcomer1111',
  });
  expect(body).toMatchObject({ net_weight: 100_000, cpu_weight: 100_000 });
  expect(body['ram_quota']).toBeGreaterThan(12_000);
  expect(() => send(given)).toThrow('Account already has resources.');
});
