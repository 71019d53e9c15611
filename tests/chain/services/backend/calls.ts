import { getAccountTokens, searchAccounts } from '#src/chain/services/backend/accounts.ts';
import type { Backend } from '#src/chain/services/backend/backend.ts';
import * as dfuse from '#src/chain/services/backend/dfuse.ts';
import { getCpuAllowance } from '#src/chain/services/backend/free-cpu.ts';
import { proxiedHyperion } from '#src/chain/services/backend/hyperion-proxy.ts';
import { getNftHistory } from '#src/chain/services/backend/nft-history.ts';
import * as prices from '#src/chain/services/backend/prices.ts';
import * as producers from '#src/chain/services/backend/producers.ts';
import * as statistics from '#src/chain/services/backend/statistics.ts';
import * as tokens from '#src/chain/services/backend/tokens.ts';
import { getTransfers } from '#src/chain/services/backend/transfers.ts';
import type { Query } from '#src/chain/rpc/pool.ts';

export interface Case {
  readonly request: (backend: Backend) => Promise<unknown>;
  /** The expected path and query. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly response: unknown;
  /** The expected result. */
  readonly gives: unknown;
}

/** What a Hyperion behind the backend responds to a call. */
async function proxied(backend: Backend, call: string, query: Query): Promise<unknown> {
  const decode = (body: unknown) => body;
  return (await proxiedHyperion(backend).get(`/v2/history/${call}`, query, { decode })).value;
}

const place = { chain: 'wax', contract: 'alien.worlds', symbol: 'TLM' };
const row = { any: 'row' };

const heldToken = {
  key: 'EOS-eos-eosio.token',
  currency: 'EOS',
  amount: 12.5,
  contract: 'eosio.token',
  decimals: '4',
  usd_value: 10.25,
  metadata: { name: 'EOS', logo: 'https://x/l.png' },
  exchanges: [{ name: 'Newdex', price: 1, price_usd: 0.82 }],
};

const token = {
  key: 'IQ-eos-everipediaiq',
  symbol: 'IQ',
  account: 'everipediaiq',
  chain: 'eos',
  supply: { circulating: 1e10, max: 2e10, precision: 3, last_update: 'x' },
  metadata: { name: 'Everipedia', logo: 'javascript:x', desc: { en: 'Words', zh: '词' } },
  price: { usd: 0.005, volume_usd_24h: '100.5', change_24hr: -2 },
  pairs: [{ id: '1', pair_base: 'IQ', pair_quote: 'EOS', quote: { price: 2 } }, 'odd'],
  rank: 4,
};

const listedToken = {
  key: 'IQ-eos-everipediaiq',
  symbol: 'IQ',
  account: 'everipediaiq',
  chain: 'eos',
  supply: { circulating: 1e10, max: 2e10, precision: 3 },
  metadata: {
    name: 'Everipedia',
    logo: 'javascript:x',
    website: null,
    created_at: null,
    desc: 'Words',
  },
  price: { usd: 0.005, volume_usd_24h: 100.5, marketcap_usd: null, change_24hr: -2 },
  pairs: [
    {
      id: '1',
      pair_base: 'IQ',
      pair_quote: 'EOS',
      exchange: null,
      percentage_daily_volume: null,
      quote: { price: 2, price_usd: null, volume_usd_24h: null },
    },
  ],
  rank: 4,
  chain_rank: null,
};

const producer = {
  owner: 'eosriobrazil',
  rank: 1,
  num_votes: '123456789012345678901.5',
  logo: 'https://x/l',
  percentage_votes: 2.5,
  reward: 812,
  nodes: [{ location: { name: 'Rio' } }],
};

const listedProducer = {
  owner: 'eosriobrazil',
  rank: 1,
  num_votes: '123456789012345678901.5',
  percentage_votes: 2.5,
  reward: '812',
  logo: 'https://x/l',
  twitter: null,
  nodes: [{ location: { name: 'Rio', country: null, latitude: null, longitude: null } }],
};

const hour = 3_600_000;

/** Every GET call of the product backend, with its expected request and result. */
export const cases: Readonly<Record<string, Case>> = {
  searchAccounts: {
    request: (backend) => searchAccounts(backend, ' Alice '),
    path: '/account/alice',
    query: { type: 'searchAccount', limit: '10' },
    response: ['alice', { account: 'alice2' }, 'alice', 7],
    gives: ['alice', 'alice2'],
  },
  getAccountTokens: {
    request: (backend) => getAccountTokens(backend, 'a/b', 'EOS'),
    path: '/account/a%2Fb',
    query: { type: 'getAccountTokens', coreSymbol: 'EOS' },
    response: { tokens: [heldToken, {}], total_tokens_usd: 10.25 },
    gives: {
      tokens: [
        {
          currency: 'EOS',
          contract: 'eosio.token',
          amount: '12.5',
          decimals: 4,
          usd_value: 10.25,
          metadata: { name: 'EOS', logo: 'https://x/l.png', website: null },
          exchanges: [{ name: 'Newdex', price: '1', price_usd: 0.82 }],
        },
      ],
      total_tokens_usd: 10.25,
    },
  },
  getTokens: {
    request: (backend) => tokens.getTokens(backend),
    path: '/tokens',
    response: [token, { symbol: 'X' }],
    gives: [listedToken],
  },
  getToken: {
    request: (backend) => tokens.getToken(backend, 'IQ-eos-everipediaiq'),
    path: '/tokens/IQ-eos-everipediaiq',
    response: token,
    gives: listedToken,
  },
  getTopHolders: {
    request: (backend) => tokens.getTopHolders(backend, place),
    path: '/tokens',
    query: { type: 'topHolders', ...place, limit: '500' },
    response: [['fhfri.wam', '0.71939557'], ['x', null], 'y'],
    gives: [{ account: 'fhfri.wam', amount: '0.71939557' }],
  },
  getTokenHoldersCount: {
    request: (backend) => tokens.getTokenHoldersCount(backend, place),
    path: '/tokens',
    query: { type: 'tokenHoldersCount', ...place },
    response: { count: '12345' },
    gives: 12345,
  },
  getForex: {
    request: (backend) => prices.getForex(backend),
    path: '/forex',
    response: { EUR: 0.92, KRW: '1350.5', bad: 3, JPY: -1, USD: 2, __proto__x: 1 },
    gives: { EUR: 0.92, KRW: 1350.5, USD: 1 },
  },
  getPriceSeries: {
    request: (backend) => prices.getPriceSeries(backend, 'EOS', 'week'),
    path: '/priceseries/EOS',
    query: { type: 'week' },
    response: [[1_700_000_000, 2], [1_700_003_600_000, '2.5'], { time: 'no', price: 1 }, null],
    gives: [
      { t: 1_700_000_000_000, o: 2, h: 2, l: 2, c: 2 },
      { t: 1_700_000_000_000 + hour, o: 2.5, h: 2.5, l: 2.5, c: 2.5 },
    ],
  },
  getPriceChart: {
    request: (backend) => prices.getPriceChart(backend),
    path: '/pricechart',
    response: { data: [{ t: '2026-01-01T00:00:00', o: 1, h: '3', l: 0.5, c: 2 }] },
    gives: [{ t: Date.UTC(2026, 0, 1), o: 1, h: 3, l: 0.5, c: 2 }],
  },
  getTicker: {
    request: (backend) => prices.getTicker(backend),
    path: '/ticker',
    response: 0.7123,
    gives: 0.7123,
  },
  getProducerPage: {
    request: (backend) => producers.getProducerPage(backend),
    path: '/producers',
    query: { pageNum: '1', perPage: '50' },
    response: { count: 700, producers: [producer, { owner: 7 }] },
    gives: { count: 700, producers: [listedProducer] },
  },
  getProducer: {
    request: (backend) => producers.getProducer(backend, 'eosriobrazil'),
    path: '/producers/eosriobrazil',
    response: producer,
    gives: listedProducer,
  },
  dfuseDecodeRows: {
    request: (backend) => dfuse.dfuseDecodeRows(backend, 'eosio', 'global', ['00', '01']),
    path: '/dfuse',
    query: { type: 'state_abi_bin_to_json', account: 'eosio', table: 'global', hexRows: '00' },
    response: { block_num: 1, rows: [row] },
    gives: [row],
  },
  dfuseMsigHistory: {
    request: (backend) => dfuse.dfuseMsigHistory(backend, 'alice', 'raise'),
    path: '/dfuse',
    query: { type: 'msig_history', proposer: 'alice', proposal: 'raise' },
    response: { transactions: [row, 7], cursor: '' },
    gives: [row],
  },
  'a creator by the proxy of Hyperion': {
    request: (backend) => proxied(backend, 'get_creator', { account: 'alice' }),
    path: '/hyperion',
    query: { type: 'get_creator', account: 'alice' },
    response: row,
    gives: row,
  },
  'actions by the proxy of Hyperion': {
    request: (backend) =>
      proxied(backend, 'get_actions', { account: 'alice', limit: 2, after: null }),
    path: '/hyperion',
    query: { type: 'get_actions', account: 'alice', 'options[limit]': '2' },
    response: { actions: [row] },
    gives: { actions: [row] },
  },
  dfusePermissionLinks: {
    request: (backend) => dfuse.dfusePermissionLinks(backend, 'alice'),
    path: '/dfuse',
    query: { type: 'state_permission_links', account: 'alice' },
    response: {
      linked_permissions: [{ contract: 'game', action: 'play', permission_name: 'day' }, 1],
    },
    gives: [{ contract: 'game', action: 'play', permission_name: 'day' }],
  },
  dfuseKeyAccounts: {
    request: (backend) => dfuse.dfuseKeyAccounts(backend, 'EOSkey'),
    path: '/dfuse',
    query: { type: 'state_key_accounts', publicKey: 'EOSkey' },
    response: { account_names: ['alice'] },
    gives: ['alice'],
  },
  getUserCount: {
    request: (backend) => statistics.getUserCount(backend),
    path: '/usercount',
    query: { type: 'latest' },
    response: 5_000_000,
    gives: 5_000_000,
  },
  getSupply: {
    request: (backend) => statistics.getSupply(backend, 'XPR'),
    path: '/supply/XPR',
    response: { supply: '100.5', circulating: 50 },
    gives: { supply: 100.5, max_supply: null, circulating: 50 },
  },
  getSnapshot: {
    request: (backend) => statistics.getSnapshot(backend, 'genesis'),
    path: '/snapshots/genesis',
    response: [row],
    gives: [row],
  },
  getCpuAllowance: {
    request: (backend) => getCpuAllowance(backend, 'alice'),
    path: '/cpu/alice',
    response: { max: 5, actionsUsed: '2' },
    gives: { max: 5, actionsUsed: 2 },
  },
  getNftHistory: {
    request: (backend) => getNftHistory(backend, 'wax', '109951', 20),
    path: '/nft',
    query: { type: 'getNftHistory', network: 'wax', id: '109951', skip: '20', limit: '20' },
    response: [row],
    gives: [row],
  },
  getTransfers: {
    request: (backend) =>
      getTransfers(backend, 'alice', { contract: 'eosio.token', symbol: 'EOS', incoming: false }),
    path: '/transfers/alice',
    query: { contract: 'eosio.token', symbol: 'EOS', incoming: 'false' },
    response: [{ from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '<b>', block_num: 5 }, {}],
    gives: [
      {
        from: 'alice',
        to: 'bob',
        quantity: '1.0000 EOS',
        memo: '<b>',
        block_num: '5',
        contract: null,
        block_time: null,
        trx_id: null,
      },
    ],
  },
};

/** Calls that accept any response. */
export const anyResponse = [
  'dfuseMsigHistory',
  'a creator by the proxy of Hyperion',
  'actions by the proxy of Hyperion',
];
