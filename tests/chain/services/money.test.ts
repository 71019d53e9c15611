import { afterEach, describe, expect, it } from 'vitest';
import { createRates } from '#src/chain/services/rates.ts';
import { createSwap } from '#src/chain/services/swap.ts';
import { createWrap } from '#src/chain/services/wrap.ts';
import { closeAll, serve } from '../rpc/servers.ts';
import { expectFaultsGive, expectFaultsTold, service, SHORT_MS } from './faults.ts';

afterEach(closeAll);

const rates = (url: string) => createRates({ url, timeoutMs: SHORT_MS });
const swap = (url: string) => createSwap({ url, timeoutMs: SHORT_MS });
const wrap = (url: string) => createWrap({ url, timeoutMs: SHORT_MS });

/** A call that is given up while it is under way. */
async function givenUp(call: (url: string, signal: AbortSignal) => Promise<unknown>) {
  const { url } = await serve(() => undefined);
  const controller = new AbortController();
  const asking = call(url, controller.signal);
  controller.abort(new Error('left'));
  await expect(asking).rejects.toThrow('left');
}

describe('exchange rates', () => {
  it('are asked for', async () => {
    const rate = { counterCurrency: 'USD', price: 0.01, priceChangePercent: -2, marketCap: 1e7 };
    const told = [{ contract: 'eosio.token', symbol: 'XPR', rank: 1, rates: [rate] }];
    const { url, asked } = await service([told]);
    expect(await rates(url).getExchangeRates()).toEqual([
      { ...told[0], rates: [{ ...rate, volume: null, timestamp: null }] },
    ]);
    expect(asked).toMatchObject([{ method: 'GET', url: '/v1/chain/exchange-rates/info' }]);
  });

  it('that cannot be had say so', async () => {
    await expectFaultsGive(
      (url) => rates(url).getExchangeRates(),
      'Error: Could not fetch exchange rates',
    );
    await givenUp((url, signal) => rates(url).getExchangeRates({ signal }));
  });
});

describe('a fee estimate', () => {
  it('is asked for', async () => {
    const told = { quoteId: 'q', estimatedFee: 5e-8, currency: 'BTC', network: 'bitcoin' };
    const { url, asked } = await service([told]);
    expect(await rates(url).estimateFee('BTC', 'bitcoin')).toEqual({
      ...told,
      estimatedFee: '0.00000005',
    });
    expect(asked).toMatchObject([
      {
        ...{ method: 'POST', url: '/v1/swaps/calculate-estimated-fee' },
        body: { currency: 'BTC', network: 'bitcoin' },
      },
    ]);
  });

  it('that cannot be had is undefined', async () => {
    await expectFaultsGive((url) => rates(url).estimateFee('BTC', 'bitcoin'), undefined);
    await givenUp((url, signal) => rates(url).estimateFee('BTC', 'bitcoin', { signal }));
  });
});

describe('the swap client', () => {
  it('asks for quotes and orders', async () => {
    const order = {
      ...{ id: 7, status: 'processing', amount: '1.5', currency: 'BTC', network: 'bitcoin' },
      ...{ created: '2026-01-01', withdrawalAddress: 'bc1' },
    };
    const { url, asked } = await service([{ price: '2' }], [order], [{ ...order, status: 'odd' }]);
    expect(await swap(url).getQuote('XPR', '1.5', 'a/b')).toEqual({ price: '2' });
    expect(await swap(url).getOrder('x y')).toEqual({ ...order, id: '7', withdrawalHash: null });
    await expect(swap(url).getOrder('7')).rejects.toMatchObject({ name: 'FetchError' });
    expect(asked.map((one) => one.url)).toEqual([
      ...['/v1/quote/XPR/1.5/a%2Fb', '/v1/order/x%20y', '/v1/order/7'],
    ]);
  });

  it('tells each way the service fails', () => expectFaultsTold((url) => swap(url).getOrder('7')));
});

describe('the wrap client', () => {
  it('sends what is asked of it', async () => {
    const { url, asked } = await service([{ address: 'bc1' }]);
    expect(await wrap(url).generateAddress({ chain: 'bitcoin' })).toEqual({ address: 'bc1' });
    await wrap(url).deleteAddress({ id: 1 });
    await wrap(url).withdraw({ id: 2 });
    expect(asked).toMatchObject([
      { method: 'POST', url: '/address/generate', body: { chain: 'bitcoin' } },
      { method: 'POST', url: '/address/delete', body: { id: 1 } },
      { method: 'POST', url: '/withdraw', body: { id: 2 } },
    ]);
  });

  it('asks for a withdrawal', async () => {
    const balance = { quantity: '1.00000000 XBTC', contract: 'xtokens' };
    const { url, asked } = await service([{ id: 3, status: 'done', balance, confirmations: 6 }]);
    expect(await wrap(url).getWithdrawal('3')).toMatchObject({
      ...{ id: '3', status: 'done', balance, confirmations: 6, txid: null },
    });
    expect(asked).toMatchObject([{ method: 'GET', url: '/withdrawals/3' }]);
  });

  it('tells each way the service fails', async () => {
    await expectFaultsTold((url) => wrap(url).getWithdrawal('3'));
    const { url } = await service([{ message: 'Not enough' }, 400]);
    await expect(wrap(url).withdraw({})).rejects.toThrow('Not enough');
  });
});
