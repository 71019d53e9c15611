import type { ServicePriceSource } from '../config/price-source.ts';
import * as v from '../core/schema.ts';
import { parseTime } from '../core/time.ts';
import type { PriceReading } from '../model/price/price.ts';
import { isRecord, numberOf, recordOf } from '../rpc/json.ts';
import { number } from './fields.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

/** `{quotes: {USD: {price}}, last_updated: "2026-11-27T09:30:12Z"}` */
const paprikaTicker = v.pipe(
  v.object({ quotes: v.object({ USD: v.object({ price: number }) }), last_updated: v.unknown() }),
  v.transform(({ quotes, last_updated: at }) => ({ price: quotes.USD.price, updated: timeIn(at) })),
);

/** `{wax: {usd, last_updated_at: seconds}}` */
const geckoPrice = (id: string) =>
  v.pipe(
    v.unknown(),
    v.transform((body) => recordOf(isRecord(body) ? body[id] : null)),
    v.object({ usd: number, last_updated_at: v.unknown() }),
    v.transform(({ usd, last_updated_at: at }) => {
      const seconds = numberOf(at);
      return { price: usd, updated: seconds === null ? null : seconds * 1000 };
    }),
  );

/** `{symbol: "FIOUSDT", price: "0.0210"}`: a price in Tether's dollars of now. */
const binancePrice = v.pipe(
  v.object({ price: number }),
  v.transform(({ price }) => ({ price, updated: null })),
);

/**
 * A token's price in US dollars by a public service. Throws RpcError if it refuses, FetchError for
 * no response, a malformed one or a price that is not above zero.
 */
export function publicPrice(
  { kind, id, url }: ServicePriceSource,
  options: Omit<ServiceOptions, 'url'>,
): Promise<Omit<PriceReading, 'doubts'>> {
  const requester = createRequester({ ...options, url });
  const positive = <T extends { price: number }>(schema: v.GenericSchema<unknown, T>) =>
    v.pipe(
      schema,
      v.check(({ price }) => price > 0),
    );
  switch (kind) {
    case 'coinpaprika':
      return requester.get(servicePath('/tickers', id), positive(paprikaTicker));
    case 'coingecko': {
      const query = { ids: id, vs_currencies: 'usd', include_last_updated_at: true };
      const path = servicePath('/simple/price', null, query);
      return requester.get(path, positive(geckoPrice(id)));
    }
    case 'binance': {
      const path = servicePath('/ticker/price', null, { symbol: id });
      return requester.get(path, positive(binancePrice));
    }
  }
}

function timeIn(value: unknown): number | null {
  try {
    return typeof value === 'string' ? parseTime(value) : null;
  } catch {
    return null;
  }
}
