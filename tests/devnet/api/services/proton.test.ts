import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDex } from '#src/chain/services/dex/dex.ts';
import { createKyc } from '#src/chain/services/kyc.ts';
import { getChainInfoFile } from '#src/chain/services/public-facts.ts';
import { createRates } from '#src/chain/services/rates.ts';
import { createSwap } from '#src/chain/services/swap.ts';
import { openChain } from '#src/chain/client/chain/access.ts';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { hasReachedTier } from '#src/chain/services/kyc-level.ts';
import { ask, BOOT_TIMEOUT } from '../support.ts';
import { named, run, type Running } from './running.ts';

let running: Running;

beforeAll(async () => {
  running = await run('proton');
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

/** The exchange's own token, as the chain names it. */
const symbol = () => running.devnet.chain.spec.symbol.code;

describe('the exchange', () => {
  const dex = () => createDex({ url: running.config.dexUrl });
  const market = () => `${symbol()}_XMD`;

  it('has markets, with a last day of each', async () => {
    const markets = await dex().getMarkets();
    const tickers = await dex().getTickers();
    expect(markets.map((one) => one.symbol)).toEqual(tickers.map((one) => one.symbol));
    expect(markets[0]?.symbol).toBe(market());
    for (const { low, high, close } of tickers) {
      expect(Number(close)).toBeGreaterThanOrEqual(Number(low));
      expect(Number(close)).toBeLessThanOrEqual(Number(high));
    }
  });

  it('has a book around the price, candles up to it, and trades', async () => {
    const [ticker] = await dex().getTickers();
    const { bids, asks } = await dex().getOrderBook(market(), 1_000_000, 20);
    expect([bids.length, asks.length]).toEqual([20, 20]);
    expect(Number(bids[0]?.level)).toBeLessThanOrEqual(Number(ticker?.close));
    expect(Number(asks[0]?.level)).toBeGreaterThanOrEqual(Number(ticker?.close));
    const now = Date.now();
    const to = new Date(now).toISOString();
    const from = new Date(now - 86_400_000).toISOString();
    const candles = await dex().getCandles(market(), { interval: '60', from, to });
    expect(candles).toHaveLength(24);
    const trades = await dex().getTrades(market(), { limit: 5 });
    expect(trades).toHaveLength(5);
    const further = await dex().getTrades(market(), { limit: 5, offset: 5 });
    expect(Number(further[0]?.trade_id)).toBe(Number(trades[4]?.trade_id) - 1);
    await expect(dex().getTrades('NO_PAIR')).rejects.toMatchObject({ status: 404 });
  });

  it('has orders and trades of accounts, and what became of an order', async () => {
    const open = await dex().getOpenOrders('alice');
    const closed = await dex().getOrderHistory('alice');
    expect(open.every(({ account_name }) => account_name === 'alice')).toBe(true);
    expect(open.length).toBeGreaterThan(0);
    const one = closed[0];
    const life = await dex().getOrderLifecycle(one?.ordinal_order_id ?? '');
    expect(life.map(({ status }) => status)).toEqual(['create', one?.status]);
    const trades = await dex().getTradeHistory('alice', { limit: 10 });
    expect(trades.every(({ bid_user, ask_user }) => [bid_user, ask_user].includes('alice'))).toBe(
      true,
    );
    expect((await dex().getReferrals('alice')).length).toBeGreaterThan(0);
    expect((await dex().getReferralTotals('alice')).length).toBe(3);
    const leaders = await dex().getLeaderboard([1], '2020-01-01', '2100-01-01');
    const totals = leaders.map(({ total }) => Number(total));
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  });

  it('serves the chain’s actions, pages of them, transfers and transactions', async () => {
    const first = (await dex().getActions('alice', { limit: 4 })) as {
      account_action_seq: number;
    }[];
    const toSequence = (first.at(-1)?.account_action_seq ?? 0) - 1;
    const next = (await dex().getActions('alice', { limit: 4, toSequence })) as typeof first;
    expect(next[0]?.account_action_seq).toBe(toSequence);
    const transfers = (await dex().getTransfers({ from: 'alice', symbol: symbol() })) as {
      trx_id: string;
    }[];
    expect(transfers.length).toBeGreaterThan(0);
    expect(await dex().getTransaction(transfers[0]?.trx_id ?? '')).toMatchObject({
      executed: true,
    });
    expect(await dex().getTransaction('00'.repeat(32))).toBeNull();
  });

  it('is busy on order, and responds after the pause it names', async () => {
    await running.order({ route: '/dex', kind: 'busy', value: 1, calls: 1 });
    await expect(dex().getMarkets()).rejects.toMatchObject({ status: 429 });
    await sleep(1_100);
    expect((await dex().getMarkets()).length).toBeGreaterThan(0);
  });
});

describe('swaps and rates', () => {
  const swap = () => createSwap({ url: named(running.config.swapUrl) });
  const rates = () => createRates({ url: named(running.config.accountServiceUrl) });

  it('are quoted, or refused with a reason', async () => {
    const { qty, token, success } = await swap().getQuote('XETH', '0.5', 'XUSDC');
    expect([success, token]).toEqual([true, 'XUSDC']);
    expect(Number(qty)).toBeGreaterThan(500);
    expect(await swap().getQuote('XETH', '0.0000001', 'XUSDC')).toMatchObject({
      success: false,
      qty: null,
      errormsg: 'Amount is too small',
    });
    expect(await swap().getQuote('NONE', '1', 'XUSDC')).toMatchObject({ errormsg: 'Unknown pair' });
    expect(await swap().getOrder('00')).toMatchObject({ success: false });
  });

  it('are reported in each currency, and what a withdrawal costs', async () => {
    const [core] = await rates().getExchangeRates();
    expect(core).toMatchObject({ contract: 'eosio.token', symbol: symbol(), rank: 1 });
    const price = (currency: string) =>
      core?.rates.find(({ counterCurrency }) => counterCurrency === currency)?.price ?? 0;
    expect(price('EUR') / price('USD')).toBeCloseTo(0.92, 6);
    expect(await rates().estimateFee('BTC', 'bitcoin')).toMatchObject({ estimatedFee: '0.00021' });
    expect(await rates().estimateFee('BTC', 'ethereum')).toBeUndefined();
  });

  it('fail while a fault is set', async () => {
    await running.order({ route: '/v1/quote', kind: 'drop' });
    await expect(swap().getQuote('XETH', '1', 'XUSDC')).rejects.toThrow();
    await running.order({ route: '/v1/chain/exchange-rates', kind: 'html' });
    await expect(rates().getExchangeRates()).rejects.toThrow('Could not fetch exchange rates');
  });
});

describe('the identity verification', () => {
  const later = (ms: number) => ask(running.devnet.app, '/devnet/clock', { advance: ms / 1_000 });
  /** Where the page would wait, the chain's clock is moved on. */
  const kyc = (wait: (ms: number) => Promise<unknown> = later) =>
    createKyc({
      url: named(running.config.backendUrl),
      hasPassedLight: () => Promise.resolve(false),
      wait: async (ms) => void (await wait(ms)),
    });
  const check = (actor: string) => ({ chain: 'proton', actor, expectedTier: 2 });

  it('has countries', async () => {
    expect(await kyc().getCountries('proton')).toContain('CH');
  });

  it('is pending for some seconds, and passes', async () => {
    expect(await kyc().check(check('bob'))).toBe('UNSUBMITTED');
    await kyc().apply('proton', { actor: 'bob' });
    const wait = vi.fn(later);
    expect(await kyc(wait).check(check('bob'))).toBe('PASSED');
    expect(wait.mock.calls.length).toBeGreaterThan(1);
  });

  it('is on the chain once it has passed, said by the provider, and not before', async () => {
    const { devnet } = running;
    const level = async (): Promise<string> => {
      const { body } = await ask(devnet.app, '/v1/chain/get_table_rows', {
        code: 'eosio.proton',
        scope: 'eosio.proton',
        table: 'usersinfo',
        json: true,
        lower_bound: 'carol',
        upper_bound: 'carol',
      });
      return JSON.stringify(body['rows']![0]!['kyc']);
    };
    await kyc().apply('proton', { actor: 'carol' });
    expect(await level()).toBe('[]');
    await ask(devnet.app, '/devnet/clock', { advance: 7 });
    expect(await level()).toMatch(/"kyc_provider":"metal.kyc","kyc_level":"metal.kyc:firstname,/);
    const node = createNodeClient(openChain(running.config).pool);
    expect(await hasReachedTier(node, 'carol', 2)).toBe(true);

    // Who has passed before is reported again, once.
    await kyc().apply('proton', { actor: 'alice' });
    await ask(devnet.app, '/devnet/clock', { advance: 7 });
    expect(await kyc().check(check('alice'))).toBe('PASSED');
  });

  it('leaves nothing on the chain of one who fails', async () => {
    await kyc().apply('proton', { actor: 'mallory' });
    await ask(running.devnet.app, '/devnet/clock', { advance: 7 });
    expect(await kyc().check(check('mallory'))).toBe('FAILED');
    const { body } = await ask(running.devnet.app, '/v1/chain/get_table_rows', {
      code: 'eosio.proton',
      scope: 'eosio.proton',
      table: 'usersinfo',
      json: true,
      lower_bound: 'mallory',
      upper_bound: 'mallory',
    });
    expect(JSON.stringify(body['rows']![0]!['kyc'])).not.toContain('metal.kyc');
  });

  it('fails for one who never passes', async () => {
    await kyc().apply('proton', { actor: 'mallory' });
    expect(await kyc().check(check('mallory'))).toBe('FAILED');
  });

  it('is refused for nobody, and fails while a fault is set', async () => {
    await expect(kyc().apply('proton', { actor: 'nobody' })).rejects.toThrow(
      'Could not apply for KYC',
    );
    await running.order({ route: '/backend/proton/kyc', kind: 'status', value: 500 });
    await expect(kyc().check(check('bob'))).rejects.toThrow('Could not fetch KYC record');
  });
});

describe('the public file of the chain', () => {
  it('names the chain and where it is requested', async () => {
    const url = named(running.config.chainInfoUrl);
    expect(await getChainInfoFile({ url })).toMatchObject({
      chainId: running.config.chainId,
      rpcEndpoints: [running.devnet.url],
    });
    await running.order({ route: new URL(url).pathname, kind: 'truncate' });
    await expect(getChainInfoFile({ url })).rejects.toBeInstanceOf(FetchError);
  });
});
