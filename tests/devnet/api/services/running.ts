import { withDevnet } from '#src/chain/config/devnet.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import type { ChainKey } from '#src/chain/config/registry.ts';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';

/** A devnet of one chain, and the site's own configuration of that chain, moved to it. */
export interface Running {
  devnet: RunningDevnet;
  config: ChainConfig;
  /** Spoils the next answer below a path. */
  order(fault: { route: string; kind: string; value?: number; calls?: number }): Promise<void>;
}

export async function run(key: ChainKey): Promise<Running> {
  const devnet = await startDevnet({ port: 0, chains: [key] });
  const chain = chainByKey(key);
  // Each chain's port is counted from the first one's.
  const first =
    devnet.port - Number(new URL(withDevnet(chain, 1).endpoints.default[0] ?? '').port) + 1;
  return {
    devnet,
    config: withDevnet(chain, first),
    async order(fault) {
      const body = JSON.stringify({ calls: 1, ...fault });
      await fetch(`${devnet.url}/devnet/fault`, { method: 'POST', body });
    },
  };
}

/** What the configuration must name for a test to ask it. */
export function named(url: string | null): string {
  if (url === null) throw new Error('The chain has no such service');
  return url;
}
