import type { TokenSymbol } from '../core/symbol.ts';
import type { ChainFeature } from './features.ts';

export type HistoryType = 'native' | 'hyperion' | 'dex' | 'dfuse';

/** Base URLs, without a trailing slash, in order of preference. */
export interface Endpoints {
  /** Chain nodes for reads. */
  readonly default: readonly string[];
  /** Nodes with account history. */
  readonly actions: readonly string[];
  /** Nodes with transaction history. */
  readonly transactions: readonly string[];
  /** Nodes passed to wallets for signing. */
  readonly provider: readonly string[];
}

/** Account names of the system contracts. */
export interface SystemAccounts {
  readonly system: string;
  readonly token: string;
  readonly msig: string;
  readonly wrap: string;
  readonly ram: string;
  readonly ramfee: string;
  readonly stake: string;
  readonly prods: string;
  readonly null: string;
  readonly vpay: string;
  readonly bpay: string;
  readonly rex: string;
}

/** Pays the CPU of other accounts' transactions. */
export interface CpuSponsor {
  readonly account: string;
  /** The contract of the CPU tokens it sends. */
  readonly contract: string;
  /** Its code is CPU. */
  readonly symbol: TokenSymbol;
}

export interface ChainConfig {
  /** Its subdomain, its folder in the build, its file in `chains/`. */
  readonly key: string;
  /** 64 hex digits. `null` only for `local`: the node reports it. */
  readonly chainId: string | null;
  readonly coreSymbol: TokenSymbol;
  /** UTC day of the genesis, `YYYY-MM-DD`. `null` only for `local`. */
  readonly startDate: string | null;
  /** Short name in menus: `EOS`, `XPR Testnet`. */
  readonly displayName: string;
  /** Name in page titles. */
  readonly domainTitle: string;
  readonly testnet: boolean;
  /**
   * Accent colour of the chain's pages, as CSS colours with a contrast of 4.5:1 on the page's
   * surface.
   */
  readonly accent: { readonly light: string; readonly dark: string };
  readonly keyPrefix: 'EOS' | 'FIO';
  /** The preferred first. Hyperion lists each action once and its pages do not shift. */
  readonly historyTypes: readonly HistoryType[];
  readonly endpoints: Endpoints;
  readonly hyperionUrl: string | null;
  readonly lightApi: string | null;
  /** The Light API's own name of the chain. */
  readonly lightApiNetwork: string | null;
  readonly atomicAssetsApi: string | null;
  readonly simpleAssetsApi: string | null;
  readonly dexUrl: string | null;
  /** The product backend, where one is run. */
  readonly backendUrl: string | null;
  /** Its push channel: a ws or wss URL. */
  readonly pushUrl: string | null;
  /** Resizes images. */
  readonly imageServiceUrl: string | null;
  /** Identity verification. */
  readonly kycUrl: string | null;
  /** Users' sessions and consents, exchange rates, withdrawal fees. */
  readonly accountServiceUrl: string | null;
  /** Quotes and orders of swaps. */
  readonly swapUrl: string | null;
  /** The bridge's server. */
  readonly wrapUrl: string | null;
  /** REX return and weekly prices, with the service's own name of the chain. */
  readonly rexGraphql: { readonly url: string; readonly network: string } | null;
  /** Lists profiles of voting proxies. */
  readonly proxyAggregatorUrl: string | null;
  /** Responds with the circulating supply. */
  readonly circulatingSupplyUrl: string | null;
  /** The chain's public file of tokens and endpoints. */
  readonly chainInfoUrl: string | null;
  /** The account of the oracles' contract. */
  readonly oraclesContract: string | null;
  /** The kind of its system contract: ABI, tables, rules of voting. */
  readonly systemContract: 'eosio' | 'fio' | 'xpr';
  readonly features: readonly ChainFeature[];
  /** Weeks in which the weight of a new vote doubles. Null if votes weigh only the stake. */
  readonly voteDoublingWeeks: number | null;
  readonly maxVotes: number;
  readonly nftsEnabled: boolean;
  readonly rexEnabled: boolean;
  readonly votingEnabled: boolean;
  readonly supportsFreeCpu: boolean;
  /** Used if the product backend counts free transactions and does not name the sponsor. */
  readonly cpuSponsor: CpuSponsor | null;
  readonly supportsRentbw: boolean;
  readonly disableMemo: boolean;
  /** FIO address credited as the technology provider of transactions. Null if the site has none. */
  readonly fioFeesAccount: string | null;
  readonly accounts: SystemAccounts;
}
