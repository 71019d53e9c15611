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
  /** Nodes handed to wallets for signing. */
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

/** Who pays the CPU of others' transactions. */
export interface CpuSponsor {
  readonly account: string;
  /** The token contract whose CPU tokens it sends. */
  readonly contract: string;
  /** Of the code CPU. */
  readonly symbol: TokenSymbol;
}

export interface ChainConfig {
  /** Its subdomain, its folder in the build, its file in `chains/`. */
  readonly key: string;
  /** 64 hex digits. `null` only for `local`, where the node says. */
  readonly chainId: string | null;
  readonly coreSymbol: TokenSymbol;
  /** UTC day of the genesis, `YYYY-MM-DD`. `null` only for `local`. */
  readonly startDate: string | null;
  /** Short name in menus: `EOS`, `Proton Testnet`. */
  readonly displayName: string;
  /** Name in page titles. */
  readonly domainTitle: string;
  readonly testnet: boolean;
  /** The one accent of the chain's pages, as CSS colours that pass 4.5:1 on the page's surface. */
  readonly accent: { readonly light: string; readonly dark: string };
  readonly keyPrefix: 'EOS' | 'FIO';
  /** The best first: Hyperion tells an action once and keeps its pages in place. */
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
  /** Its push channel, of the scheme ws or wss. */
  readonly pushUrl: string | null;
  /** Cuts pictures to size. */
  readonly imageServiceUrl: string | null;
  /** Identity verification. */
  readonly kycUrl: string | null;
  /** Users' sessions and consents, exchange rates, what a withdrawal costs. */
  readonly accountServiceUrl: string | null;
  /** Quotes and orders of swaps. */
  readonly swapUrl: string | null;
  /** The bridge's server. */
  readonly wrapUrl: string | null;
  /** The return of REX and the week's price, and the service's own name of the chain. */
  readonly rexGraphql: { readonly url: string; readonly network: string } | null;
  /** What voting proxies say of themselves. */
  readonly proxyAggregatorUrl: string | null;
  /** Answers with the supply in circulation. */
  readonly circulatingSupplyUrl: string | null;
  /** The chain's public file of tokens and endpoints. */
  readonly chainInfoUrl: string | null;
  /** The account of the oracles' contract. */
  readonly oraclesContract: string | null;
  /** Whose system contract it runs: its ABI, its tables, its rules of voting. */
  readonly systemContract: 'eosio' | 'fio' | 'xpr';
  readonly features: readonly ChainFeature[];
  /** Weeks in which the weight of a new vote doubles; null where votes weigh the stake alone. */
  readonly voteDoublingWeeks: number | null;
  readonly maxVotes: number;
  readonly nftsEnabled: boolean;
  readonly rexEnabled: boolean;
  readonly votingEnabled: boolean;
  readonly supportsFreeCpu: boolean;
  /** Where the product backend counts what is left, and does not say whose CPU it is. */
  readonly cpuSponsor: CpuSponsor | null;
  readonly supportsRentbw: boolean;
  readonly disableMemo: boolean;
  /** FIO address that is credited as the technology provider of transactions, where the site has one. */
  readonly fioFeesAccount: string | null;
  readonly accounts: SystemAccounts;
}
