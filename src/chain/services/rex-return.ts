import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { number, rows } from './fields.ts';
import { orAnyError } from '../rpc/fallback.ts';
import { pricePoint, type PricePoint } from './price-points.ts';
import { createRequester, type ServiceOptions } from './requester.ts';

export interface RexReturnOptions extends ServiceOptions {
  /** The service's own name of the chain: `mainnet`, `jungle`, `bos`, `telos`. */
  readonly network: string;
  readonly now?: () => number;
}

const DAYS = 7;
const HOUR_MS = 3_600_000;

/** REX return and price of the last week, from a GraphQL service. */
export function createRexReturn(options: RexReturnOptions) {
  const { network, now = Date.now } = options;
  const requester = createRequester(options);

  function queryField<T>(
    field: string,
    query: string,
    response: v.GenericSchema<unknown, T>,
    to: RequestOptions,
  ) {
    const schema = v.object({ data: v.object({ [field]: response }) });
    const decoded = v.pipe(
      schema,
      v.transform(({ data }) => data[field] as T),
    );
    return requester.send(
      'POST',
      '',
      { query: `query { ${query} }`, variables: null },
      decoded,
      to,
    );
  }

  return {
    /** Monthly, in percent. Null if the request fails. */
    async getRate(requestOptions: RequestOptions = {}): Promise<number | null> {
      const field = `${network}_mpr`;
      const request = queryField(
        field,
        `${field} { mpr }`,
        rows(v.object({ mpr: number })),
        requestOptions,
      );
      const [first] = await orAnyError(request, [], requestOptions.signal);
      return first === undefined ? null : Math.abs(first.mpr);
    },

    /** The last 7 days. Hourly zeros if the service fails or has no data. */
    async getPrices(requestOptions: RequestOptions = {}): Promise<readonly PricePoint[]> {
      const at = now();
      const field = `${network}_pricechart`;
      const from = graphTime(at - DAYS * limits.dayMs);
      const query = `${field}(args: { from_time: "${from}", to_time: "${graphTime(at)}" })`;
      const request = queryField(field, `${query} { t o h l c }`, rows(pricePoint), requestOptions);
      const points = await orAnyError(request, [], requestOptions.signal);
      return points.length > 0 ? points : flatWeek(at);
    },
  };
}

function graphTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** Hourly points. The last one is the current hour. */
function flatWeek(at: number): PricePoint[] {
  const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
  const points = limits.priceChartPoints;
  return Array.from({ length: points }, (_, place) => ({
    t: hour - (points - 1 - place) * HOUR_MS,
    o: 0,
    h: 0,
    l: 0,
    c: 0,
  }));
}
