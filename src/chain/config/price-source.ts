/** Where a page reads the core token's price. */
export interface PriceConfig {
  /** The best first. A doubtful source is used only if no other has a price. */
  readonly sources: readonly PriceSource[];
  /** Rates of the dollar for prices in other currencies. */
  readonly forex: readonly ForexSource[];
}

/** A source of the core token's price in US dollars. */
export type PriceSource = ChainPriceSource | ServicePriceSource;

/** Tables of a contract, which every node has. */
export type ChainPriceSource = DelphiSource | FeedSource | PoolSource;

/** Producers report to `delphioracle`; the contract takes the median of the last 21 reports. */
export interface DelphiSource {
  readonly kind: 'delphioracle';
  readonly contract: string;
  /** `eosusd` */
  readonly pair: string;
}

/** A feed of XPR's oracles, by its name: `XPR/USD`. */
export interface FeedSource {
  readonly kind: 'feed';
  readonly contract: string;
  readonly feed: string;
}

/** A token of a pool. */
export interface PoolToken {
  readonly contract: string;
  readonly code: string;
}

/** A pool of the core token and a dollar token. */
export interface PoolSource {
  /** The contract's kind: its table, and how a price follows from a row. */
  readonly kind: 'defibox' | 'alcor' | 'proton-swaps';
  readonly contract: string;
  /** The row's key: a number, or the code of the pool's own token. */
  readonly pool: string;
  readonly token: PoolToken;
  readonly dollar: PoolToken;
  /** What the dollar token is worth. Null: it counts as one dollar, which the page says. */
  readonly dollarFeed: FeedSource | null;
}

/** A public service that takes requests from any page and needs no key. */
export interface ServicePriceSource {
  readonly kind: 'coinpaprika' | 'coingecko' | 'binance';
  readonly url: string;
  /** The service's own name of the token. */
  readonly id: string;
}

/** A public service with rates of the dollar in other currencies, of which it has some. */
export interface ForexSource {
  readonly kind: 'frankfurter' | 'currency-api';
  readonly url: string;
}

export const coinPaprika = (id: string): ServicePriceSource => ({
  kind: 'coinpaprika',
  url: 'https://api.coinpaprika.com/v1',
  id,
});

export const coinGecko = (id: string): ServicePriceSource => ({
  kind: 'coingecko',
  url: 'https://api.coingecko.com/api/v3',
  id,
});

export const binance = (id: string): ServicePriceSource => ({
  kind: 'binance',
  url: 'https://data-api.binance.vision/api/v3',
  id,
});

export const delphiOracle = (pair: string): DelphiSource => ({
  kind: 'delphioracle',
  contract: 'delphioracle',
  pair,
});

/** Chains whose core token has no price, as on test networks. */
export const noPrices: PriceConfig = { sources: [], forex: [] };

/** Central banks' rates of each working day, then a list with more currencies. */
export const publicForex: readonly ForexSource[] = [
  { kind: 'frankfurter', url: 'https://api.frankfurter.dev/v1' },
  {
    kind: 'currency-api',
    url: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1',
  },
];

export function isPool(source: PriceSource): source is PoolSource {
  return 'dollar' in source;
}

export function isServiceSource(source: PriceSource): source is ServicePriceSource {
  return 'url' in source;
}
