import { describe, expect, it } from 'vitest';
import { createAccountService } from '#src/chain/services/account-service.ts';
import { createDex } from '#src/chain/services/dex/dex.ts';
import { createKyc } from '#src/chain/services/kyc.ts';
import { createLightApi } from '#src/chain/services/light-api.ts';
import { createLightStatistics } from '#src/chain/services/light-statistics.ts';
import { createAtomicAssets } from '#src/chain/services/nft-indexers.ts';
import { createProxyAggregator } from '#src/chain/services/proxies.ts';
import { getChainInfoFile, getCirculatingSupply } from '#src/chain/services/public-facts.ts';
import { createRates } from '#src/chain/services/rates.ts';
import { createSimpleAssets } from '#src/chain/services/simple-assets.ts';
import { createSwap } from '#src/chain/services/swap.ts';
import { createWrap } from '#src/chain/services/wrap.ts';
import { expectTotal, responding } from './fuzz.ts';

type Fetch = typeof globalThis.fetch;
const url = 'http://127.0.0.1';
const network = 'eos';

const auth = { keys: [{ pubkey: 'EOSx', weight: 1 }], accounts: [] };
const permission = { perm: 'active', threshold: 1, auth };
const token = { code: 'XPR', precision: 4, contract: 'eosio.token', multiplier: 10000 };
const order = {
  order_id: '1',
  market_id: 1,
  quantity_curr: 1,
  price: 1,
  account_name: 'alice',
  order_side: 1,
  order_type: 1,
};
const rate = { counterCurrency: 'USD', price: 0.01 };
const nft = {
  asset_id: '1',
  owner: 'alice',
  collection: { author: 'a', collection_name: 'c' },
  template: { immutable_data: { img: 'Qm' }, max_supply: '5' },
  mutable_data: {},
};
const swap = { id: 1, status: 'pending', amount: '1', currency: 'BTC', network: 'bitcoin' };
const paging = { page: 0, pageSize: 1, numberOfElements: 1, totalPages: 1, totalElements: 1 };

/** A call for each response schema, with a valid response. */
const calls: Record<string, [request: (fetch: Fetch) => Promise<unknown>, validResponse: unknown]> =
  {
    'Light API account': [
      (fetch) => createLightApi({ url, network, fetch }).getAccount('alice'),
      {
        account_name: 'alice',
        permissions: [permission],
        balances: [{ contract: 'eosio.token', currency: 'EOS', amount: '1.0000', decimals: 4 }],
        delegated_to: [{ account_name: 'bob', cpu_weight: 1, net_weight: 1 }],
      },
    ],
    'Light API key': [
      (fetch) => createLightApi({ url, network, fetch }).getKeyAccounts('EOSx'),
      { eos: { accounts: { alice: [permission] } } },
    ],
    'Light API lists': [
      (fetch) => createLightStatistics({ url, network, fetch }).getTopStake(),
      [['alice', 1, '2']],
    ],
    AtomicAssets: [
      (fetch) => createAtomicAssets({ url, fetch }).getAssets('alice'),
      { success: true, data: [nft] },
    ],
    SimpleAssets: [
      (fetch) => createSimpleAssets({ url, fetch }).getAssets('alice'),
      { results: [{ assetId: '1', owner: 'a', idata: '{"name":"x"}', mdata: { img: 'Qm' } }] },
    ],
    'exchange markets': [
      (fetch) => createDex({ url, fetch }).getMarkets(),
      {
        data: [
          {
            market_id: 1,
            symbol: 'A_B',
            status_code: 1,
            maker_fee: 1,
            taker_fee: 1,
            order_min: 1,
            bid_token: token,
            ask_token: token,
          },
        ],
      },
    ],
    'exchange orders': [
      (fetch) => createDex({ url, fetch }).getOpenOrders('alice'),
      { data: [order] },
    ],
    'exchange book': [
      (fetch) => createDex({ url, fetch }).getOrderBook('A_B', 10),
      { data: { bids: [{ level: 1, bid: 1, ask: 1, count: 1 }], asks: [] } },
    ],
    'verification countries': [
      (fetch) =>
        createKyc({ url, fetch, hasPassedLight: () => Promise.resolve(false) }).getCountries(
          'proton',
        ),
      { content: [{ id: 'CH' }] },
    ],
    'verification status': [
      (fetch) =>
        createKyc({
          url,
          fetch,
          hasPassedLight: () => Promise.resolve(false),
          wait: () => Promise.reject(new Error('waited')),
        }).check({ chain: 'proton', actor: 'alice', expectedTier: 1 }),
      [{ tier: '1', status: 'PASSED' }],
    ],
    'verification reply': [
      (fetch) =>
        createKyc({ url, fetch, hasPassedLight: () => Promise.resolve(false) }).apply('proton', {}),
      { id: 'k' },
    ],
    rates: [
      (fetch) => createRates({ url, fetch }).getExchangeRates(),
      [{ contract: 'eosio.token', symbol: 'XPR', rank: 1, rates: [rate] }],
    ],
    'fee estimate': [
      (fetch) => createRates({ url, fetch }).estimateFee('BTC', 'bitcoin'),
      { quoteId: 'q', estimatedFee: '0.1', currency: 'BTC', network: 'bitcoin' },
    ],
    swap: [
      (fetch) => createSwap({ url, fetch }).getQuote('A', '1', 'B'),
      { success: true, qty: 1 },
    ],
    'bridge withdrawals': [
      (fetch) => createWrap({ url, fetch }).getWithdrawals('alice'),
      { swaps: [swap], ...paging },
    ],
    'account features': [
      (fetch) => createAccountService({ url, fetch }).getFeatures('alice'),
      { swap: 'TRUE', location: { allowed: true } },
    ],
    'account user': [
      (fetch) => createAccountService({ url, fetch }).createUser({}),
      { token: 't', user: { id: 'u' } },
    ],
    proxies: [
      (fetch) => createProxyAggregator({ url, fetch }).getProxies(),
      { proxies: [{ account: 'alice', name: 'Alice' }] },
    ],
    'circulating supply': [(fetch) => getCirculatingSupply({ url, fetch }), '1.5'],
    'chain file': [
      (fetch) => getChainInfoFile({ url, fetch }),
      { chainId: 'aa', rpcEndpoints: ['https://a'] },
    ],
  };

describe.each(Object.entries(calls))('%s', (_, [request, validResponse]) => {
  it('is decoded', async () => {
    await expect(request(responding(JSON.stringify(validResponse)))).resolves.not.toBeNull();
  });

  it('of any form is decoded or refused without another exception', () =>
    expectTotal(request, validResponse));
});

describe('a hostile response', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const many = `[${'0,'.repeat(10_000)}0]`;
  const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';

  it.each(Object.entries(calls))('of %s causes no other exception', async (_, [request]) => {
    for (const text of [deep, many, poison, `[${poison}]`, `{"data":${poison}}`, '"\\u0000"']) {
      const error = await request(responding(text)).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).not.toBeInstanceOf(TypeError);
      expect(error).not.toBeInstanceOf(RangeError);
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
