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
  /**
   * The contract that takes system actions with amounts of the core token and passes them on to the
   * system contract. Absent where the system contract takes them itself.
   */
  readonly systemWrapper?: string;
  /** The contract of the token that the core token replaced. Absent where nothing was replaced. */
  readonly legacyToken?: string;
  /** The contract of the token WRAM, one for each byte. Absent where RAM cannot be wrapped. */
  readonly wram?: string;
}

/** Pages of a test network where developers get an account and tokens. */
export interface TestnetPages {
  readonly account: string;
  readonly faucet: string;
}

/** A contract that creates an account for a transfer with the memo `name-KEY`. */
export interface AccountSeller {
  readonly account: string;
  /** What it takes. The part above the price goes to the new account. */
  readonly token: { readonly contract: string; readonly symbol: TokenSymbol };
  /** RAM that it buys for the account: its price. */
  readonly bytes: number;
}

/** The contract that runs an EVM, and how it links addresses with accounts. */
export interface EvmContract {
  readonly contract: string;
  /** By its table `account`, as Telos EVM, or by reserved addresses with a name in them, as EOS EVM. */
  readonly links: 'table' | 'names';
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
  /**
   * The chain of a node that the visitor names: its address, chain id and core token come from the
   * visitor's settings. Absent elsewhere.
   */
  readonly ownNode?: true;
  /** 64 hex digits. `null` only where the visitor's node reports it. */
  readonly chainId: string | null;
  /** The core token. Its contract is `accounts.token`. */
  readonly coreSymbol: TokenSymbol;
  /**
   * The token that the core token replaced; its contract is `accounts.legacyToken`. The core token's
   * contract swaps them one to one, and tables of the system contract still count this one. Null
   * where nothing was replaced.
   */
  readonly legacySymbol: TokenSymbol | null;
  /** How blocks become irreversible: confirmed by producers in turn, or voted on by finalizers. */
  readonly finality: 'classic' | 'savanna';
  /** Its nodes were leaving or gone when this file was written. */
  readonly mayNotAnswer: boolean;
  /**
   * Why nothing is signed on this chain: its contracts follow other rules than this site's forms, or
   * nobody compared them. Null where wallets can sign.
   */
  readonly readOnly: 'own-rules' | 'not-checked' | null;
  /** UTC day of the genesis, `YYYY-MM-DD`. Null where it is unknown. */
  readonly startDate: string | null;
  /** Short name in menus: `EOS`, `XPR Testnet`. */
  readonly displayName: string;
  /** Name in page titles. */
  readonly domainTitle: string;
  readonly testnet: boolean;
  /** Null where they are unknown. */
  readonly testnetPages: TestnetPages | null;
  /** The site where the chain's developers exchange tokens. Absent where they have none. */
  readonly exchangeSite?: string;
  /** The explorer that the chain's developers recommend. Absent where they name none. */
  readonly recommendedExplorer?: string;
  /**
   * The chain's colour, as `#rrggbb`. `light` is the band on every page and the accent on light
   * pages, `dark` the accent on dark ones. `tests/site/tokens.test.ts` computes their contrasts.
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
  /** Users' sessions and consents, exchange rates, withdrawal fees. */
  readonly accountServiceUrl: string | null;
  /** Quotes and orders of swaps. */
  readonly swapUrl: string | null;
  /** The account that swaps are paid to. Absent where the chain has no swap service. */
  readonly swapAccount?: string;
  /** Deposits and withdrawals of tokens from other chains. */
  readonly wrapUrl: string | null;
  /** Lists profiles of voting proxies. */
  readonly proxyAggregatorUrl: string | null;
  /** Responds with the circulating supply. */
  readonly circulatingSupplyUrl: string | null;
  /** The chain's public file of tokens and endpoints. */
  readonly chainInfoUrl: string | null;
  /** One host for all price sources, in place of public services. On the devnet only. */
  readonly priceOrigin?: string;
  /** The account of the oracles' contract. */
  readonly oraclesContract: string | null;
  /** Null where no contract creates accounts for a payment. */
  readonly accountSeller: AccountSeller | null;
  /** The kind of its system contract: ABI, tables, rules of voting. */
  readonly systemContract: 'eosio' | 'fio' | 'xpr';
  readonly features: readonly ChainFeature[];
  /** Weeks in which the weight of a new vote doubles. Null if votes weigh only the stake. */
  readonly voteDoublingWeeks: number | null;
  readonly maxVotes: number;
  readonly nftsEnabled: boolean;
  readonly rexEnabled: boolean;
  /** Days until new REX matures, the day of the purchase counted. */
  readonly rexDays: number;
  readonly votingEnabled: boolean;
  readonly supportsFreeCpu: boolean;
  /** Used if the product backend counts free transactions and does not name the sponsor. */
  readonly cpuSponsor: CpuSponsor | null;
  readonly supportsRentbw: boolean;
  readonly disableMemo: boolean;
  /** FIO address credited as the technology provider of transactions. Null if the site has none. */
  readonly fioFeesAccount: string | null;
  readonly accounts: SystemAccounts;
  /** Accounts whose core tokens are not in circulation. */
  readonly notCirculating: readonly string[];
  /** Null where no contract runs one. */
  readonly evm: EvmContract | null;
}
