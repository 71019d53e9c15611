import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { decimal, number, rows } from './fields.ts';
import type { LightApiOptions } from './light-api.ts';
import { createMaybeRequester, servicePath } from './requester.ts';

/** The service refuses other lengths. */
const SHORTEST = 10;
const LONGEST = 1000;

const holders = rows(
  v.pipe(
    v.tuple([v.string(), decimal]),
    v.transform(([account, amount]) => ({ account, amount })),
  ),
);
const ramBuyers = rows(
  v.pipe(
    v.tuple([v.string(), number]),
    v.transform(([account, bytes]) => ({ account, bytes })),
  ),
);
const stakers = rows(
  v.pipe(
    v.tuple([v.string(), decimal, decimal]),
    v.transform(([account, cpu, net]) => ({ account, cpu, net })),
  ),
);

/** The Light API's rankings. Errors are those of the requester, and UnsupportedError. */
export function createLightStatistics({ network, ...options }: LightApiOptions) {
  const requester = createMaybeRequester('light-api', options);
  const path = (call: string, ...segments: readonly (string | number)[]) =>
    [network, ...segments].reduce<string>(
      (joined, segment) => servicePath(joined, String(segment)),
      `/api/${call}`,
    );
  const within = (count: number) => Math.min(Math.max(Math.trunc(count), SHORTEST), LONGEST);

  return {
    /** Largest first. Amounts are decimal text. */
    getTopHolders: (
      contract: string,
      symbol: string,
      limit?: number,
      requestOptions?: RequestOptions,
    ) =>
      requester.get(
        path('topholders', contract, symbol, within(limit ?? limits.topHolders)),
        holders,
        requestOptions,
      ),

    getHolderCount: (contract: string, symbol: string, requestOptions?: RequestOptions) =>
      requester.get(path('holdercount', contract, symbol), number, requestOptions),

    getUserCount: (requestOptions?: RequestOptions) =>
      requester.get(path('usercount'), number, requestOptions),

    getTopRam: (limit: number = limits.topAccounts) =>
      requester.get(path('topram', within(limit)), ramBuyers),

    /** Stakes in units of the core token, as decimal text. */
    getTopStake: (limit: number = limits.topAccounts) =>
      requester.get(path('topstake', within(limit)), stakers),
  };
}
