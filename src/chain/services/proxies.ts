import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { amount, figure, rows, text } from './fields.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

const proxy = v.object({
  account: v.string(),
  name: text,
  rank: figure,
  /** The proxy's own texts are hostile. */
  slogan: text,
  philosophy: text,
  background: text,
  website: text,
  logo_256: text,
  telegram: text,
  twitter: text,
  /** Total votes in the core token as decimal text, and the number of accounts behind them. */
  total_eos: amount,
  proxied_accounts: figure,
});

const proxiesResponse = v.object({ proxies: rows(proxy) });
const proxyResponse = v.object({ proxy: v.nullable(proxy) });
const JSON_OUTPUT = { output: 'json' };

export type ProxyProfile = v.InferOutput<typeof proxy>;

/** An aggregator of proxies' profiles. Errors are those of the requester. */
export function createProxyAggregator(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    async getProxies(): Promise<ProxyProfile[]> {
      const path = servicePath('', null, JSON_OUTPUT);
      return (await requester.get(path, proxiesResponse)).proxies;
    },

    /** Null if the account has no profile. */
    async getProxy(account: string, requestOptions?: RequestOptions): Promise<ProxyProfile | null> {
      const path = servicePath('', account, JSON_OUTPUT);
      return (await requester.get(path, proxyResponse, requestOptions)).proxy;
    },
  };
}
