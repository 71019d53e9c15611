import type { ChainConfig, HistoryType } from '../config/types.ts';
import * as limits from '../core/limits.ts';
import type { Pool } from '../rpc/pool.ts';
import type { Fetch } from '../rpc/transport.ts';
import { chooseHistory, type History } from './choose.ts';
import { hyperionHistory } from './hyperion/provider.ts';
import { filtering, type HistoryProvider, listing } from './provider.ts';

interface Sources {
  readonly actionsPool: Pool;
  readonly transactionsPool: Pool;
  /** Null if the chain has no Hyperion service of its own: the backend may reach one. */
  readonly hyperionPool: Pool | null;
  readonly fetch?: Fetch;
  readonly now?: () => number;
}

/**
 * The history of a chain from its configured providers. A provider without a URL is omitted. The
 * exchange is kept: its calls then throw UnsupportedError.
 */
export function configuredHistory(config: ChainConfig, sources: Sources): History {
  const { actionsPool, transactionsPool, hyperionPool, fetch, now } = sources;
  const fetchOptions = fetch ? { fetch } : {};
  const make: Record<HistoryType, () => HistoryProvider | null> = {
    native: () =>
      later({ kind: 'native', capabilities: listing, pageSize: limits.historyPage }, async () => {
        const { nativeHistory } = await import('./native/provider.ts');
        return nativeHistory(actionsPool, transactionsPool, config);
      }),
    hyperion() {
      if (hyperionPool) return hyperionHistory(hyperionPool, config);
      const url = config.backendUrl;
      if (url === null) return null;
      const capabilities = { ...filtering, total: true, transactionById: false };
      return later({ kind: 'hyperion', capabilities, pageSize: limits.historyPage }, async () => {
        const { proxiedHyperion } = await import('../services/backend/hyperion-proxy.ts');
        const { createBackend } = await import('../services/backend/backend.ts');
        const backend = createBackend({ ...fetchOptions, url });
        return hyperionHistory(proxiedHyperion(backend), config);
      });
    },
    dex: () =>
      later({ kind: 'dex', capabilities: filtering, pageSize: limits.dexPage }, async () => {
        const { dexHistory } = await import('./dex.ts');
        return dexHistory({ ...fetchOptions, url: config.dexUrl }, config);
      }),
    dfuse() {
      const url = config.backendUrl;
      if (url === null) return null;
      const capabilities = { ...filtering, tableChanges: true };
      const load = once(async () => {
        const { dfuseHistory } = await import('./dfuse/provider.ts');
        return dfuseHistory({ ...fetchOptions, url }, config);
      });
      return {
        ...later({ kind: 'dfuse', capabilities, pageSize: limits.dfusePage }, load),
        deferred: async (id, hint) => (await load()).deferred(id, hint),
      };
    },
  };
  const providers = config.historyTypes.flatMap((kind) => make[kind]() ?? []);
  return chooseHistory(providers, now, config);
}

/** A provider whose code is loaded on first use. Most pages use the first provider only. */
function later(
  description: Pick<HistoryProvider, 'kind' | 'capabilities' | 'pageSize'>,
  make: () => Promise<HistoryProvider>,
): HistoryProvider {
  const load = once(make);
  return {
    ...description,
    actions: async (account, query) => (await load()).actions(account, query),
    transaction: async (id, hint) => (await load()).transaction(id, hint),
  };
}

/** Creates the value once. After a failure the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
