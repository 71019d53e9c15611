import { afterEach, describe, expect, it } from 'vitest';
import { failureOf } from '#src/chain/model/shared/load-state.ts';
import { createRates } from '#src/chain/services/rates.ts';
import { createSwap } from '#src/chain/services/swap.ts';
import { createWrap } from '#src/chain/services/wrap.ts';
import { closeAll, deadUrl, serve } from '../rpc/servers.ts';
import { expectEachFailureReported, expectFaultsGive, service, timeoutFor } from './faults.ts';

afterEach(closeAll);

const rates = (url: string) => createRates({ url, timeoutMs: timeoutFor(url) });
const swap = (url: string) => createSwap({ url, timeoutMs: timeoutFor(url) });
const wrap = (url: string) => createWrap({ url, timeoutMs: timeoutFor(url) });

/** Aborts a call after it started. */
async function givenUp(call: (url: string, signal: AbortSignal) => Promise<unknown>) {
  const { url } = await serve(() => undefined);
  const controller = new AbortController();
  const options = call(url, controller.signal);
  controller.abort(new Error('left'));
  await expect(options).rejects.toThrow('left');
}

describe('exchange rates', () => {
  it('are requested and decoded', async () => {
    const rate = { counterCurrency: 'USD', price: 0.01, priceChangePercent: -2, marketCap: 1e7 };
    const reported = [{ contract: 'eosio.token', symbol: 'XPR', rank: 1, rates: [rate] }];
    const { url, requested } = await service([reported]);
    expect(await rates(url).getExchangeRates()).toEqual([
      { ...reported[0], rates: [{ ...rate, volume: null, timestamp: null }] },
    ]);
    expect(requested).toMatchObject([{ method: 'GET', url: '/v1/chain/exchange-rates/info' }]);
  });

  it('throw a message if they fail', async () => {
    await expectFaultsGive(
      (url) => rates(url).getExchangeRates(),
      'Error: Could not fetch exchange rates',
    );
    await givenUp((url, signal) => rates(url).getExchangeRates({ signal }));
    const url = await deadUrl();
    const error = await rates(url)
      .getExchangeRates()
      .catch((reason: unknown) => reason);
    expect(failureOf(error)).toEqual({ endpoint: url, message: 'Could not fetch exchange rates' });
  });
});

describe('a fee estimate', () => {
  it('is requested and decoded', async () => {
    const reported = { quoteId: 'q', estimatedFee: 5e-8, currency: 'BTC', network: 'bitcoin' };
    const { url, requested } = await service([reported]);
    expect(await rates(url).estimateFee('BTC', 'bitcoin')).toEqual({
      ...reported,
      estimatedFee: '0.00000005',
    });
    expect(requested).toMatchObject([
      {
        method: 'POST',
        url: '/v1/swaps/calculate-estimated-fee',
        body: { currency: 'BTC', network: 'bitcoin' },
      },
    ]);
  });

  it('is undefined if it fails', async () => {
    await expectFaultsGive((url) => rates(url).estimateFee('BTC', 'bitcoin'), undefined);
  });
});

describe('the swap client', () => {
  it('requests quotes and orders, which may be refused', async () => {
    const { url, requested } = await service(
      [{ success: true, qty: 5e-8, token: 'XBTC' }],
      [{ success: false, errormsg: 'Too small' }],
      [{ success: true, transaction_id: 'ab' }],
    );
    expect(await swap(url).getQuote('XPR', '1.5', 'a/b')).toEqual({
      success: true,
      qty: '0.00000005',
      token: 'XBTC',
      errormsg: null,
    });
    expect(await swap(url).getQuote('XPR', '1', 'XBTC')).toMatchObject({
      success: false,
      qty: null,
      errormsg: 'Too small',
    });
    expect(await swap(url).getOrder('x y')).toEqual({
      success: true,
      transaction_id: 'ab',
      errormsg: null,
    });
    expect(requested.map((one) => one.url)).toEqual([
      '/v1/quote/XPR/1.5/a%2Fb',
      '/v1/quote/XPR/1/XBTC',
      '/v1/order/x%20y',
    ]);
  });

  it('reports each kind of failure', () =>
    expectEachFailureReported({
      getQuote: (url) => swap(url).getQuote('XPR', '1', 'XBTC'),
      getOrder: (url) => swap(url).getOrder('7'),
    }));
});

describe('the wrap client', () => {
  it('sends its requests', async () => {
    const address = { id: 2448, address: 'bc1', coin: 'BTC', wallet: 'BTC' };
    const { url, requested } = await service([address], [null], [{ success: true, id: 'w1' }]);
    expect(await wrap(url).generateAddress({ coin: 'BTC', wallet: 'BTC' })).toEqual({
      ...address,
      id: '2448',
      memo: null,
    });
    expect(await wrap(url).deleteAddress({ id: 1 })).toBeUndefined();
    expect(await wrap(url).withdraw({ quoteId: 'q' })).toEqual({ success: true, id: 'w1' });
    expect(requested).toMatchObject([
      { method: 'POST', url: '/address/generate', body: { coin: 'BTC', wallet: 'BTC' } },
      { method: 'POST', url: '/address/delete', body: { id: 1 } },
      { method: 'POST', url: '/withdraw', body: { quoteId: 'q' } },
    ]);
  });

  it("requests an account's withdrawals by page", async () => {
    const one = {
      id: 7,
      status: 'PROCESSING',
      amount: '1.5',
      currency: 'BTC',
      network: 'bitcoin',
      created: '2026-01-01',
      withdrawalAddress: 'bc1',
    };
    const paging = { page: 2, pageSize: 10, numberOfElements: 2, totalPages: 3 };
    const reported = { swaps: [one, { id: 8 }], ...paging, totalElements: '25' };
    const { url, requested } = await service([reported]);
    expect(await wrap(url).getWithdrawals('alice', 2)).toEqual({
      swaps: [{ ...one, id: '7', status: 'processing', withdrawalHash: null }],
      ...paging,
      totalElements: 25,
    });
    await wrap(url).getWithdrawals('a/b');
    expect(requested.map((call) => call.url)).toEqual([
      '/withdrawals/alice?page=2',
      '/withdrawals/a%2Fb',
    ]);
  });

  it('reports each kind of failure', async () => {
    await expectEachFailureReported(
      {
        generateAddress: (url) => wrap(url).generateAddress({}),
        deleteAddress: (url) => wrap(url).deleteAddress({}),
        withdraw: (url) => wrap(url).withdraw({}),
        getWithdrawals: (url) => wrap(url).getWithdrawals('alice'),
      },
      ['deleteAddress'],
    );
    const { url } = await service([{ message: 'Not enough' }, 400]);
    await expect(wrap(url).withdraw({})).rejects.toThrow('Not enough');
  });
});
