import type { ChainConfig } from './config/types.ts';
import { type Asset } from './core/asset.ts';
import { toLegacyKey } from './core/key.ts';
import { transactionFromBlock } from './history/block.ts';
import { configuredHistory } from './history/configured.ts';
import type { ActionPage, ActionQuery } from './history/provider.ts';
import { accountView } from './model/account-view.ts';
import type { AccountView, TokenBalance } from './model/account.ts';
import { blockView } from './model/block-view.ts';
import type { BlockView } from './model/block.ts';
import type { ChainInfo } from './model/chain-info.ts';
import { chainInfo } from './model/info-view.ts';
import { authorizerAccounts, historyKeyAccounts } from './model/key-accounts.ts';
import type { KeyAccount } from './model/key.ts';
import { assetOf } from './model/lenient.ts';
import type { PermissionLink } from './model/permission-tree.ts';
import { producerViews } from './model/producer-view.ts';
import type { ProducerView } from './model/producer.ts';
import type { TransactionView } from './model/transaction.ts';
import { FetchError, MissingError } from './rpc/errors.ts';
import { isMissing } from './rpc/missing.ts';
import type { MissingThing } from './rpc/errors.ts';
import { type Asking, createHistoryNodeClient, createNodeClient } from './rpc/node.ts';
import type { NodeClient } from './rpc/node.ts';
import { createPool, type Pool } from './rpc/pool.ts';
import type { Fetch } from './rpc/transport.ts';
import { type CreatedAccount, createHyperionClient, type Creator } from './services/hyperion.ts';
import { searchAccountNames } from './tables/accounts.ts';
import { UnsupportedError } from './services/unsupported.ts';

export interface TokenList {
  readonly tokens: readonly TokenBalance[];
  /** False where only the core token could be asked for. */
  readonly complete: boolean;
}

/**
 * A chain as the screens ask it. Every call throws MissingError where the chain said that there is
 * no such thing, RpcError for another "no", FetchError where no endpoint answered,
 * UnsupportedError where the chain lacks the service, the signal's reason where the caller gave
 * up; `toLoadState` turns these into what a screen shows.
 */
export interface ChainClient {
  readonly config: ChainConfig;
  /** The plain node: tables, ABIs, sending. */
  readonly node: NodeClient;
  /** The pool of plain nodes: its health, and who failed. */
  readonly pool: Pool;
  info(asking?: Asking): Promise<ChainInfo>;
  account(name: string, asking?: Asking): Promise<AccountView>;
  accountExists(name: string, asking?: Asking): Promise<boolean>;
  accountActions(name: string, query?: ActionQuery): Promise<ActionPage>;
  block(numOrId: number | string, asking?: Asking): Promise<BlockView>;
  /** With the number of its block it is found even where the chain has no history service. */
  transaction(id: string, blockNum?: number, asking?: Asking): Promise<TransactionView>;
  /** @param key in any form. */
  keyAccounts(key: string, asking?: Asking): Promise<readonly KeyAccount[]>;
  /** The first hundred by votes. */
  producers(asking?: Asking): Promise<readonly ProducerView[]>;
  tokens(account: string, asking?: Asking): Promise<TokenList>;
  /** Balances at one token contract, of one symbol code or of all. */
  currencyBalance(
    account: string,
    contract: string,
    code?: string,
    asking?: Asking,
  ): Promise<readonly Asset[]>;
  /** Up to ten account names that begin with the text. */
  searchAccounts(prefix: string, asking?: Asking): Promise<readonly string[]>;
  creator(account: string, asking?: Asking): Promise<Creator>;
  createdAccounts(account: string, asking?: Asking): Promise<readonly CreatedAccount[]>;
  /** Links of actions to permissions, for nodes whose get_account does not tell them. */
  links(account: string, asking?: Asking): Promise<readonly PermissionLink[]>;
}

export interface ClientOptions {
  /** The pool of plain nodes, where there is one already. */
  readonly pool?: Pool;
  readonly fetch?: Fetch;
  readonly now?: () => number;
}

const PRODUCERS = 100;

export function createChainClient(config: ChainConfig, options: ClientOptions = {}): ChainClient {
  const { chainId, endpoints, accounts, coreSymbol, keyPrefix } = config;
  const poolOf = (urls: readonly string[]) => createPool({ ...options, endpoints: urls, chainId });
  const pool = options.pool ?? poolOf(endpoints.default);
  const node = createNodeClient(pool);
  const actionsNode = createHistoryNodeClient(poolOf(endpoints.actions));
  const transactionsNode = createHistoryNodeClient(poolOf(endpoints.transactions));
  const hyperionPool =
    config.hyperionUrl === null
      ? null
      : createPool({ ...options, endpoints: [config.hyperionUrl], checkHead: false });
  const hyperion = hyperionPool && createHyperionClient(hyperionPool);
  const { fetch, now } = options;
  const history = configuredHistory(config, {
    ...{ actionsNode, transactionsNode, hyperionPool },
    ...(fetch && { fetch }),
    ...(now && { now }),
  });

  function needHyperion() {
    if (!hyperion) throw new UnsupportedError('hyperion');
    return hyperion;
  }

  async function coreBalance(account: string, asking?: Asking): Promise<Asset | undefined> {
    const { code } = coreSymbol;
    const told = await node.getCurrencyBalance(accounts.token, account, code, asking);
    return told.map(assetOf).find((asset) => asset?.symbol.code === code) ?? undefined;
  }

  const client: ChainClient = {
    config,
    node,
    pool,

    info: async (asking) => chainInfo(await node.getInfo(asking)),

    account: (name, asking) =>
      orMissing('account', async () => {
        // Nodes look for the core balance at eosio.token only.
        const elsewhere = accounts.token !== 'eosio.token';
        const [answer, liquid] = await Promise.all([
          node.getAccount(name, asking),
          elsewhere ? coreBalance(name, asking) : undefined,
        ]);
        return accountView(answer, { symbol: coreSymbol, keyPrefix, liquid });
      }),

    async accountExists(name, asking) {
      try {
        await node.getAccount(name, asking);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    accountActions: (name, query) => history.actions(name, query),

    block: (numOrId, asking) =>
      orMissing('block', async () => blockView(await node.getBlock(numOrId, asking))),

    async transaction(id, blockNum, asking) {
      const inBlock = () => transactionFromBlock(node, id, blockNum ?? 0, asking?.signal);
      try {
        return await history.transaction(id, { blockNum, signal: asking?.signal });
      } catch (error) {
        asking?.signal?.throwIfAborted();
        if (blockNum === undefined) throw error;
        // A service that has not indexed the block yet must not make it look missing.
        return inBlock().catch((second: unknown) => {
          throw error instanceof MissingError ? error : second;
        });
      }
    },

    async keyAccounts(key, asking) {
      const shown = toLegacyKey(key, keyPrefix);
      const sources = [
        async () => authorizerAccounts(await node.getAccountsByAuthorizers([shown], asking)),
        // Hyperion writes keys in the EOS form on every chain.
        hyperion && (() => hyperion.getKeyAccounts(toLegacyKey(key, 'EOS'), asking)),
        config.historyTypes.includes('native') &&
          (async () => historyKeyAccounts(await actionsNode.getKeyAccounts(shown, asking))),
      ];
      return firstOf(
        sources.filter((source) => source !== null && source !== false),
        asking,
      );
    },

    producers: async (asking) =>
      producerViews(await node.getProducers(PRODUCERS, asking), keyPrefix),

    async tokens(account, asking) {
      try {
        if (hyperion) return { tokens: await hyperion.getTokens(account, asking), complete: true };
      } catch {
        asking?.signal?.throwIfAborted();
      }
      const amount = await coreBalance(account, asking);
      const tokens = amount ? [{ contract: accounts.token, amount }] : [];
      return { tokens, complete: false };
    },

    async currencyBalance(account, contract, code, asking) {
      const told = await node.getCurrencyBalance(contract, account, code, asking);
      return told.flatMap((text) => assetOf(text) ?? []);
    },

    searchAccounts: (prefix, asking) => searchAccountNames(pool, prefix, asking),

    creator: async (account, asking) => needHyperion().getCreator(account, asking),
    createdAccounts: async (account, asking) => needHyperion().getCreatedAccounts(account, asking),
    links: async (account, asking) => needHyperion().getLinks(account, asking),
  };
  return client;
}

async function orMissing<T>(thing: MissingThing, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isMissing(error) ? new MissingError(thing) : error;
  }
}

/** The first source that answers; a source that lacks the call or is down yields to the next. */
async function firstOf<T>(sources: readonly (() => Promise<T>)[], asking?: Asking): Promise<T> {
  let failure: unknown = new FetchError([]);
  for (const source of sources) {
    try {
      return await source();
    } catch (error) {
      asking?.signal?.throwIfAborted();
      failure = error;
    }
  }
  throw isUnsupported(failure) ? new UnsupportedError('hyperion') : failure;
}

/** Endpoints answer, but none has the call: that needs another service. */
function isUnsupported(error: unknown): boolean {
  return (
    error instanceof FetchError &&
    error.attempts.length > 0 &&
    error.attempts.every((attempt) => attempt.trouble === 'unsupported')
  );
}
