import { afterEach, describe, expect, it } from 'vitest';
import type { ForexSource, ServicePriceSource } from '#src/chain/config/price-source.ts';
import { displayCurrencies } from '#src/chain/model/token/display-currencies.ts';
import { publicForexRates } from '#src/chain/services/forex.ts';
import { publicPrice } from '#src/chain/services/public-prices.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFailuresReported, service, timeoutFor } from './faults.ts';

afterEach(closeAll);

const price = (kind: ServicePriceSource['kind'], id: string) => (url: string) =>
  publicPrice({ kind, id, url }, { timeoutMs: timeoutFor(url) });
const rates = (kind: ForexSource['kind']) => (url: string) =>
  publicForexRates({ kind, url }, { timeoutMs: timeoutFor(url) });

describe('the price of a public service', () => {
  it('is read from CoinPaprika', async () => {
    const { url, requested } = await service([
      { id: 'eos-eos', quotes: { USD: { price: 0.72 } }, last_updated: '2026-11-27T09:30:12Z' },
    ]);
    expect(await price('coinpaprika', 'eos-eos')(url)).toEqual({
      price: 0.72,
      updated: Date.UTC(2026, 10, 27, 9, 30, 12),
    });
    expect(requested[0]?.url).toBe('/tickers/eos-eos');
  });

  it('is read from CoinGecko', async () => {
    const { url, requested } = await service([
      { wax: { usd: 0.045, last_updated_at: 1_700_000_000 } },
    ]);
    expect(await price('coingecko', 'wax')(url)).toEqual({
      price: 0.045,
      updated: 1_700_000_000_000,
    });
    const path = '/simple/price?ids=wax&vs_currencies=usd&include_last_updated_at=true';
    expect(requested[0]?.url).toBe(path);
  });

  it('is read from Binance, which does not say its age', async () => {
    const { url, requested } = await service([{ symbol: 'FIOUSDT', price: '0.02100000' }]);
    expect(await price('binance', 'FIOUSDT')(url)).toEqual({ price: 0.021, updated: null });
    expect(requested[0]?.url).toBe('/ticker/price?symbol=FIOUSDT');
  });

  it('has no age if the service writes none that is a time', async () => {
    const { url } = await service([{ quotes: { USD: { price: 1 } }, last_updated: 'yesterday' }]);
    expect(await price('coinpaprika', 'eos-eos')(url)).toEqual({ price: 1, updated: null });
  });

  it('is malformed if it is not above zero, or of another token', async () => {
    for (const answer of [
      { quotes: { USD: { price: 0 } }, last_updated: '' },
      { quotes: { USD: { price: -1 } }, last_updated: '' },
      { quotes: { USD: { price: 'NaN' } }, last_updated: '' },
    ]) {
      const { url } = await service([answer]);
      await expect(price('coinpaprika', 'eos-eos')(url)).rejects.toThrow();
    }
    const { url } = await service([{ eos: { usd: 1 } }], [{}], [[]]);
    for (let turn = 0; turn < 3; turn++)
      await expect(price('coingecko', 'wax')(url)).rejects.toThrow();
  });

  it('fails with each fault of a service', async () => {
    await expectFailuresReported(price('coinpaprika', 'eos-eos'));
    await expectFailuresReported(rates('frankfurter'));
  });
});

describe('exchange rates of a public service', () => {
  it('are read from Frankfurter', async () => {
    const { url, requested } = await service([
      { amount: 1, base: 'USD', date: '2026-11-26', rates: { EUR: 0.92, JPY: 151.3 } },
    ]);
    expect(await rates('frankfurter')(url)).toEqual({ USD: 1, EUR: 0.92, JPY: 151.3 });
    expect(requested[0]?.url).toBe('/latest?base=USD');
  });

  it('are read from the currency list, without codes that are tokens’', async () => {
    const { url, requested } = await service([
      {
        date: '2026-11-26',
        usd: { sar: 3.75, eos: 1.4, btc: 1e-5, '1inch': 2, doge: 0.1, inr: -1 },
      },
    ]);
    expect(await rates('currency-api')(url)).toEqual({ USD: 1, SAR: 3.75 });
    expect(requested[0]?.url).toBe('/currencies/usd.min.json');
  });

  it('are of every currency that a visitor can choose', async () => {
    const usd = Object.fromEntries(displayCurrencies.map((code) => [code.toLowerCase(), 1]));
    const { url } = await service([{ usd }]);
    expect(Object.keys(await rates('currency-api')(url))).toEqual(displayCurrencies);
  });

  it('are malformed without a rate', async () => {
    const { url } = await service([{ rates: { EUR: 'x' } }], [{}], [null]);
    for (let turn = 0; turn < 3; turn++) await expect(rates('frankfurter')(url)).rejects.toThrow();
  });
});
