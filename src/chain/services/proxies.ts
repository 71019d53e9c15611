import * as v from '../core/schema.ts';
import type { Asking } from '../rpc/node.ts';
import { amount, figure, rows, text } from './answer-parts.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

const proxy = v.object({
  account: v.string(),
  name: text,
  rank: figure,
  /** Hostile texts: what the proxy says of itself. */
  slogan: text,
  philosophy: text,
  background: text,
  website: text,
  logo_256: text,
  telegram: text,
  twitter: text,
  /** Of the core token, as decimal text: what it votes with in all, and how many gave it that. */
  total_eos: amount,
  proxied_accounts: figure,
});

const proxiesAnswer = v.object({ proxies: rows(proxy) });
const proxyAnswer = v.object({ proxy: v.nullable(proxy) });
const JSON_OUTPUT = { output: 'json' };

export type ProxyProfile = v.InferOutput<typeof proxy>;

/** An aggregator of what voting proxies say of themselves. Errors are those of the requester. */
export function createProxyAggregator(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    async getProxies(asking?: Asking): Promise<ProxyProfile[]> {
      const path = servicePath('', null, JSON_OUTPUT);
      return (await requester.get(path, proxiesAnswer, asking)).proxies;
    },

    /** Null for an account that has said nothing. */
    async getProxy(account: string, asking?: Asking): Promise<ProxyProfile | null> {
      const path = servicePath('', account, JSON_OUTPUT);
      return (await requester.get(path, proxyAnswer, asking)).proxy;
    },
  };
}
