import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDex } from '#src/chain/services/dex/dex.ts';
import { createKyc } from '#src/chain/services/kyc.ts';
import { createRates } from '#src/chain/services/rates.ts';
import { createWrap } from '#src/chain/services/wrap.ts';
import { ask, BOOT_TIMEOUT } from '../support.ts';
import { named, run, type Running } from './running.ts';
import { signedBy } from './signed.ts';

const DAY = 86_400;
let running: Running;

beforeAll(async () => {
  running = await run('proton');
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

/** Lets the chain's time pass, in seconds, and gives the time it is then. */
async function pass(advance: number): Promise<number> {
  const { status, body } = await ask(running.devnet.app, '/devnet/clock', { advance });
  expect(status).toBe(200);
  return Date.parse(`${String(body['head_block_time'])}Z`);
}

describe('the chain’s clock', () => {
  it('ends the waiting of a verification', async () => {
    const kyc = createKyc({
      url: `${running.devnet.url}/backend`,
      hasPassedLight: () => Promise.resolve(false),
      wait: () => Promise.reject(new Error('still pending')),
    });
    const check = { chain: 'proton', actor: 'grace', expectedTier: 1 };
    await kyc.apply('proton', { actor: 'grace' });
    await expect(kyc.check(check)).rejects.toThrow('still pending');
    await pass(7);
    expect(await kyc.check(check)).toBe('PASSED');
  });

  it('walks a withdrawal to its end', async () => {
    const wrap = createWrap({ url: `${running.devnet.url}/proton-wrap-public2` });
    const data = { from: 'alice', to: 'xtokens', quantity: '0.50000000 XETH', memo: '' };
    const action = { account: 'xtokens', name: 'transfer', data };
    const { id } = await wrap.withdraw({
      ...signedBy(running.devnet, 'alice', action),
      quoteId: 'q',
    });
    const state = async () => {
      const { swaps } = await wrap.getWithdrawals('alice');
      return swaps.find((one) => one.id === id);
    };
    expect(await state()).toMatchObject({ status: 'pending', withdrawalHash: null });
    await pass(5);
    expect(await state()).toMatchObject({ status: 'processing' });
    const now = await pass(10);
    expect(await state()).toMatchObject({
      status: 'success',
      withdrawalHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(now - Date.parse((await state())?.created ?? '')).toBeLessThan(60_000);
  });

  it('is the time of prices, rates, trades and orders', async () => {
    const [before] = await createRates({
      url: named(running.config.accountServiceUrl),
    }).getExchangeRates();
    const now = await pass(40 * DAY);
    const rates = createRates({ url: named(running.config.accountServiceUrl) });
    const [core] = await rates.getExchangeRates();
    expect(core?.rates[0]?.timestamp).toBeGreaterThanOrEqual(now);
    expect(core?.rates[0]?.price).not.toBe(before?.rates[0]?.price);

    const dex = createDex({ url: running.config.dexUrl });
    const market = `${running.devnet.chain.spec.symbol.code}_XMD`;
    const [trade] = await dex.getTrades(market, { limit: 1 });
    expect(Math.abs(now - Date.parse(String(trade?.block_time)))).toBeLessThan(120_000);
    const [from, to] = [now - DAY * 1000, now].map((time) => new Date(time).toISOString());
    const candles = await dex.getCandles(market, { interval: '60', from: from!, to: to! });
    expect(candles).toHaveLength(24);
    const orders = await dex.getOrderHistory('alice');
    const latest = Math.max(...orders.map((one) => Date.parse(String(one.created_at))));
    expect(now - latest).toBeLessThan(30 * DAY * 1000);
  });

  it('is what Hyperion and the Light API reckon by', async () => {
    await pass(3 * DAY);
    const { body } = await ask(running.devnet.app, '/v2/health');
    const offset = Number(body['health']![1]!['service_data']!['time_offset']);
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(offset).toBeLessThan(30_000);
    const sync = await running.devnet.app.request('/api/sync/proton');
    expect(await sync.text()).toMatch(/^\d{1,2} OK$/);
  });
});
