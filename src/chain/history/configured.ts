import type { ChainConfig, HistoryType } from '../config/types.ts';
import type { HistoryNodeClient } from '../rpc/node.ts';
import type { Pool } from '../rpc/pool.ts';
import type { Fetch } from '../rpc/transport.ts';
import { chooseHistory, type History } from './choose.ts';
import { dexHistory } from './dex.ts';
import { dfuseHistory } from './dfuse.ts';
import { hyperionHistory } from './hyperion.ts';
import { nativeHistory } from './native.ts';
import type { HistoryProvider } from './provider.ts';

interface Sources {
  readonly actionsNode: HistoryNodeClient;
  readonly transactionsNode: HistoryNodeClient;
  /** Null where the chain has no such service. */
  readonly hyperionPool: Pool | null;
  readonly fetch?: Fetch;
  readonly now?: () => number;
}

/**
 * The history of a chain, of the sources its configuration names. One that has no address is left
 * out, but for the exchange, which then says that it cannot tell.
 */
export function configuredHistory(config: ChainConfig, sources: Sources): History {
  const { actionsNode, transactionsNode, hyperionPool, fetch, now } = sources;
  const asking = fetch ? { fetch } : {};
  const make: Record<HistoryType, () => HistoryProvider | null> = {
    native: () => nativeHistory(actionsNode, transactionsNode, config),
    hyperion: () => hyperionPool && hyperionHistory(hyperionPool, config),
    dex: () => dexHistory({ ...asking, url: config.dexUrl }, config),
    dfuse: () =>
      config.backendUrl === null
        ? null
        : dfuseHistory({ ...asking, url: config.backendUrl }, config),
  };
  const providers = config.historyTypes.flatMap((kind) => make[kind]() ?? []);
  return chooseHistory(providers, now, config);
}
